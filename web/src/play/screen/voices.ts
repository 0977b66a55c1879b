// Short sounds made on the spot: no files to load, silent until the player switches them on. Each world has its own
// voice: a bell under water, a radio in a storm, the bell and horn of a liner, a plucked reed in a field.
import { settings, type Volume } from '../../settings.svelte';
import type { Cue } from './sound';

/** Frequency in hertz, beginning and length in seconds. */
type Note = readonly [hertz: number, at: number, length: number];

/** How a world sounds: what a tone is made of, how fast it comes, what is left of its height, and whether it hisses. */
interface Voice {
  wave: OscillatorType;
  /** Parts of a tone: how many times its frequency, and how loud. */
  partials: readonly (readonly [factor: number, loudness: number])[];
  attack: number;
  lowpass: number;
  /** How loud the hiss of a line is before each cue. */
  hiss: number;
  notes: Record<Cue, readonly Note[]>;
}

const VOICES: Record<string, Voice> = {
  abyss: {
    wave: 'sine',
    partials: [
      [1, 0.12],
      [2.01, 0.03],
    ],
    attack: 0.015,
    lowpass: 1800,
    hiss: 0,
    notes: {
      turn: [
        [392, 0, 0.35],
        [587.33, 0.12, 0.5],
      ],
      asked: [[523.25, 0, 0.3]],
      moment: [
        [196, 0, 0.9],
        [293.66, 0.1, 0.8],
        [739.99, 0.22, 0.5],
      ],
      talk: [[659.25, 0, 0.12]],
      end: [
        [293.66, 0, 0.7],
        [440, 0.18, 0.7],
        [587.33, 0.36, 1.1],
      ],
    },
  },
  thing: {
    wave: 'square',
    partials: [[1, 0.035]],
    attack: 0.004,
    lowpass: 1400,
    hiss: 0.05,
    notes: {
      turn: [
        [660, 0.06, 0.12],
        [660, 0.24, 0.12],
      ],
      asked: [[660, 0.06, 0.12]],
      moment: [
        [110, 0.05, 0.5],
        [104, 0.1, 0.7],
      ],
      talk: [[880, 0.03, 0.06]],
      end: [
        [440, 0.06, 0.2],
        [330, 0.3, 0.2],
        [220, 0.54, 0.8],
      ],
    },
  },
  unfathomable: {
    wave: 'sine',
    partials: [
      [1, 0.09],
      [2.4, 0.04],
      [3.9, 0.02],
    ],
    attack: 0.005,
    lowpass: 4200,
    hiss: 0,
    notes: {
      turn: [
        [622.25, 0, 0.8],
        [622.25, 0.28, 1],
      ],
      asked: [[622.25, 0, 0.8]],
      moment: [
        [92.5, 0, 1.2],
        [138.59, 0.02, 1.2],
      ],
      talk: [[1244.5, 0, 0.15]],
      end: [
        [92.5, 0, 1.6],
        [138.59, 0.02, 1.6],
        [622.25, 0.7, 1.2],
      ],
    },
  },
  cryptids: {
    wave: 'triangle',
    partials: [
      [1, 0.13],
      [3, 0.02],
    ],
    attack: 0.003,
    lowpass: 2600,
    hiss: 0,
    notes: {
      turn: [
        [329.63, 0, 0.22],
        [493.88, 0.1, 0.3],
      ],
      asked: [[440, 0, 0.22]],
      moment: [
        [246.94, 0, 0.2],
        [329.63, 0.08, 0.2],
        [392, 0.16, 0.2],
        [587.33, 0.24, 0.4],
      ],
      talk: [[587.33, 0, 0.1]],
      end: [
        [329.63, 0, 0.3],
        [392, 0.12, 0.3],
        [493.88, 0.24, 0.3],
        [659.25, 0.36, 0.8],
      ],
    },
  },
};
const VOLUMES: Record<Volume, number> = { low: 0.4, middle: 1, high: 2 };

let context: AudioContext | null = null;

/** Sounds a cue in the voice of a world; worlds without one have that of the house. */
export function sounded(cue: Cue, world: string): void {
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') void audio.resume();
  const voice = VOICES[world] ?? VOICES.abyss!;
  const out = new GainNode(audio, { gain: VOLUMES[settings.volume] });
  out.connect(audio.destination);
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: voice.lowpass });
  filter.connect(out);
  if (voice.hiss > 0) hiss(audio, out, voice.hiss, cue === 'moment' ? 0.7 : 0.12);
  for (const [hertz, at, length] of voice.notes[cue]) {
    for (const [factor, loudness] of voice.partials) {
      const start = audio.currentTime + at;
      const gain = new GainNode(audio, { gain: 0 });
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(loudness, start + voice.attack);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
      const tone = new OscillatorNode(audio, { type: voice.wave, frequency: hertz * factor });
      tone.connect(gain).connect(filter);
      tone.start(start);
      tone.stop(start + length + 0.05);
    }
  }
}

/** A line that is open: noise in a narrow band. */
function hiss(audio: AudioContext, out: AudioNode, loudness: number, length: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
  const band = new BiquadFilterNode(audio, { type: 'bandpass', frequency: 1900, Q: 0.8 });
  const gain = new GainNode(audio, { gain: loudness });
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + length);
  const source = new AudioBufferSourceNode(audio, { buffer: noise });
  source.connect(band).connect(gain).connect(out);
  source.start();
}

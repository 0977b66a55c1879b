// Short sounds made on the spot: no files to load, silent until the player switches them on.

export type Cue = 'turn' | 'asked' | 'reveal' | 'end';

/** Notes of each cue: frequency in hertz, beginning and length in seconds. */
const NOTES: Record<Cue, readonly (readonly [hertz: number, at: number, length: number])[]> = {
  turn: [
    [392, 0, 0.35],
    [587.33, 0.12, 0.5],
  ],
  asked: [[523.25, 0, 0.3]],
  reveal: [
    [880, 0, 0.12],
    [1318.5, 0.05, 0.22],
  ],
  end: [
    [293.66, 0, 0.7],
    [440, 0.18, 0.7],
    [587.33, 0.36, 1.1],
  ],
};

let context: AudioContext | null = null;

/** Like a bell under water: a soft sine with a faint overtone through a low-pass filter. */
export function play(cue: Cue): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const audio = context;
  if (audio.state === 'suspended') void audio.resume();
  const filter = new BiquadFilterNode(audio, { type: 'lowpass', frequency: 1800 });
  filter.connect(audio.destination);
  for (const [hertz, at, length] of NOTES[cue]) {
    for (const [factor, loudness] of [
      [1, 0.12],
      [2.01, 0.03],
    ] as const) {
      const start = audio.currentTime + at;
      const gain = new GainNode(audio, { gain: 0 });
      gain.gain.linearRampToValueAtTime(loudness, start + 0.015);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
      const tone = new OscillatorNode(audio, { type: 'sine', frequency: hertz * factor });
      tone.connect(gain).connect(filter);
      tone.start(start);
      tone.stop(start + length + 0.05);
    }
  }
}

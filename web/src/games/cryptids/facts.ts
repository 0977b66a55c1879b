// Made by tools/make_types.py from src/bathysphere/games/cryptids.

import type { Unnamed } from '../parts/named';

/** The pack that comes with the program. */
export const BUILT_IN: Unnamed<Pack> = {
  about: {
    id: 'bathysphere',
    version: 1,
    reconstructed: [
      'map',
      'evidence',
      'cryptids',
      'terrain',
      'reserve',
      'board',
      'contracts',
      'wolpertinger',
      'poacher',
    ],
  },
  map: {
    regions: [
      { id: 'N1', at: [72, 8], lines: ['N2', 'N3', 'E4', 'stockholm', 'riga'] },
      { id: 'N2', at: [38, 10], lines: ['N1', 'N3', 'inverness', 'bergen'] },
      { id: 'N3', at: [53, 16], lines: ['N1', 'N2', 'bergen', 'stockholm'] },
      { id: 'N4', at: [49, 34], lines: ['aachen', 'bergen', 'stockholm', 'riga'] },
      { id: 'E1', at: [54, 49], lines: ['E2', 'S2', 'aachen', 'prague'] },
      { id: 'E2', at: [68, 51], lines: ['E1', 'prague', 'kyiv', 'thessaloniki'] },
      { id: 'E3', at: [90, 62], lines: ['E4', 'kyiv', 'thessaloniki'] },
      { id: 'E4', at: [90, 28], lines: ['N1', 'E3', 'riga', 'kyiv'] },
      { id: 'S1', at: [20, 77], lines: ['W4', 'salamanca', 'naples'] },
      { id: 'S2', at: [46, 61], lines: ['E1', 'S3', 'S4', 'W4', 'prague'] },
      { id: 'S3', at: [51, 75], lines: ['S2', 'S4', 'naples'] },
      { id: 'S4', at: [66, 78], lines: ['S2', 'S3', 'naples', 'thessaloniki'] },
      { id: 'W1', at: [20, 22], lines: ['W2', 'inverness', 'london'] },
      { id: 'W2', at: [7, 32], lines: ['W1', 'inverness', 'london'] },
      { id: 'W3', at: [29, 48], lines: ['W4', 'aachen', 'london', 'salamanca'] },
      { id: 'W4', at: [34, 60], lines: ['S1', 'S2', 'W3', 'aachen', 'salamanca'] },
    ],
    cities: [
      { id: 'aachen', at: [42, 46], lines: ['N4', 'E1', 'W3', 'W4'] },
      { id: 'inverness', at: [23, 9], lines: ['N2', 'W1', 'W2'] },
      { id: 'london', at: [22, 38], lines: ['W1', 'W2', 'W3'] },
      { id: 'bergen', at: [42, 23], lines: ['N2', 'N3', 'N4'] },
      { id: 'stockholm', at: [60, 24], lines: ['N1', 'N3', 'N4'] },
      { id: 'riga', at: [70, 31], lines: ['N1', 'N4', 'E4'] },
      { id: 'prague', at: [60, 57], lines: ['E1', 'E2', 'S2'] },
      { id: 'kyiv', at: [80, 46], lines: ['E2', 'E3', 'E4'] },
      { id: 'salamanca', at: [13, 64], lines: ['S1', 'W3', 'W4'] },
      { id: 'naples', at: [46, 88], lines: ['S1', 'S3', 'S4'] },
      { id: 'thessaloniki', at: [77, 72], lines: ['E2', 'E3', 'S4'] },
    ],
  },
  evidence: {
    bonus_rumours: 10,
    bonus_price: 2,
    tokens: [
      { kind: 'victim', price: 4, back: 'N1' },
      { kind: 'victim', price: 4, back: 'E2' },
      { kind: 'victim', price: 4, back: 'S3' },
      { kind: 'victim', price: 4, back: 'W4' },
      { kind: 'bones', price: 3, back: 'N2' },
      { kind: 'bones', price: 3, back: 'E3' },
      { kind: 'bones', price: 3, back: 'S4' },
      { kind: 'bones', price: 3, back: 'W1' },
      { kind: 'witness', price: 3, back: 'N3' },
      { kind: 'witness', price: 3, back: 'E4' },
      { kind: 'witness', price: 3, back: 'S1' },
      { kind: 'witness', price: 3, back: 'W2' },
      { kind: 'tracks', price: 3, back: 'N4' },
      { kind: 'tracks', price: 3, back: 'E1' },
      { kind: 'tracks', price: 3, back: 'S2' },
      { kind: 'tracks', price: 3, back: 'W3' },
      { kind: 'sky', price: 4, back: 'N1' },
      { kind: 'sky', price: 4, back: 'E3' },
      { kind: 'sky', price: 4, back: 'S1' },
      { kind: 'sky', price: 4, back: 'W2' },
      { kind: 'water', price: 4, back: 'N2' },
      { kind: 'water', price: 4, back: 'E4' },
      { kind: 'water', price: 4, back: 'S3' },
      { kind: 'water', price: 4, back: 'W3' },
      { kind: 'rumour', price: 2, back: 'N3' },
      { kind: 'rumour', price: 2, back: 'N4' },
      { kind: 'rumour', price: 2, back: 'E1' },
      { kind: 'rumour', price: 2, back: 'E2' },
      { kind: 'rumour', price: 2, back: 'S2' },
      { kind: 'rumour', price: 2, back: 'S4' },
      { kind: 'rumour', price: 2, back: 'W1' },
      { kind: 'rumour', price: 2, back: 'W4' },
    ],
  },
  cryptids: {
    cryptids: [
      {
        id: 'trochus',
        level: 1,
        habitat: 'water',
        at: 'S4',
        kind: 'chimera',
        needs: ['water', 'witness'],
        found: 1,
        relocated: 1,
        tile: 'V3',
        ability: { when: 'relocated', does: ['assistant 2'] },
      },
      {
        id: 'lossie',
        level: 1,
        habitat: 'water',
        at: 'W1',
        kind: 'beast',
        needs: ['water', 'rumour'],
        found: 1,
        relocated: 1,
        tile: 'D2',
        ability: { when: 'found', does: ['bonus_rumour 1'] },
      },
      {
        id: 'water_leaper',
        level: 1,
        habitat: 'water',
        at: 'W2',
        kind: 'chimera',
        needs: ['water', 'victim'],
        found: 1,
        relocated: 1,
        tile: 'D2',
        ability: { when: 'request', does: ['place'] },
      },
      {
        id: 'selma',
        level: 1,
        habitat: 'water',
        at: 'N2',
        kind: 'reptile',
        needs: ['water', '?'],
        found: 1,
        relocated: 1,
        tile: 'I3',
        ability: { when: 'failed', does: ['coins 2'] },
      },
      {
        id: 'skvader',
        level: 1,
        habitat: 'forest',
        at: 'N3',
        kind: 'chimera',
        needs: ['bones', '?'],
        found: 1,
        relocated: 1,
        tile: 'D2',
        ability: { when: 'relocated', does: ['coins 2'] },
      },
      {
        id: 'habor',
        level: 1,
        habitat: 'forest',
        at: 'E1',
        kind: 'chimera',
        needs: ['tracks', 'witness'],
        found: 1,
        relocated: 1,
        tile: 'V3',
        ability: { when: 'found', does: ['take_map'] },
      },
      {
        id: 'mavo',
        level: 1,
        habitat: 'forest',
        at: 'S1',
        kind: 'beast',
        needs: ['tracks', 'rumour'],
        found: 1,
        relocated: 2,
        tile: 'D2',
        ability: null,
      },
      {
        id: 'elwetritsch',
        level: 1,
        habitat: 'forest',
        at: 'W3',
        kind: 'winged',
        needs: ['sky', 'tracks'],
        found: 1,
        relocated: 1,
        tile: 'V3',
        ability: { when: 'failed', does: ['keep_evidence'] },
      },
      {
        id: 'hercinia',
        level: 1,
        habitat: 'forest',
        at: 'E1',
        kind: 'winged',
        needs: ['sky', 'rumour'],
        found: 1,
        relocated: 1,
        tile: 'D2',
        ability: { when: 'lasting', does: ['range 1'] },
      },
      {
        id: 'achlis',
        level: 1,
        habitat: 'forest',
        at: '?',
        kind: 'beast',
        needs: ['tracks', 'bones'],
        found: 1,
        relocated: 2,
        tile: 'I3',
        ability: null,
      },
      {
        id: 'dahu',
        level: 1,
        habitat: 'mountain',
        at: 'S2',
        kind: 'beast',
        needs: ['tracks', 'witness'],
        found: 1,
        relocated: 1,
        tile: 'V3',
        ability: { when: 'found', does: ['walk 2'] },
      },
      {
        id: 'tatzelwurm',
        level: 1,
        habitat: 'mountain',
        at: 'S2',
        kind: 'reptile',
        needs: ['bones', '?'],
        found: 1,
        relocated: 1,
        tile: 'I3',
        ability: { when: 'failed', does: ['refresh'] },
      },
      {
        id: 'caladrius',
        level: 1,
        habitat: 'mountain',
        at: 'S3',
        kind: 'winged',
        needs: ['sky', '?'],
        found: 1,
        relocated: 1,
        tile: 'D2',
        ability: { when: 'relocated', does: ['refresh'] },
      },
      {
        id: 'aspid',
        level: 1,
        habitat: 'mountain',
        at: 'E3',
        kind: 'reptile',
        needs: ['victim', 'sky'],
        found: 1,
        relocated: 1,
        tile: 'V3',
        ability: { when: 'placement', does: ['empty'] },
      },
      {
        id: 'amphisbaena',
        level: 1,
        habitat: 'mountain',
        at: '?',
        kind: 'reptile',
        needs: ['victim', 'rumour'],
        found: 1,
        relocated: 1,
        tile: 'D2',
        ability: { when: 'end', does: ['kind_least reptile 2 1'] },
      },
      {
        id: 'lagopus',
        level: 1,
        habitat: 'special',
        at: 'N1',
        kind: 'winged',
        needs: ['tracks', 'sky'],
        found: 1,
        relocated: 1,
        tile: 'D2',
        ability: { when: 'placement', does: ['on_top'] },
      },
      {
        id: 'karadag_serpent',
        level: 2,
        habitat: 'water',
        at: 'E3',
        kind: 'reptile',
        needs: ['witness', 'water'],
        found: 2,
        relocated: 1,
        tile: 'S4',
        ability: { when: 'found', does: ['xp 1'] },
      },
      {
        id: 'sarmatian_sea_snail',
        level: 2,
        habitat: 'water',
        at: 'N4',
        kind: 'chimera',
        needs: ['water', 'bones'],
        found: 2,
        relocated: 1,
        tile: 'O4',
        ability: { when: 'found', does: ['restore 2'] },
      },
      {
        id: 'dobhar_chu',
        level: 2,
        habitat: 'water',
        at: 'W2',
        kind: 'beast',
        needs: ['water', 'victim', 'bones'],
        found: 2,
        relocated: 2,
        tile: 'L4',
        ability: { when: 'relocated', does: ['xp 2'] },
      },
      {
        id: 'biddrina',
        level: 2,
        habitat: 'water',
        at: 'S3',
        kind: 'reptile',
        needs: ['water', 'victim', 'rumour'],
        found: 2,
        relocated: 2,
        tile: 'I4',
        ability: { when: 'failed', does: ['bonus_rumour 1'] },
      },
      {
        id: 'lariosaur',
        level: 2,
        habitat: 'water',
        at: 'S2',
        kind: 'reptile',
        needs: ['water', 'bones', '?'],
        found: 2,
        relocated: 2,
        tile: 'T4',
        ability: { when: 'relocated', does: ['restore 2'] },
      },
      {
        id: 'gulon',
        level: 2,
        habitat: 'forest',
        at: 'N3',
        kind: 'beast',
        needs: ['tracks', 'bones', '?'],
        found: 2,
        relocated: 2,
        tile: 'T4',
        ability: { when: 'found', does: ['buy_market 1'] },
      },
      {
        id: 'aitvaras',
        level: 2,
        habitat: 'forest',
        at: 'N4',
        kind: 'winged',
        needs: ['sky', 'rumour'],
        found: 2,
        relocated: 1,
        tile: 'V3',
        ability: { when: 'lasting', does: ['income 1'] },
      },
      {
        id: 'drekavac',
        level: 2,
        habitat: 'forest',
        at: '?',
        kind: 'chimera',
        needs: ['witness', 'victim'],
        found: 2,
        relocated: 1,
        tile: 'I3',
        ability: { when: 'failed', does: ['xp 1'] },
      },
      {
        id: 'black_shuck',
        level: 2,
        habitat: 'forest',
        at: 'W1',
        kind: 'beast',
        needs: ['tracks', 'witness', 'rumour'],
        found: 2,
        relocated: 2,
        tile: 'L4',
        ability: { when: 'found', does: ['take_market'] },
      },
      {
        id: 'tulikettu',
        level: 2,
        habitat: 'mountain',
        at: 'N1',
        kind: 'beast',
        needs: ['tracks', 'sky', 'witness'],
        found: 2,
        relocated: 2,
        tile: 'Z4',
        ability: { when: 'relocated', does: ['coins 3'] },
      },
      {
        id: 'bonnacon',
        level: 2,
        habitat: 'mountain',
        at: 'S4',
        kind: 'chimera',
        needs: ['victim', 'bones'],
        found: 2,
        relocated: 1,
        tile: 'O4',
        ability: { when: 'relocated', does: ['lay_terrain'] },
      },
      {
        id: 'lou_carcolh',
        level: 2,
        habitat: 'mountain',
        at: 'W3',
        kind: 'chimera',
        needs: ['tracks', 'victim', '?'],
        found: 2,
        relocated: 2,
        tile: 'J4',
        ability: { when: 'placement', does: ['empty'] },
      },
      {
        id: 'rarog',
        level: 2,
        habitat: 'mountain',
        at: 'E1',
        kind: 'winged',
        needs: ['sky', 'witness', '?'],
        found: 2,
        relocated: 2,
        tile: 'T4',
        ability: { when: 'found', does: ['restore 3'] },
      },
      {
        id: 'bird_of_vergisson',
        level: 2,
        habitat: 'mountain',
        at: 'W4',
        kind: 'winged',
        needs: ['sky', 'victim', 'witness'],
        found: 2,
        relocated: 1,
        tile: 'S4',
        ability: { when: 'end', does: ['fewest 3'] },
      },
      {
        id: 'ziriddar',
        level: 2,
        habitat: 'special',
        at: '?',
        kind: 'winged',
        needs: ['sky', 'rumour'],
        found: 2,
        relocated: 1,
        tile: 'V3',
        ability: { when: 'placement', does: ['on_top'] },
      },
      {
        id: 'nessie',
        level: 3,
        habitat: 'water',
        at: 'W1',
        kind: 'reptile',
        needs: ['water', 'witness', 'rumour'],
        found: 4,
        relocated: 3,
        tile: 'Y5',
        ability: null,
      },
      {
        id: 'kraken',
        level: 3,
        habitat: 'water',
        at: 'N2',
        kind: 'chimera',
        needs: ['water', 'victim', '?'],
        found: 3,
        relocated: 3,
        tile: 'X5',
        ability: { when: 'found', does: ['coins 3'] },
      },
      {
        id: 'tarasque',
        level: 3,
        habitat: 'water',
        at: 'W4',
        kind: 'chimera',
        needs: ['water', 'victim', 'tracks'],
        found: 3,
        relocated: 2,
        tile: 'P5',
        ability: { when: 'relocated', does: ['gain_skill'] },
      },
      {
        id: 'chudo_yudo',
        level: 3,
        habitat: 'water',
        at: 'E4',
        kind: 'chimera',
        needs: ['water', 'bones', 'witness'],
        found: 3,
        relocated: 2,
        tile: 'L4',
        ability: { when: 'end', does: ['zones 2'] },
      },
      {
        id: 'beast_of_gevaudan',
        level: 3,
        habitat: 'forest',
        at: 'W4',
        kind: 'beast',
        needs: ['victim', 'tracks', 'witness'],
        found: 3,
        relocated: 3,
        tile: 'I4',
        ability: { when: 'found', does: ['xp 2'] },
      },
      {
        id: 'firebird',
        level: 3,
        habitat: 'forest',
        at: '?',
        kind: 'winged',
        needs: ['sky', 'rumour', 'witness'],
        found: 3,
        relocated: 2,
        tile: 'T4',
        ability: { when: 'relocated', does: ['coins 3', 'assistant 2'] },
      },
      {
        id: 'lindworm',
        level: 3,
        habitat: 'forest',
        at: 'N2',
        kind: 'reptile',
        needs: ['tracks', 'bones', '?'],
        found: 4,
        relocated: 3,
        tile: 'W5',
        ability: null,
      },
      {
        id: 'cuelebre',
        level: 3,
        habitat: 'mountain',
        at: 'S1',
        kind: 'winged',
        needs: ['sky', 'bones', 'victim'],
        found: 3,
        relocated: 2,
        tile: 'Z4',
        ability: { when: 'end', does: ['coin_rate 3'] },
      },
      {
        id: 'wawel_dragon',
        level: 3,
        habitat: 'mountain',
        at: 'E2',
        kind: 'reptile',
        needs: ['bones', 'victim', 'rumour'],
        found: 3,
        relocated: 3,
        tile: 'P5',
        ability: { when: 'end', does: ['kind_each reptile 2'] },
      },
      {
        id: 'indrik',
        level: 3,
        habitat: 'mountain',
        at: '?',
        kind: 'beast',
        needs: ['bones', 'witness', 'rumour'],
        found: 3,
        relocated: 2,
        tile: 'L4',
        ability: { when: 'end', does: ['kind_each beast 2'] },
      },
      {
        id: 'turul',
        level: 3,
        habitat: 'mountain',
        at: 'E2',
        kind: 'winged',
        needs: ['sky', 'rumour', '?'],
        found: 3,
        relocated: 3,
        tile: 'V5',
        ability: { when: 'end', does: ['kind_each winged 2'] },
      },
      {
        id: 'korkodil',
        level: 3,
        habitat: 'special',
        at: 'E4',
        kind: 'reptile',
        needs: ['water', 'tracks', 'bones'],
        found: 3,
        relocated: 3,
        tile: 'I4',
        ability: { when: 'placement', does: ['two_terrains'] },
      },
    ],
  },
  terrain: {
    shapes: {
      D2: ['##'],
      I3: ['###'],
      V3: ['##', '#.'],
      I4: ['####'],
      J4: ['.#', '.#', '##'],
      L4: ['#.', '#.', '##'],
      O4: ['##', '##'],
      S4: ['.##', '##.'],
      T4: ['###', '.#.'],
      Z4: ['##.', '.##'],
      P5: ['##', '##', '#.'],
      V5: ['#..', '#..', '###'],
      W5: ['#..', '##.', '.##'],
      X5: ['.#.', '###', '.#.'],
      Y5: ['####', '.#..'],
    },
    terrain: [
      {
        kind: 'mountain',
        tiles: [
          'D2 --',
          'D2 c-',
          'D2 -x',
          'I3 ---',
          'I3 c--',
          'I3 -x-',
          'I3 --i',
          'V3 ---',
          'V3 -c-',
          'V3 i--',
          'V3 --x',
          'L4 c---',
          'J4 --i-',
          'T4 -x--',
          'O4 ----',
          'S4 c--i',
          'Z4 -c--',
        ],
      },
      {
        kind: 'forest',
        tiles: [
          'D2 --',
          'D2 x-',
          'D2 -c',
          'I3 ---',
          'I3 -c-',
          'I3 i--',
          'V3 ---',
          'V3 c--',
          'V3 -x-',
          'V3 --i',
          'V3 --c',
          'L4 -c--',
          'J4 x---',
          'T4 ---i',
          'O4 ----',
          'O4 c--x',
          'S4 -i--',
        ],
      },
      {
        kind: 'water',
        tiles: [
          'D2 --',
          'D2 i-',
          'D2 -c',
          'I3 ---',
          'I3 c--',
          'I3 --x',
          'I3 -i-',
          'I3 ---',
          'V3 -c-',
          'V3 x--',
          'V3 --i',
          'I4 ----',
          'I4 c--c',
          'L4 -x--',
          'J4 --c-',
          'S4 x--i',
          'Z4 ----',
        ],
      },
    ],
  },
  reserve: {
    rows: [
      '.............',
      '.............',
      '.aa.......bb.',
      '.............',
      '.............',
      '.............',
      '......c......',
      '......c......',
      '.............',
      '.............',
    ],
    play: [
      { players: 1, rows: [1, 7], columns: [3, 11] },
      { players: 2, rows: [1, 7], columns: [3, 11] },
      { players: 3, rows: [1, 10], columns: [3, 11] },
      { players: 4, rows: [1, 10], columns: [1, 13] },
    ],
  },
  board: {
    evidence_slots: 5,
    terrain_slots: 3,
    market_slots: 3,
    map_tokens: 7,
    display: 6,
    figures: 8,
    range: 2,
    track: { rows: 10, highlighted: 4 },
    start: { coins: [1, 2, 2, 3], bonus_rumours: 1, bids: 2, skill: 'ticket' },
    skills: [
      { id: 'ticket', price: 0 },
      { id: 'collect', price: 1 },
      { id: 'track', price: 2 },
      { id: 'luck', price: 1 },
      { id: 'second_chance', price: 2 },
      { id: 'relocate', price: 2 },
      { id: 'range_1', price: 1 },
      { id: 'range_2', price: 1 },
      { id: 'split', price: 2 },
      { id: 'neighbour', price: 1 },
    ],
    dice: {
      assistant: ['coins 2', 'coins 3', 'xp 1', 'xp 2', 'restore 2', 'bonus_rumour 1'],
      tracking: ['success', 'success', 'success', 'luck', 'failure', 'failure'],
    },
  },
  contracts: {
    contracts: [
      'evidence victim',
      'evidence bones',
      'evidence witness',
      'evidence tracks',
      'evidence sky',
      'evidence water',
      'habitat mountain',
      'habitat forest',
      'habitat water',
      'kind beast',
      'kind winged',
      'kind reptile',
      'kind chimera',
    ],
    requests: [
      'zone N',
      'zone E',
      'zone S',
      'zone W',
      'kind beast',
      'kind winged',
      'kind reptile',
      'kind chimera',
    ],
    request_reputation: 4,
  },
  wolpertinger: {
    card_reputation: 2,
    tokens: [
      'hare',
      'hare',
      'hare',
      'hare',
      'hare',
      'coins 4',
      'coins 4',
      'evidence 1',
      'evidence 1',
      'reroll',
      'reroll',
    ],
  },
  poacher: {
    cards: [
      {
        held: [
          ['BID', 'REF', 'LOW'],
          ['BID', 'CON', 'REF', 'LOW'],
          ['K2', 'BID', 'REF', 'LOW'],
          ['K3', 'K2', 'BID', 'REF', 'HIGH'],
          ['K4'],
        ],
        prey: ['found', 'contract', 'bid'],
        zones: 'NESW',
        above: { tries: ['dR', 'mB'], then: 'up' },
        below: { tries: ['dX', 'xC'], then: 'down' },
        terrain: 'mountain',
      },
      {
        held: [
          ['CON', 'BID', 'REF', 'HIGH'],
          ['BID', 'REF', 'HIGH'],
          ['K2', 'CON', 'REF', 'LOW'],
          ['K3', 'K2', 'HIGH'],
          ['K4'],
        ],
        prey: ['bid', 'found', 'contract'],
        zones: 'ESWN',
        above: { tries: ['dX', 'mC'], then: 'down' },
        below: { tries: ['dR', 'mB'], then: 'up' },
        terrain: 'forest',
      },
      {
        held: [
          ['REF', 'BID', 'LOW'],
          ['LOW'],
          ['BID', 'K2', 'REF', 'LOW'],
          ['K2', 'K3', 'BID', 'REF', 'LOW'],
          ['K4'],
        ],
        prey: ['contract', 'bid', 'found'],
        zones: 'SWNE',
        above: { tries: ['dC', 'xB'], then: 'up' },
        below: { tries: ['dS', 'mC'], then: 'up' },
        terrain: 'water',
      },
      {
        held: [
          ['HIGH'],
          ['BID', 'REF', 'LOW'],
          ['K2', 'BID', 'REF', 'HIGH'],
          ['K3', 'K2', 'CON', 'REF', 'HIGH'],
          ['K4'],
        ],
        prey: ['found', 'bid', 'contract'],
        zones: 'WNES',
        above: { tries: ['dC', 'mB'], then: 'down' },
        below: { tries: ['mC', 'dR'], then: 'up' },
        terrain: 'mountain',
      },
      {
        held: [
          ['BID', 'CON', 'REF', 'LOW'],
          ['REF', 'BID', 'LOW'],
          ['K2', 'LOW'],
          ['K3', 'BID', 'REF', 'LOW'],
          ['K4'],
        ],
        prey: ['contract', 'found', 'bid'],
        zones: 'NSEW',
        above: { tries: ['mB', 'dX'], then: 'up' },
        below: { tries: ['dR', 'xC'], then: 'down' },
        terrain: 'forest',
      },
      {
        held: [
          ['LOW'],
          ['CON', 'BID', 'REF', 'LOW'],
          ['BID', 'K2', 'REF', 'HIGH'],
          ['K2', 'K3', 'LOW'],
          ['K4'],
        ],
        prey: ['bid', 'contract', 'found'],
        zones: 'SNWE',
        above: { tries: ['dR', 'xB'], then: 'down' },
        below: { tries: ['mB', 'dC'], then: 'up' },
        terrain: 'water',
      },
      {
        held: [
          ['BID', 'REF', 'HIGH'],
          ['HIGH'],
          ['K2', 'BID', 'REF', 'LOW'],
          ['K3', 'K2', 'BID', 'REF', 'LOW'],
          ['K4'],
        ],
        prey: ['found', 'contract', 'bid'],
        zones: 'EWSN',
        above: { tries: ['dS', 'mC'], then: 'up' },
        below: { tries: ['dR', 'xB'], then: 'down' },
        terrain: 'mountain',
      },
      {
        held: [
          ['CON', 'REF', 'LOW'],
          ['BID', 'CON', 'REF', 'HIGH'],
          ['REF', 'K2', 'BID', 'LOW'],
          ['K3', 'CON', 'REF', 'HIGH'],
          ['K4'],
        ],
        prey: ['bid', 'found', 'contract'],
        zones: 'WENS',
        above: { tries: ['dR', 'xC'], then: 'up' },
        below: { tries: ['dX', 'mB'], then: 'up' },
        terrain: 'forest',
      },
      {
        held: [
          ['REF', 'CON', 'LOW'],
          ['BID', 'REF', 'LOW'],
          ['K2', 'CON', 'BID', 'LOW'],
          ['K3', 'K2', 'LOW'],
          ['K4'],
        ],
        prey: ['contract', 'bid', 'found'],
        zones: 'NWSE',
        above: { tries: ['mC', 'dC'], then: 'down' },
        below: { tries: ['dR', 'mC'], then: 'down' },
        terrain: 'water',
      },
      {
        held: [
          ['BID', 'REF', 'LOW'],
          ['CON', 'REF', 'LOW'],
          ['K2', 'HIGH'],
          ['BID', 'K3', 'K2', 'REF', 'LOW'],
          ['K4'],
        ],
        prey: ['found', 'bid', 'contract'],
        zones: 'SENW',
        above: { tries: ['dR', 'mB'], then: 'up' },
        below: { tries: ['dS', 'xC'], then: 'up' },
        terrain: 'mountain',
      },
      {
        held: [
          ['HIGH'],
          ['REF', 'HIGH'],
          ['K2', 'BID', 'REF', 'HIGH'],
          ['K3', 'K2', 'CON', 'REF', 'LOW'],
          ['K4'],
        ],
        prey: ['contract', 'found', 'bid'],
        zones: 'ENWS',
        above: { tries: ['dX', 'xB'], then: 'down' },
        below: { tries: ['mB', 'dR'], then: 'down' },
        terrain: 'forest',
      },
      {
        held: [
          ['BID', 'CON', 'REF', 'HIGH'],
          ['BID', 'CON', 'REF', 'LOW'],
          ['CON', 'K2', 'REF', 'HIGH'],
          ['K2', 'K3', 'HIGH'],
          ['K4'],
        ],
        prey: ['bid', 'contract', 'found'],
        zones: 'WSEN',
        above: { tries: ['dC', 'mC'], then: 'up' },
        below: { tries: ['dR', 'xB'], then: 'up' },
        terrain: 'water',
      },
      {
        held: [
          ['CON', 'REF', 'LOW'],
          ['BID', 'REF', 'LOW'],
          ['K2', 'LOW'],
          ['K3', 'BID', 'REF', 'LOW'],
          ['K4'],
        ],
        prey: ['found', 'contract', 'bid'],
        zones: 'NEWS',
        above: { tries: ['mB', 'dR'], then: 'down' },
        below: { tries: ['dC', 'mB'], then: 'down' },
        terrain: 'mountain',
      },
      {
        held: [
          ['REF', 'BID', 'HIGH'],
          ['CON', 'REF', 'HIGH'],
          ['K2', 'CON', 'REF', 'LOW'],
          ['K3', 'K2', 'BID', 'REF', 'HIGH'],
          ['K4'],
        ],
        prey: ['contract', 'bid', 'found'],
        zones: 'SWEN',
        above: { tries: ['dR', 'xC'], then: 'up' },
        below: { tries: ['mC', 'dX'], then: 'up' },
        terrain: 'forest',
      },
      {
        held: [
          ['CON', 'BID', 'REF', 'LOW'],
          ['BID', 'REF', 'HIGH'],
          ['REF', 'BID', 'LOW'],
          ['K3', 'K2', 'LOW'],
          ['K4'],
        ],
        prey: ['bid', 'found', 'contract'],
        zones: 'ESNW',
        above: { tries: ['dS', 'xB'], then: 'down' },
        below: { tries: ['dR', 'mC'], then: 'down' },
        terrain: 'water',
      },
    ],
  },
};

export const EVIDENCE = ['victim', 'bones', 'witness', 'tracks', 'sky', 'water', 'rumour'] as const;
export type Evidence = (typeof EVIDENCE)[number];

export const HABITATS = ['mountain', 'forest', 'water'] as const;
export type Habitat = (typeof HABITATS)[number];

export const KINDS = ['beast', 'winged', 'reptile', 'chimera'] as const;
export type Kind = (typeof KINDS)[number];

export const ZONES = ['N', 'E', 'S', 'W'] as const;
export type Zone = (typeof ZONES)[number];

export const SKILLS = [
  'ticket',
  'collect',
  'track',
  'luck',
  'second_chance',
  'relocate',
  'range_1',
  'range_2',
  'split',
  'neighbour',
] as const;
export type SkillId = (typeof SKILLS)[number];

export const ACTIVE = ['ticket', 'collect', 'track', 'luck', 'second_chance', 'relocate'] as const;
export type Active = (typeof ACTIVE)[number];

/** The kinds of questions. */
export const DECISION_KINDS = [
  'ability.buy',
  'ability.collect',
  'ability.market',
  'ability.refresh',
  'ability.walk',
  'assistant.bonus',
  'bid.place',
  'field.turn',
  'office.card',
  'office.turn',
  'poacher.market',
  'poacher.prey',
  'poacher.spend',
  'poacher.takes',
  'poacher.terrain',
  'refresh.bonus',
  'refresh.cards',
  'refresh.remove',
  'relocate.place',
  'request.order',
  'setup.bids',
  'setup.city',
  'setup.terrain',
  'skills.gain',
  'skills.restore',
  'terrain.fitting',
  'terrain.lay',
  'terrain.return',
  'terrain.take',
  'terrain.tile',
  'track.commit',
  'track.lose',
  'track.rolled',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** The kinds of lines in the log. */
export const EVENT_KINDS = [
  'ability',
  'assistant_moved',
  'bag_filled',
  'bid_moved',
  'bid_placed',
  'bids_freed',
  'bought',
  'building_ended',
  'card_discarded',
  'card_marked',
  'card_opened',
  'city_chosen',
  'collected',
  'deck_reshuffled',
  'dice_rolled',
  'die_taken',
  'evidence_drawn',
  'evidence_lost',
  'failed',
  'found',
  'gained',
  'game_ended',
  'hare_found',
  'hare_used',
  'learned',
  'luck_used',
  'mark_turned',
  'market_filled',
  'market_removed',
  'moved',
  'paid',
  'poacher_card',
  'poacher_caught',
  'poacher_die',
  'poacher_idle',
  'poacher_took',
  'relocated',
  'request_granted',
  'rerolled',
  'restored',
  'round_began',
  'rumour_gained',
  'sold',
  'swapped',
  'terrain_closed',
  'terrain_laid',
  'terrain_returned',
  'terrain_taken',
  'token_laid',
  'tokens_turned',
  'tracking_rolled',
  'tried',
  'turn_began',
  'used',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** Everything that components say. */
export interface Pack {
  about: About;
  map: Map;
  evidence: Tokens;
  cryptids: Cryptids;
  terrain: Terrain;
  reserve: Reserve;
  board: Board;
  contracts: Contracts;
  wolpertinger: Wolpertinger;
  poacher: Poacher;
}

/** pack.toml */
export interface About {
  id: string;
  version: number;
  name: Names;
  /** The files whose faces are not those of the box. */
  reconstructed?: readonly ('board' | 'contracts' | 'cryptids' | 'evidence' | 'map' | 'poacher' | 'reserve' | 'terrain' | 'wolpertinger')[];
}

export interface Names {
  en: string;
  ru: string;
  uk: string;
}

export interface Map {
  regions: readonly Place[];
  cities: readonly Place[];
}

export interface Place {
  id: string;
  name: Names;
  at: readonly [number, number];
  lines: readonly string[];
}

export interface Tokens {
  bonus_rumours: number;
  bonus_price: number;
  tokens: readonly Token[];
}

export interface Token {
  kind: 'bones' | 'rumour' | 'sky' | 'tracks' | 'victim' | 'water' | 'witness';
  price: number;
  back: string;
}

export interface Cryptids {
  cryptids: readonly Cryptid[];
}

export interface Cryptid {
  id: string;
  name: Names;
  level: number;
  habitat: 'forest' | 'mountain' | 'special' | 'water';
  at: string;
  kind: 'beast' | 'chimera' | 'reptile' | 'winged';
  needs: readonly ('?' | 'bones' | 'rumour' | 'sky' | 'tracks' | 'victim' | 'water' | 'witness')[];
  found: number;
  relocated: number;
  tile: string;
  ability?: Ability | null;
}

export interface Ability {
  when: 'end' | 'failed' | 'found' | 'lasting' | 'placement' | 'relocated' | 'request';
  does: readonly string[];
}

export interface Terrain {
  shapes: Record<string, readonly string[]>;
  terrain: readonly TerrainKind[];
}

export interface TerrainKind {
  kind: 'forest' | 'mountain' | 'water';
  tiles: readonly string[];
}

export interface Reserve {
  rows: readonly string[];
  play: readonly InPlay[];
}

export interface InPlay {
  players: number;
  rows: readonly [number, number];
  columns: readonly [number, number];
}

export interface Board {
  evidence_slots: number;
  terrain_slots: number;
  market_slots: number;
  map_tokens: number;
  display: number;
  figures: number;
  range: number;
  track: Track;
  start: Start;
  skills: readonly Skill[];
  dice: Dice;
}

export interface Track {
  rows: number;
  highlighted: number;
}

export interface Start {
  coins: readonly [number, number, number, number];
  bonus_rumours: number;
  bids: number;
  skill: string;
}

export interface Skill {
  id: 'collect' | 'luck' | 'neighbour' | 'range_1' | 'range_2' | 'relocate' | 'second_chance' | 'split' | 'ticket' | 'track';
  price: number;
}

export interface Dice {
  assistant: readonly string[];
  tracking: readonly ('failure' | 'luck' | 'success')[];
}

export interface Contracts {
  contracts: readonly string[];
  requests: readonly string[];
  request_reputation: number;
}

export interface Wolpertinger {
  card_reputation: number;
  tokens: readonly string[];
}

export interface Poacher {
  cards: readonly PoacherCard[];
}

export interface PoacherCard {
  held: readonly (readonly ('BID' | 'CON' | 'HIGH' | 'K2' | 'K3' | 'K4' | 'LOW' | 'REF')[])[];
  prey: readonly ('bid' | 'contract' | 'found')[];
  zones: string;
  above: Helped;
  below: Helped;
  terrain: 'forest' | 'mountain' | 'water';
}

export interface Helped {
  tries: readonly ('dC' | 'dR' | 'dS' | 'dX' | 'mB' | 'mC' | 'xB' | 'xC')[];
  then: 'down' | 'up';
}

// What a person is called who has not given a name: a creature of the sea, the same one at every visit.
import { NAME_LENGTH, settings, type Language } from './settings.svelte';
import { recall, remember } from './store';
import { language } from './words/words.svelte';

/** Each creature in all languages at once: whoever sits down next to a Narwhal is no Нарвал. */
const CREATURES: readonly Readonly<Record<Language, string>>[] = [
  { en: 'Nautilus', ru: 'Наутилус', uk: 'Наутилус' },
  { en: 'Cuttlefish', ru: 'Каракатица', uk: 'Каракатиця' },
  { en: 'Narwhal', ru: 'Нарвал', uk: 'Нарвал' },
  { en: 'Anglerfish', ru: 'Удильщик', uk: 'Вудильник' },
  { en: 'Anemone', ru: 'Актиния', uk: 'Актинія' },
  { en: 'Moray', ru: 'Мурена', uk: 'Мурена' },
  { en: 'Stingray', ru: 'Скат', uk: 'Скат' },
  { en: 'Barracuda', ru: 'Барракуда', uk: 'Баракуда' },
  { en: 'Urchin', ru: 'Морской ёж', uk: 'Морський їжак' },
  { en: 'Sunfish', ru: 'Рыба-луна', uk: 'Риба-місяць' },
  { en: 'Sea Star', ru: 'Морская звезда', uk: 'Морська зірка' },
  { en: 'Tuna', ru: 'Тунец', uk: 'Тунець' },
];

const drawn = recall('guest', Math.random());
remember('guest', drawn);

/** The name of a guest beside people with these names: of the creatures that are not there yet, the first from ours on. */
export function guestName(taken: readonly string[] = []): string {
  const first = Math.floor(drawn * CREATURES.length);
  const present = new Set(taken.map((name) => name.trim().toLowerCase()));
  const free = CREATURES.map((_, at) => CREATURES[(first + at) % CREATURES.length]!).filter(
    (each) => !Object.values(each).some((name) => present.has(name.toLowerCase())),
  );
  return (free[0] ?? CREATURES[first]!)[language()];
}

/** The name given in the settings, or that of a guest. */
export function myName(taken: readonly string[] = []): string {
  return settings.name.trim().slice(0, NAME_LENGTH) || guestName(taken);
}

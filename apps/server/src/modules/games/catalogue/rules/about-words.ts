import type { GameClass } from '@nokshi/contract/player/catalogue.ts';

const CLASS_WORDS: Readonly<Record<GameClass, string>> = {
  JP: 'jackpot জ্যাকপট',
  TG: 'table টেবিল',
  AC: 'arcade আর্কেড',
  BG: 'bingo বিঙ্গো',
};

/** Bengali words as people type them in Latin letters, by the English word of a description. */
const IN_LATIN: Readonly<Record<string, string>> = {
  river: 'nodi nadi',
  boat: 'nouka noka',
  fish: 'mach machh',
  flower: 'phul ful',
  lotus: 'poddo',
  bird: 'pakhi',
  rooster: 'morog',
  tiger: 'bagh',
  elephant: 'hati',
  bee: 'moumachi',
  sun: 'surjo',
  moon: 'chand',
  star: 'tara',
  rain: 'brishti',
  kite: 'ghuri',
  drum: 'dhol',
  fair: 'mela',
  sweet: 'mishti',
  rice: 'dhan',
  tea: 'cha',
};

type About = {
  readonly vendor: readonly string[];
  readonly names: string;
  readonly classify: readonly GameClass[];
  readonly descriptions: readonly [en: string, bn: string];
};

/** What else a game is found by than its name: its provider, its class, what its sheet says of it. */
export function aboutWords({ vendor, names, classify, descriptions }: About): string {
  const [en] = descriptions;
  const said = new Set(`${names} ${en}`.toLowerCase().match(/[a-z]+/g));
  const latin = Object.entries(IN_LATIN).flatMap(([word, typed]) =>
    said.has(word) || said.has(`${word}s`) ? [typed] : [],
  );
  const classes = classify.map((each) => CLASS_WORDS[each]);
  return [names, ...vendor, ...classes, ...descriptions, ...latin].join(' ');
}

import type { Language } from '@nokshi/contract';
import type { LotteryOfWager } from '@nokshi/contract/player/records.ts';
import { playNames } from '@nokshi/contract/plays/names.ts';
import type { SayPlay } from '@nokshi/contract/plays/say.ts';
import { chosenText } from '@nokshi/contract/plays/selection.ts';
import { playsBn } from '@nokshi/contract/words/plays-bn.ts';
import { playsEn } from '@nokshi/contract/words/plays-en.ts';
import { regionalPlaysBn } from '@nokshi/contract/words/regional-plays-bn.ts';
import { regionalPlaysEn } from '@nokshi/contract/words/regional-plays-en.ts';

const WORDS = {
  EN: { ...playsEn, ...regionalPlaysEn },
  BN: { ...playsBn, ...regionalPlaysBn },
} as const;

/** `{n, plural, =0 {none} one {a number} other {# numbers}}`; no case has another one in it. */
const COUNTED = /\{(\w+), plural,((?:\s*[=\w]+ \{[^{}]*\})+)\}/g;
const CASE = /([=\w]+) \{([^{}]*)\}/g;

/** The words of plays in a language, as the pages say them. */
export function sayPlays(language: Language): SayPlay {
  const plural = new Intl.PluralRules(language === 'BN' ? 'bn' : 'en');
  return (id, values = {}) =>
    WORDS[language][id]
      .replace(COUNTED, (_, name: string, cases: string) => {
        const count = Number(values[name]);
        const said = new Map([...cases.matchAll(CASE)].map(([, of, words]) => [of, words]));
        const words = said.get(`=${count}`) ?? said.get(plural.select(count)) ?? said.get('other');
        return (words ?? '').replaceAll('#', String(count));
      })
      .replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

type Bet = Pick<LotteryOfWager, 'family' | 'drawDate' | 'play' | 'selection' | 'isWhole'>;

export const playText = (language: Language, { family, play }: Pick<Bet, 'family' | 'play'>) =>
  playNames(sayPlays(language), family).play(play);

export const chosenIn = (language: Language, bet: Bet): string =>
  chosenText(sayPlays(language), bet, bet.selection);

import type { RefusalCode } from '@nokshi/contract';
import { refusalsBn } from '@nokshi/contract/words/bn.ts';
import { refusalsEn } from '@nokshi/contract/words/en.ts';
import { wholeDates } from '@nokshi/web/whole-dates.ts';
import { bn as consoleBn } from '../../apps/console/src/locales/bn/console.ts';
import { en as consoleEn } from '../../apps/console/src/locales/en/console.ts';
import { bengali as siteBn, english as siteEn } from '../../apps/player/src/locales/all.ts';
import { instantsBn } from '../../games/src/instants/words/bn.ts';
import { instantsEn } from '../../games/src/instants/words/en.ts';
import { kiteBn } from '../../games/src/kite/words/bn.ts';
import { kiteEn } from '../../games/src/kite/words/en.ts';
import { bn as tableBn } from '../../games/src/tables/words/bn.ts';
import { en as tableEn } from '../../games/src/tables/words/en.ts';
import { bn as frameBn } from '../../games/src/words/bn.ts';
import { en as frameEn } from '../../games/src/words/en.ts';

type Values = Readonly<Record<string, string | number>>;
const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The words of the page under test, so that one journey speaks both languages. */
export const wordsIn = (lang: 'en' | 'bn') => ({
  t: (id: keyof typeof siteEn, values: Values = {}) =>
    wholeDates(fill((lang === 'bn' ? siteBn : siteEn)[id], values)),
  frame: (id: keyof typeof frameEn, values: Values = {}) =>
    fill((lang === 'bn' ? frameBn : frameEn)[id], values),
  /** Of the frame of the tables. */
  table: (id: keyof typeof tableEn, values: Values = {}) =>
    fill((lang === 'bn' ? tableBn : tableEn)[id], values),
  /** Of the frame of the kite. */
  kite: (id: keyof typeof kiteEn, values: Values = {}) =>
    fill((lang === 'bn' ? kiteBn : kiteEn)[id], values),
  /** Of the frame of the instant games. */
  instant: (id: keyof typeof instantsEn, values: Values = {}) =>
    fill((lang === 'bn' ? instantsBn : instantsEn)[id], values),
  console: (id: keyof typeof consoleEn, values: Values = {}) =>
    wholeDates(fill((lang === 'bn' ? consoleBn : consoleEn)[id], values)),
  /** The first sentence of a refusal, which needs no facts. */
  refusal: (code: RefusalCode) =>
    (lang === 'bn' ? refusalsBn : refusalsEn)[code].split(/(?<=[.।])\s/)[0] ?? '',
});

import { messages as siteBn } from '../../apps/player/src/locales/bn/index.ts';
import { messages as siteEn } from '../../apps/player/src/locales/en/index.ts';
import { bn as frameBn } from '../../games/src/words/bn.ts';
import { en as frameEn } from '../../games/src/words/en.ts';

type Values = Readonly<Record<string, string | number>>;
const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));

/** The words of the page under test, so that one journey speaks both languages. */
export const wordsIn = (lang: 'en' | 'bn') => ({
  t: (id: keyof typeof siteEn, values: Values = {}) =>
    fill((lang === 'bn' ? siteBn : siteEn)[id], values),
  frame: (id: keyof typeof frameEn, values: Values = {}) =>
    fill((lang === 'bn' ? frameBn : frameEn)[id], values),
});

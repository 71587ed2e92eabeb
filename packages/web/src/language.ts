import { i18n, type Messages } from '@lingui/core';
import type { Language } from '@nokshi/contract/fields.ts';
import { kept } from './storage.ts';

const KEY = 'nokshi.language';

export type Catalogues = Readonly<Record<Language, () => Promise<{ messages: Messages }>>>;

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { EN: 'English', BN: 'বাংলা' };

let catalogues: Catalogues | undefined;
let spoken: Language = 'EN';

/** An app gives its words once, before it speaks. */
export const teach = (words: Catalogues): void => {
  catalogues = words;
};

/** The language the page speaks now. */
export const language = (): Language => spoken;

/** The language to start with: the saved one, else the one that is given. */
export const savedLanguage = (otherwise: Language): Language => {
  const saved = kept.get(KEY);
  return saved === 'EN' || saved === 'BN' ? saved : otherwise;
};

/** Loads a language's words and speaks it; remembers it when the reader chose it. */
export async function speak(next: Language, chosen = false): Promise<void> {
  if (!catalogues) throw new Error('this app has not been taught its words');
  const { messages } = await catalogues[next]();
  spoken = next;
  if (chosen) kept.set(KEY, next);
  document.documentElement.lang = next.toLowerCase();
  const locale = next.toLowerCase();
  // Digits stay Latin in both languages: amounts and rounds are compared with the ledger's.
  i18n.loadAndActivate({ locale, locales: [`${locale}-u-nu-latn`, locale], messages });
}

import { i18n, type Messages } from '@lingui/core';
import type { Language } from '@nokshi/contract/fields.ts';
import type { refusalWords } from '@nokshi/contract/words/index.ts';
import { kept } from './storage.ts';

const KEY = 'nokshi.language';

export type Catalogues = Readonly<Record<Language, () => Promise<{ messages: Messages }>>>;

/** What a language is called in itself; the site speaks EN and BN. Checklist C-048. */
export const LANGUAGE_NAMES = {
  CN: '中文',
  EN: 'English',
  VI: 'Tiếng Việt',
  JA: '日本語',
  TH: 'ไทย',
  TY: 'తెలుగు',
  BN: 'বাংলা',
} as const satisfies Readonly<Record<Language, string>> & Readonly<Record<string, string>>;

type RefusalWords = typeof refusalWords;

let catalogues: Catalogues | undefined;
/** Words of parts that came after the first view, with the promise that they have come. */
const later = new Map<Catalogues, Promise<void>>();
let spoken: Language = 'EN';
let reword: RefusalWords | null = null;

/** An app gives its words once, before it speaks; with other words it is another app. */
export const teach = (words: Catalogues): void => {
  if (words !== catalogues) later.clear();
  catalogues = words;
};

/** The language the page speaks now. */
export const language = (): Language => spoken;

/**
 * A refusal comes with words in the language it was asked in. Once the reader has switched, the
 * words of refusals that still stand on the page are made here; null before that.
 */
export const refusalWordsAfterSwitch = (): RefusalWords | null => reword;

/** The language to start with: the saved one, else the one that is given. */
export const savedLanguage = (otherwise: Language): Language => {
  const saved = kept.get(KEY);
  return saved === 'EN' || saved === 'BN' ? saved : otherwise;
};

const LETTERS_MS = 700;

/** Bengali letters are waited for a moment, so that the lines do not move when they come. */
async function bengaliLetters(): Promise<void> {
  const weights = [400, 700].map((weight) =>
    document.fonts.load(`${weight} 1rem 'Nokshi Bengali'`, 'ক'),
  );
  const enough = new Promise((resolve) => setTimeout(resolve, LETTERS_MS));
  await Promise.race([Promise.allSettled(weights), enough]);
}

const localeOf = (spoken: Language) => spoken.toLowerCase();

/**
 * A part of the app that has words of its own, which come with it and are spoken from then on:
 * `lazy(saying(words, () => import('./part.tsx')))`.
 */
export const saying =
  <Part>(words: Catalogues, load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    const [part] = await Promise.all([load(), learn(words)]);
    return part;
  };

function learn(words: Catalogues): Promise<void> {
  const coming =
    later.get(words) ??
    words[spoken]().then(
      ({ messages }) => i18n.load(localeOf(spoken), messages),
      (err: unknown) => {
        later.delete(words);
        throw err;
      },
    );
  later.set(words, coming);
  return coming;
}

const merged = (found: readonly { messages: Messages }[]): Messages =>
  Object.fromEntries(found.flatMap(({ messages }) => Object.entries(messages)));

/** Loads a language's words and speaks it; remembers it when the reader chose it. */
export async function speak(next: Language, chosen = false): Promise<void> {
  if (!catalogues) throw new Error('this app has not been taught its words');
  const [, refusals] = await Promise.all([
    next === 'BN' && bengaliLetters(),
    chosen && import('@nokshi/contract/words/index.ts'),
    catalogues[next](),
  ]);
  const asked = new Set([catalogues, ...later.keys()]);
  const found = await Promise.all([...asked].map((words) => words[next]()));
  // A part that was requested in the meantime came in the previous language.
  if ([...later.keys()].some((words) => !asked.has(words))) return speak(next, chosen);
  spoken = next;
  if (chosen) kept.set(KEY, next);
  if (refusals) reword = refusals.refusalWords;
  document.documentElement.lang = next.toLowerCase();
  const locale = localeOf(next);
  // Digits stay Latin in both languages: amounts and rounds are compared with the ledger's.
  i18n.loadAndActivate({
    locale,
    locales: [`${locale}-u-nu-latn`, locale],
    messages: merged(found),
  });
}

import { Fragment } from 'react';
import { useWords } from './words.ts';

/** The two texts that the sentence links to, by the place they have in it. */
const TEXTS = {
  terms: { href: '/terms', label: 'register.terms' },
  privacy: { href: '/privacy', label: 'register.privacy' },
} as const;

/** A sign that no message has. */
const MARK = '\u0001';
const isText = (part: string): part is keyof typeof TEXTS => Object.hasOwn(TEXTS, part);

/** What a new member agrees to: one sentence; the texts themselves open beside the form. */
export function Agreement({ age }: { readonly age: number }) {
  const { t } = useWords();
  const marked = { terms: `${MARK}terms${MARK}`, privacy: `${MARK}privacy${MARK}` };
  return t('register.agree', { age, ...marked })
    .split(MARK)
    .map((part) =>
      isText(part) ? (
        <a key={part} href={TEXTS[part].href} target="_blank">
          {t(TEXTS[part].label)}
        </a>
      ) : (
        <Fragment key={part}>{part}</Fragment>
      ),
    );
}

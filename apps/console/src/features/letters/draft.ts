import type { Audience, LetterType } from '@nokshi/contract/console/letters.ts';

export type Draft = {
  readonly to: Audience['to'];
  /** As they are typed: separated by spaces, commas or lines. */
  readonly usernames: string;
  readonly types: readonly LetterType[];
  readonly isPromotion: boolean;
  readonly title: { readonly EN: string; readonly BN: string };
  readonly text: { readonly EN: string; readonly BN: string };
};

export const EMPTY: Draft = {
  to: 'members',
  usernames: '',
  types: [],
  isPromotion: false,
  title: { EN: '', BN: '' },
  text: { EN: '', BN: '' },
};

const LANGUAGES = ['EN', 'BN'] as const;

/** What a letter cannot go without and the draft has not, by the paths of its fields. */
export const missingIn = (draft: Draft): string[] => [
  ...(audienceOf(draft) === null ? [draft.to === 'types' ? 'types' : 'usernames'] : []),
  ...(['title', 'text'] as const).flatMap((name) =>
    LANGUAGES.filter((language) => draft[name][language].trim() === '').map(
      (language) => `${name}.${language}`,
    ),
  ),
];

/** Whom the draft is for; null while nobody is named. */
export function audienceOf({ to, usernames, types }: Draft): Audience | null {
  if (to === 'all') return { to };
  if (to === 'types') return types.length > 0 ? { to, types: [...types] } : null;
  const named = usernames.split(/[\s,;]+/).filter((name) => name !== '');
  return named.length > 0 ? { to, usernames: named } : null;
}

/**
 * Words that may not come back into names, comments, tests and documents: the first half of the
 * product was full of them. What members and operators read is held to `docs/glossary.md` instead
 * (`interface-words.ts`).
 */
type OldWord = {
  readonly old: RegExp;
  /** What to write instead. */
  readonly write: string;
  /** Set once no file uses the word; until then it is an error in `REWRITTEN` only. */
  readonly everywhere?: true;
};

/** Paths where no old word is left. Add a folder once it is rewritten. */
export const REWRITTEN: readonly string[] = [
  '.ci/',
  'apps/console/',
  'apps/player/',
  'apps/server/',
  'bench/',
  'checkout/',
  'games/',
  'module-graph.cjs',
  'packages/contract/',
  'packages/money/',
  'packages/ui/',
  'packages/web/',
  'reference-vendor/',
  'scripts/',
  'simulate/',
  'tests/harness/',
  'tests/house/',
  'tests/server/',
  'tests/tidy/',
];

/** They quote old words, or record what was written at the time; an applied migration never changes. */
const QUOTE =
  /^(tests\/tidy\/(old|interface)-words|docs\/(glossary|roadmap)\.md$|docs\/decisions\/)|\/migrations\//;

export const OLD_WORDS: readonly OldWord[] = [
  { old: /\banew\b/i, write: 'again' },
  // Not `for (const cell of before)`.
  { old: /\bof before\b(?!\))/i, write: 'previous' },
  { old: /\bwhoever\b|\bwhosoever\b/i, write: 'who, or name the person' },
  { old: /\bseldom\b/i, write: 'rarely, rare' },
  { old: /\bmend(s|ed|ing)?\b/i, write: 'repair, fix' },
  { old: /\bnobody has\b/i, write: 'not … yet, no … found, unknown' },
  { old: /\b(is|are|be) told\b/i, write: 'is notified, receives, knows, is reported' },
  { old: /\bstands? at\b/i, write: 'is' },
  { old: /\bmoney (comes in|goes out)\b/i, write: 'deposit, withdrawal' },
  { old: /\bas it stands\b/i, write: 'as it is now, current' },
  { old: /\ball the same\b/i, write: 'anyway, still' },
  { old: /\bputs? off\b/i, write: 'postpone, refuse for now' },
  { old: /\bfor want of\b/i, write: 'for lack of' },
  { old: /\blook(s|ed)? through\b/i, write: 'search, check' },
  { old: /\bin vain\b/i, write: 'without effect' },
  { old: /\bnothing came\b/i, write: 'not received' },
  { old: /\btakeTurns?\b/, write: 'a verb and its object: lockMemberFunds' },
  { old: /\bgoOn\b/, write: 'a verb and its object: resumePayments' },
  { old: /\bworkOn\b/, write: 'a verb and its object: retryPayout', everywhere: true },
  { old: /\bfreeMoney\b/, write: 'withdrawableBalance', everywhere: true },
  {
    old: /\b(hitherto|henceforth|lest|thereof|wherein|therein|whence|thence)\b/i,
    write: 'plain words',
    everywhere: true,
  },
];

/** The old words in a file, each with its line and what to write. */
export function oldWordsIn({ path, text }: { path: string; text: string }): string[] {
  if (QUOTE.test(path)) return [];
  const isRewritten = REWRITTEN.some((part) => path.startsWith(part));
  return OLD_WORDS.filter(({ everywhere }) => everywhere || isRewritten).flatMap(({ old, write }) =>
    [...text.matchAll(new RegExp(old.source, `g${old.flags}`))].map(
      ({ 0: word, index }) =>
        `${path}:${text.slice(0, index).split('\n').length}: “${word}”: write ${write}`,
    ),
  );
}

import type { SourceFile } from './rules.ts';

/** What members and operators read: screens, refusals, letters, games, the sample's payment page. */
const READ = [
  /^apps\/(player|console)\/src\/locales\//,
  /^packages\/contract\/src\/words\//,
  /^apps\/server\/src\/modules\/.*\/(rules\/.*(words|letters?)|demo\/\w+|exports\/words|send-test|channels\/[\w-]+|payouts\/[\w-]+)\.ts$/,
  /^games\/src\/(\w+\/)?words\//,
  /^checkout\/src\/page\.ts$/,
];
const TEST = /\.test\.tsx?$|^tests\//;
const BENGALI = /\p{Script=Bengali}/u;
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** The sentences of a file: not its keys, imports or the names of its facts. */
function sentencesOf(text: string): string[] {
  return [...text.replace(/^(import|export) .* from .*$/gm, '').matchAll(QUOTED)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((said) => said.replace(/\$?\{[^}]*\}/g, (hole) => hole.replace(/\{\s*[\w.]+|\}/g, ' ')))
    .filter((said) => said.includes(' ') || BENGALI.test(said) || /^[A-Z][a-z]+$/.test(said));
}

const wordsIn = (cell: string): string[] =>
  cell
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);

const section = (glossary: string, title: string): string =>
  glossary.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';

/** The words of the glossary that are not to be said, and those that no file may spell so. */
export function wordsOf(glossary: string) {
  const [terms = ''] = glossary.split('\n## Words that do not come back');
  const cells = [...terms.matchAll(/^\| \*\*.*\| ?([^|]*?) ?\|$/gm)].map(([, not]) => not ?? '');
  const old = section(glossary, 'Words that do not come back').matchAll(
    /^\| ([^|]+) \| [^|]+ \|$/gm,
  );
  const spelled = section(glossary, 'Spelling').matchAll(/^\| [^|]+ \| ([^|]+) \|$/gm);
  const real = (list: string[]) => list.filter((word) => !/^(not|-+)$/.test(word));
  return {
    said: real([...cells, ...[...old].map(([, not]) => not ?? '')].flatMap(wordsIn)),
    spelled: real([...spelled].flatMap(([, not]) => wordsIn(not ?? ''))),
  };
}

export type Words = ReturnType<typeof wordsOf>;

/** A Bengali word also in its longer forms; an English one as it is written, small or capital. */
const says = (sentence: string, word: string): boolean =>
  BENGALI.test(word)
    ? sentence.includes(word)
    : new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'i').test(sentence);

/** What a file says or spells against the glossary. */
export function againstGlossary({ path, text }: SourceFile, words: Words): string[] {
  const spelled = words.spelled.filter((word) => text.includes(word));
  const read = !TEST.test(path) && READ.some((place) => place.test(path));
  const said = read
    ? sentencesOf(text).flatMap((sentence) => words.said.filter((word) => says(sentence, word)))
    : [];
  return [...new Set([...spelled, ...said])].map((word) => `${path}: ${word}`);
}

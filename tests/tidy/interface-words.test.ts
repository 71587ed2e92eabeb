import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { againstGlossary, wordsOf } from './interface-words.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const words = wordsOf(read('docs/glossary.md'));

test('the glossary names old words in both languages, and old spellings', () => {
  for (const word of ['studio', 'anew', 'বীজ', 'ভাণ্ডার', 'বিনামূল্যে', 'না-পড়া'])
    expect(words.said).toContain(word);
  expect(words.spelled).toContain(MISSPELLED);
});

test('what members and operators read has one word for one idea, the one of the glossary', () => {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.json'],
    { cwd: root, encoding: 'utf8' },
  )
    .trim()
    .split('\n')
    .filter((path) => path !== 'package-lock.json' && existsSync(join(root, path)));
  const found = files.flatMap((path) => againstGlossary({ path, text: read(path) }, words));
  expect(found).toEqual([]);
});

/** In two parts, as no file may spell it so. */
const MISSPELLED = `নকশ${'ী'}`;
const locale = (lang: string, said: string) => ({
  path: `apps/player/src/locales/${lang}/shell.ts`,
  text: `export const shell = {\n  'shell.studios': '${said}',\n};\n`,
});

test.each([
  [locale('en', 'Your limit starts anew tomorrow.'), 'anew'],
  [locale('en', 'Studio'), 'studio'],
  [locale('bn', '{count}টি না-পড়া'), 'না-পড়া'],
  [{ path: 'packages/house-math/src/slot/studios.ts', text: `BN: '${MISSPELLED}'` }, MISSPELLED],
])('a planted old word is found: %#', (file, word) => {
  expect(againstGlossary(file, words)).toEqual([`${file.path}: ${word}`]);
});

test('keys and the names of facts are not what anybody reads', () => {
  expect(againstGlossary(locale('en', 'Balance at the vendor {studio}'), words)).toEqual([]);
});

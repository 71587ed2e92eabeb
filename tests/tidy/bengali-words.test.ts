import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const ROW = /^\| [^|]+ \| [^|]+ \| ([^|]*\p{Script=Bengali}[^|]*) \|$/gmu;
/** The last column of the glossary's table of Bengali words. */
const NEVER = [...read('docs/glossary.md').matchAll(ROW)].flatMap(([, words]) =>
  words?.split(', '),
);

test('Bengali has one word for one idea, the one of the glossary', () => {
  expect(NEVER.length).toBeGreaterThan(7);
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  });
  const written = listed
    .trim()
    .split('\n')
    .flatMap((path) => {
      const text = read(path);
      return NEVER.filter((word) => word && text.includes(word)).map((word) => `${path}: ${word}`);
    });
  expect(written).toEqual([]);
});

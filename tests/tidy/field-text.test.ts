import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['apps/player/src', 'apps/console/src', 'packages/ui', 'games/src'];
const BASE = 'packages/ui/styles/base.css';
const RULE = /([^{}]+)\{([^{}]*)\}/g;

const sheets = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.css'))
    .map((entry) => join(entry.parentPath, entry.name)),
);

it('a field is 16 px or more on a telephone, which zooms into smaller ones', () => {
  const base = readFileSync(join(ROOT, BASE), 'utf8');
  expect(base).toMatch(
    /@media \(pointer: coarse\) \{\s*input,\s*select,\s*textarea \{\s*font-size: max\(16px, 1em\);/,
  );
  const others = sheets
    .filter((file) => !file.endsWith(BASE))
    .flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(RULE)]
        .filter(([, selector = '', rule = '']) => ofField(selector) && /\bfont(-size)?:/.test(rule))
        .map(([, selector = '']) => `${file.slice(ROOT.length + 1)}: ${selector.trim()}`),
    );
  expect(others).toEqual([]);
});

const ofField = (selector: string) =>
  selector
    .split(',')
    .some((one) => /(\b(input|select|textarea)|\.(input|area))\b[^\s>+~]*\s*$/.test(one));

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFUSALS } from '@nokshi/contract';
import { refusalsBn } from '@nokshi/contract/words/bn.ts';
import { refusalsEn } from '@nokshi/contract/words/en.ts';
import ts from 'typescript';
import { describe, expect, it, test } from 'vitest';
import { messages as consoleBn } from '../../apps/console/src/locales/bn/index.ts';
import { messages as consoleEn } from '../../apps/console/src/locales/en/index.ts';
import { bengali as playerBn, english as playerEn } from '../../apps/player/src/locales/all.ts';
import { bn as tableBn } from '../../games/src/tables/words/bn.ts';
import { en as tableEn } from '../../games/src/tables/words/en.ts';
import { bn as frameBn } from '../../games/src/words/bn.ts';
import { en as frameEn } from '../../games/src/words/en.ts';

/** Promise T16: nothing missing in either language, no words of a screen outside the catalogues. */
type Words = Readonly<Record<string, string>>;
const CATALOGUES: [string, Words, Words][] = [
  ['the player site', playerEn, playerBn],
  ['the console', consoleEn, consoleBn],
  ['the game frame', frameEn, frameBn],
  ['the frame of tables', tableEn, tableBn],
  ['refusals', refusalsEn, refusalsBn],
];

describe.each(CATALOGUES)('the words of %s', (_, en, bn) => {
  it('are there in both languages', () => {
    expect(Object.keys(bn).sort()).toEqual(Object.keys(en).sort());
    const empty = Object.keys(en).filter((key) => !en[key]?.trim() !== !bn[key]?.trim());
    expect(empty).toEqual([]);
  });

  it('name no fact in Bengali that the English does not know', () => {
    const facts = (text = '') => [...text.matchAll(/\{(\w+)/g)].map(([, name]) => name);
    const strange = Object.keys(en).filter((key) =>
      facts(bn[key]).some((name) => !facts(en[key]).includes(name)),
    );
    expect(strange).toEqual([]);
  });

  it('are not left in English', () => {
    const wordsOf = (text = '') => text.replace(/\{\w+\}/g, '');
    const same = Object.keys(en).filter(
      (key) => en[key] === bn[key] && /\p{Script=Latin}{4,}/u.test(wordsOf(en[key])),
    );
    expect(same).toEqual([]);
  });
});

test('every refusal has its words', () => {
  expect(Object.keys(refusalsEn).sort()).toEqual(Object.keys(REFUSALS).sort());
});

const root = join(import.meta.dirname, '../..');
const SCREENS = ['apps/player', 'apps/console', 'packages/ui', 'packages/web', 'games'];
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...SCREENS], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => /\.(ts|tsx|html)$/.test(path) && !/\.test\.|\/(locales|words)\//.test(path))
  .filter((path) => existsSync(join(root, path)));

const SAID = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext'];
const ATTRIBUTES = new Set([...SAID, 'title', 'placeholder', 'alt', 'label']);
const PROPERTIES = new Set([
  'textContent',
  'innerText',
  'title',
  'placeholder',
  'ariaLabel',
  'alt',
]);
/** What is the same for every reader: the brand's name and each language's own sign. */
const NAMES = new Set(['Nokshi', 'EN', 'বাং', 'English', 'বাংলা']);
/** Two letters or more in a row are words. */
const isWords = (text: string) =>
  text.split(/[^\p{L}\p{M}]+/u).some((word) => word.length > 1 && !NAMES.has(word));

/** Literal words that a person would read or hear, each with its line. */
function spokenIn(path: string, text: string): string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const note = (node: ts.Node, words: string) => {
    if (!isWords(words)) return;
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${path}:${line + 1}: ${words.trim()}`);
  };
  const literal = (node: ts.Node | undefined) => {
    if (node && (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)))
      note(node, node.text);
    if (node && ts.isTemplateExpression(node))
      note(
        node,
        [node.head, ...node.templateSpans.map((span) => span.literal)]
          .map((part) => part.text)
          .join(' '),
      );
    if (node && ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(literal);
  };
  const visit = (node: ts.Node): void => {
    // The caps of keys are written as they are on the keyboard.
    if (ts.isJsxElement(node) && node.openingElement.tagName.getText() === 'kbd') return;
    if (ts.isJsxText(node)) note(node, node.text);
    if (ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent)))
      literal(node.expression);
    if (ts.isJsxAttribute(node) && ATTRIBUTES.has(node.name.getText())) {
      const { initializer } = node;
      literal(
        initializer && ts.isJsxExpression(initializer) ? initializer.expression : initializer,
      );
    }
    if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left)) {
      const set = node.operatorToken.kind === ts.SyntaxKind.EqualsToken;
      if (set && PROPERTIES.has(node.left.name.text)) literal(node.right);
    }
    if (ts.isCallExpression(node) && /\bsetAttribute$/.test(node.expression.getText())) {
      const [name, value] = node.arguments;
      if (name && ts.isStringLiteral(name) && ATTRIBUTES.has(name.text)) literal(value);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

describe('words outside the catalogues', () => {
  const SCRIPTS = sources.filter((path) => /\.tsx?$/.test(path));

  it('are found where they are planted', () => {
    const planted = [
      'const a = <p>Hello there</p>;',
      'const b = <button aria-label="Close it" />;',
      "const c = <b>{open ? 'Close' : 'Open'}</b>;",
      'const d = <img alt={`A ${n} picture`} />;',
      "element.textContent = 'Loading';",
      "element.setAttribute('title', 'A word');",
    ];
    for (const text of planted) expect(spokenIn('planted.tsx', text), text).not.toEqual([]);
    expect(spokenIn('fine.tsx', 'const a = <p title={t("x.y")}>{t("x.z")}: ৳ · 18+</p>;')).toEqual(
      [],
    );
  });

  it('are in no screen, label, hint or picture', () => {
    expect(SCRIPTS.length).toBeGreaterThan(100);
    const found = SCRIPTS.flatMap((path) => spokenIn(path, readFileSync(join(root, path), 'utf8')));
    expect(found).toEqual([]);
  });

  it('are in no page’s own HTML', () => {
    const pages = sources.filter((path) => path.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(1);
    const spoken = pages.flatMap((path) => {
      const body = readFileSync(join(root, path), 'utf8').replace(
        /<!--[\s\S]*?-->|<title>.*<\/title>/g,
        '',
      );
      return [...body.matchAll(/>([^<>]+)</g)]
        .map(([, text = '']) => text.trim())
        .filter(isWords)
        .map((text) => `${path}: ${text}`);
    });
    expect(spoken).toEqual([]);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { times } from '../../../tests/harness/extent.ts';
import { ownAddress } from './fields.ts';
import { ownPath } from './own-address.ts';

const OURS = new Set(['https://play.example', 'http://localhost:3000']);

/** Where a client may resolve the answer: on a page of ours, or on a plain http page. */
const PAGES = ['https://play.example/lottery?x=1', 'http://localhost:3000/'];
const staysOnOurSite = (path: string) =>
  PAGES.every((page) => new URL(path, page).origin === new URL(page).origin);

/** Characters that attackers put into addresses: a parser may drop, swap or misread them. */
const CHARACTERS = [
  '/',
  '//',
  '\\',
  '\t',
  '\n',
  '\r',
  ' ',
  '@',
  ':',
  '.',
  '..',
  '?',
  '#',
  'a',
].concat(
  ['%2f', '%5c', '%2e', '\u0000', '\u00ad', '\u3002', '\uff0f', ':3000', ':443'],
  ['https:', 'http:', 'javascript:', 'play.example', 'evil.example', 'localhost'],
);

describe('an address of ours', () => {
  it.each([
    ['/rng', '/rng'],
    ['/', '/'],
    ['/game?id=kantha-lines#top', '/game?id=kantha-lines#top'],
    ['/helpmc?q=টাকা', '/helpmc?q=%E0%A6%9F%E0%A6%BE%E0%A6%95%E0%A6%BE'],
    ['/a/../rng', '/rng'],
    ['https://play.example', '/'],
    ['https://play.example/rng?q=a', '/rng?q=a'],
    ['HTTPS://PLAY.example:443/rng', '/rng'],
    ['http://localhost:3000/rng', '/rng'],
  ])('%s becomes the path %s', (address, path) => {
    expect(ownPath(address, OURS)).toBe(path);
    expect(ownAddress.safeParse(address).success).toBe(true);
  });
});

describe('a foreign address', () => {
  /** Refused by their form, whatever the house's own hosts. */
  it.each([
    '',
    'rng',
    ' /rng',
    'evil.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\u0000//evil.example',
    '/.//evil.example',
    '/%2e//evil.example',
    '/a/..//evil.example',
    'https:evil.example',
    'https:/evil.example',
    'https:///evil.example',
    'https:\\\\evil.example',
    'https://evil.example\\@play.example',
    'https://play.example@evil.example',
    'https://play.example:443@evil.example/',
    'https://user@play.example/',
    'https://@play.example/',
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    'JAVASCRIPT://play.example/%0aalert(1)',
    'data:text/html,x',
    'blob:https://play.example/1',
    'ftp://play.example/',
    'mailto:a@play.example',
  ])('%j is refused by its form', (address) => {
    expect(ownPath(address, OURS)).toBeNull();
    expect(ownAddress.safeParse(address).success).toBe(false);
  });

  it.each([
    'https://evil.example',
    'https://evil.example/#https://play.example',
    'https://evil.example?https://play.example',
    'https://play.example.evil.example',
    'https://evil-play.example',
    'https://play.example.',
    'https://play.example:8443',
    'https://play.example:80',
    'http://play.example',
    'http://localhost',
    'http://localhost:3001',
    'https://localhost:3000',
    'https://xn--ply-6na.example',
    'https://pl\u0430y.example',
    'https://play.example//evil.example',
  ])('%s is refused by its host', (address) => {
    expect(ownPath(address, OURS)).toBeNull();
  });

  it('never passes, however it is spelled', () => {
    const sign = fc.constantFrom(...CHARACTERS);
    const spelled = fc
      .array(fc.oneof({ weight: 4, arbitrary: sign }, fc.string({ maxLength: 3 })), {
        maxLength: 9,
      })
      .map((parts) => parts.join(''));
    let passed = 0;
    fc.assert(
      fc.property(
        fc.oneof(
          spelled,
          spelled.map((rest) => `/${rest}`),
          fc.webUrl(),
        ),
        (address) => {
          const path = ownPath(address, OURS);
          if (path === null) return;
          passed += 1;
          // The answer stays on our site wherever it is resolved, and so did the input.
          expect([path, staysOnOurSite(path)]).toEqual([path, true]);
          expect(ownPath(path)).toBe(path);
          const meant = new URL(address, 'https://play.example').origin;
          expect([address, OURS.has(meant)]).toEqual([address, true]);
        },
      ),
      { numRuns: times(5_000), seed: 14 },
    );
    expect(passed).toBeGreaterThan(100);
  });
});

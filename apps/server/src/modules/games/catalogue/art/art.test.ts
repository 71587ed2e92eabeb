import { gzipSync } from 'node:zlib';
import { TABLE_LEVELS } from '@nokshi/contract/player/tables.ts';
import { AVATARS } from '@nokshi/contract/player/avatars.ts';
import { SLOTS, STUDIOS } from '@nokshi/house-math/slot/index.ts';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { full } from '../../../../../../../tests/harness/extent.ts';
import { faultsIn } from '../../../../../../../tests/harness/faults-in.ts';
import { LOTTERIES } from '../../lottery/rules/lotteries.ts';
import { art } from './art.ts';
import { ALIKE, distance, likenessOf, lookAlike } from './likeness.ts';

const HOUSE = [...SLOTS.keys()];
const DRAWS = LOTTERIES.map(({ gameCode }) => gameCode);
/** Tables of three levels, and those of one. */
const TABLES = [
  ...[
    'baccarat',
    'roulette',
    'sic-bo',
    'dragon-tiger',
    'andar-bahar',
    'teen-patti',
    'one-day',
    'blackjack',
  ].flatMap((game) => TABLE_LEVELS.map((level) => `${game}-${level}`)),
  'robo-rumble',
  'kite',
  'dice',
  'mines',
  'plinko',
];
/** What the points shop of a demo house offers. */
const GOODS = ['recharge', 'bonus', 'gamcha', 'umbrella', 'tiffin', 'bat', 'powerbank', 'kantha'];
const MARKS = [
  'brand',
  'vendor-NOKSHI',
  'vendor-PADMA',
  'vendor-SUNDIAL',
  'vendor-BAITHAK',
  'vendor-DS88',
  'vendor-GHURI',
  ...new Set(LOTTERIES.map(({ vendor }) => `vendor-${vendor}`)),
  'banner-1',
  'banner-2',
  'banner-3',
  'banner-4',
  'banner-5',
  'banner-6',
  ...GOODS.map((good) => `good-${good}`),
  'avatar-a1',
  ...AVATARS.map((code) => `avatar-of-${code}`),
  'avatar-by-k',
  'avatar-by-m7',
];
/** Every third, and all in `npm run test:full`; games are all drawn for their hashes. */
const DRAWN = [...HOUSE, ...DRAWS, ...TABLES, ...MARKS].filter((_, at) => full || at % 3 === 0);
/** Games of other vendors: a thousand of them where there is time to draw and compare them all. */
const OTHERS = Array.from({ length: full ? 1_000 : 60 }, (_, i) => `game-${i}`);
const vendorOf = (code: string) =>
  SLOTS.get(code)?.studio ??
  (code.startsWith('game-') ? `OTHER${code.length}${Number(code.slice(5)) % 4}` : undefined);
const svgOf = (code: string) => art(code, vendorOf)?.svg ?? '';
const hashes = new Map<string, bigint>();
/** Drawn once for all who compare. */
const hashOf = (code: string): bigint => {
  const hash = hashes.get(code) ?? likenessOf(svgOf(code));
  hashes.set(code, hash);
  return hash;
};

test('art: the same code gives the same bytes each time', async () => {
  const faults = await faultsIn([...HOUSE, ...DRAWS, ...TABLES, ...MARKS], (code) => {
    expect(svgOf(code)).not.toBe('');
    expect(svgOf(code)).toBe(svgOf(code));
  });
  expect(faults).toEqual([]);
});

test.each([
  'nothing',
  'banner-0',
  'banner-7',
  'good-gold',
  'avatar-',
  'avatar-A b',
  'avatar-of-nobody',
  'avatar-by-abc',
  'vendor-no',
  'wingo-2m',
  'constructor-1m',
  'constructor-low',
  'kite-low',
  'baccarat',
  'vendor-',
  '../brand',
  '',
])('art: there is no picture %j', (code) => {
  expect(art(code, vendorOf)).toBeNull();
});

test('art: every picture is small, sewn and safe', async () => {
  const codes = [...HOUSE, ...DRAWS, ...TABLES, ...MARKS, ...OTHERS.slice(0, 40)];
  expect(await faultsIn(codes, expectSmallAndSafe)).toEqual([]);
});

function expectSmallAndSafe(code: string): void {
  const svg = svgOf(code);
  // A hero with shadow, edge and padding says its outline three times, which compresses to little.
  expect(svg.length).toBeLessThan(10_240);
  expect(gzipSync(svg).length).toBeLessThan(2200);
  const dashed = svg.match(/stroke-dasharray/g)?.length ?? 0;
  expect(dashed).toBeGreaterThan(0);
  expect(dashed).toBeLessThan(12);
  expect(svg).not.toMatch(/<(script|text|image|foreignObject|style|animate)|\son\w+=|style=/);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:|NaN|undefined/);
  for (const [, target] of svg.matchAll(/(?:href="#|url\(#)(\w+)/g))
    expect(svg, `${target} is drawn`).toContain(`id="${target}"`);
}

test('art: every picture is well-formed and can be drawn', async () => {
  const faults = await faultsIn(DRAWN, (code) =>
    expect(new Resvg(svgOf(code)).render().asPng().length).toBeGreaterThan(1000),
  );
  expect(faults).toEqual([]);
});

test('art: no two games look alike, the house’s and other vendors’', () => {
  const drawn = [...HOUSE, ...DRAWS, ...TABLES, ...OTHERS].map((code) => ({
    code,
    hash: hashOf(code),
  }));
  expect(lookAlike(drawn)).toBeNull();
});

test('art: the games of the house differ at a glance', () => {
  const drawn = HOUSE.map((code) => ({ code, hash: hashOf(code) }));
  const near = drawn.flatMap((one, at) =>
    drawn
      .slice(at + 1)
      .filter((other) => distance(one.hash, other.hash) < 4 * ALIKE)
      .map((other) => `${one.code} ${other.code}`),
  );
  expect(near).toEqual([]);
});

test('art: every lottery has a picture of its own draw, with any vendor', async () => {
  const faults = await faultsIn(DRAWS, (code) => {
    expect(svgOf(code)).toContain('id="s"');
    expect(art(code, () => 'OTHER')?.svg).toBe(svgOf(code));
  });
  expect(faults).toEqual([]);
});

test('art: the lotteries differ at a glance, the four of WinGo too', () => {
  const drawn = DRAWS.map((code) => ({ code, hash: hashOf(code) }));
  const near = drawn.flatMap((one, at) =>
    drawn
      .slice(at + 1)
      .filter((other) => distance(one.hash, other.hash) < 2 * ALIKE)
      .map((other) => `${one.code} ${other.code}`),
  );
  expect(near).toEqual([]);
});

test('art: every table has a picture of its own game, with any vendor', async () => {
  const faults = await faultsIn(TABLES, (code) =>
    expect(art(code, () => 'OTHER')?.svg).toBe(svgOf(code)),
  );
  expect(faults).toEqual([]);
});

test('art: tables differ at a glance, the three levels of a game too', () => {
  const drawn = TABLES.map((code) => ({ code, hash: hashOf(code) }));
  const near = drawn.flatMap((one, at) =>
    drawn
      .slice(at + 1)
      .filter((other) => distance(one.hash, other.hash) < 2 * ALIKE)
      .map((other) => `${one.code} ${other.code}`),
  );
  expect(near).toEqual([]);
});

test('art: a studio’s cards are composed in five ways', async () => {
  const faults = await faultsIn(Object.keys(STUDIOS), (studio) => {
    const codes = HOUSE.filter((code) => SLOTS.get(code)?.studio === studio);
    // Each way is recognised by what it alone draws: a window, a print, a land, a second piece, none.
    const ways = new Set(codes.map((code) => wayOf(svgOf(code))));
    expect([...ways].toSorted()).toEqual(['close', 'pair', 'pattern', 'scene', 'window']);
  });
  expect(faults).toEqual([]);
});

function wayOf(svg: string): string {
  if (svg.includes('clip-path')) return 'window';
  if (svg.includes('id="p"')) return 'pattern';
  if (!svg.includes('id="m"')) return 'close';
  return svg.includes('scale(1.3 1.3)') || svg.includes('scale(-1.3 1.3)') ? 'pair' : 'scene';
}

test('art: the perceptual hash depends on the picture, not on its text', () => {
  const svg = svgOf('kantha-lines');
  expect(likenessOf(svg.replace('<svg ', '<svg data-a="1" '))).toBe(likenessOf(svg));
  expect(distance(likenessOf(svg), likenessOf(svgOf('river-ways')))).toBeGreaterThan(30);
});

test('art: the same code of another vendor is another picture', () => {
  expect(art('game-1', () => 'OTHER')?.svg).not.toBe(svgOf('game-1'));
});

import { gzipSync } from 'node:zlib';
import { AVATARS } from '@nokshi/contract/player/avatars.ts';
import { SLOTS } from '@nokshi/house-math/slot/index.ts';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { full } from '../../../../../../../tests/harness/extent.ts';
import { faultsIn } from '../../../../../../../tests/harness/faults-in.ts';
import { art } from './art.ts';
import { distance, likenessOf, lookAlike } from './likeness.ts';

const HOUSE = [...SLOTS.keys()];
const MARKS = [
  'brand',
  'vendor-NOKSHI',
  'vendor-PADMA',
  'vendor-SUNDIAL',
  'banner-1',
  'banner-2',
  'banner-3',
  'avatar-a1',
  ...AVATARS.map((code) => `avatar-of-${code}`),
  'avatar-by-k',
  'avatar-by-m7',
];
/** Games of other vendors: a thousand of them where there is time to draw and compare them all. */
const OTHERS = Array.from({ length: full ? 1_000 : 120 }, (_, i) => `game-${i}`);
const vendorOf = (code: string) =>
  SLOTS.get(code)?.studio ??
  (code.startsWith('game-') ? `OTHER${code.length}${Number(code.slice(5)) % 4}` : undefined);
const svgOf = (code: string) => art(code, vendorOf)?.svg ?? '';

test('art: the same code gives the same bytes each time', async () => {
  const faults = await faultsIn([...HOUSE, ...MARKS], (code) => {
    expect(svgOf(code)).not.toBe('');
    expect(svgOf(code)).toBe(svgOf(code));
  });
  expect(faults).toEqual([]);
});

test.each([
  'nothing',
  'banner-0',
  'banner-4',
  'avatar-',
  'avatar-A b',
  'avatar-of-nobody',
  'avatar-by-abc',
  'vendor-no',
  'vendor-',
  '../brand',
  '',
])('art: there is no picture %j', (code) => {
  expect(art(code, vendorOf)).toBeNull();
});

test('art: every picture is small, sewn and safe', async () => {
  const codes = [...HOUSE, ...MARKS, ...OTHERS.slice(0, 40)];
  expect(await faultsIn(codes, expectSmallAndSafe)).toEqual([]);
});

function expectSmallAndSafe(code: string): void {
  const svg = svgOf(code);
  expect(svg.length).toBeLessThan(9216);
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
  const faults = await faultsIn([...HOUSE, ...MARKS], (code) =>
    expect(new Resvg(svgOf(code)).render().asPng().length).toBeGreaterThan(1000),
  );
  expect(faults).toEqual([]);
});

test('art: no two games look alike, the house’s and other vendors’', () => {
  const drawn = [...HOUSE, ...OTHERS].map((code) => ({ code, svg: svgOf(code) }));
  expect(lookAlike(drawn)).toBeNull();
});

test('art: the perceptual hash depends on the picture, not on its text', () => {
  const svg = svgOf('kantha-lines');
  expect(likenessOf(svg.replace('<svg ', '<svg data-a="1" '))).toBe(likenessOf(svg));
  expect(distance(likenessOf(svg), likenessOf(svgOf('river-ways')))).toBeGreaterThan(30);
});

test('art: the same code of another vendor is another picture', () => {
  expect(art('game-1', () => 'OTHER')?.svg).not.toBe(svgOf('game-1'));
});

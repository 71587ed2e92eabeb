import { gzipSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { art } from './art.ts';

const HOUSE = ['kantha-lines', 'river-ways', 'monsoon-clusters'];
const MARKS = [
  'brand',
  'vendor-NOKSHI',
  'vendor-PADMA',
  'banner-1',
  'banner-2',
  'banner-3',
  'avatar-a1',
];
const MANY = Array.from({ length: 200 }, (_, i) => `game-${i}`);
const vendors = new Map([...HOUSE, ...MANY].map((code) => [code, 'NOKSHI']));
const svgOf = (code: string) => art(code, (game) => vendors.get(game))?.svg ?? '';

test.each([...HOUSE, ...MARKS])('%s is the same bytes each time', (code) => {
  expect(svgOf(code)).not.toBe('');
  expect(svgOf(code)).toBe(svgOf(code));
});

test.each([
  'nothing',
  'banner-0',
  'banner-4',
  'avatar-',
  'avatar-A b',
  'vendor-NO',
  '../brand',
  '',
])('there is no picture %j', (code) => {
  expect(art(code, (game) => vendors.get(game))).toBeNull();
});

test.each([...HOUSE, ...MARKS, ...MANY.slice(0, 40)])('%s is small, sewn and safe', (code) => {
  const svg = svgOf(code);
  expect(svg.length).toBeLessThan(4096);
  expect(gzipSync(svg).length).toBeLessThan(1600);
  const dashed = svg.match(/stroke-dasharray/g)?.length ?? 0;
  expect(dashed).toBeGreaterThan(0);
  expect(dashed).toBeLessThan(12);
  expect(svg).not.toMatch(/<(script|text|image|foreignObject|style|animate)|\son\w+=|style=/);
  expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|data:|NaN|undefined/);
  for (const [, target] of svg.matchAll(/(?:href="#|url\(#)(\w+)/g))
    expect(svg, `${target} is drawn`).toContain(`id="${target}"`);
});

test.each([...HOUSE, ...MARKS])('%s is well-formed and can be drawn', (code) => {
  expect(new Resvg(svgOf(code)).render().asPng().length).toBeGreaterThan(1000);
});

test('no two games look alike', () => {
  const drawn = [...HOUSE, ...MANY].map(svgOf);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('the house games have three emblems on three cloths', () => {
  const cloth = (code: string) => /fill="(#\w+)" d="M0 0h320/.exec(svgOf(code))?.[1];
  expect(new Set(HOUSE.map(cloth)).size).toBe(3);
});

test('the same code of another vendor is another picture', () => {
  expect(art('game-1', () => 'OTHER')?.svg).not.toBe(svgOf('game-1'));
});

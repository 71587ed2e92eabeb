import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_MOTIFS } from '@nokshi/games/art/all-motifs.ts';
import { PALETTES } from '@nokshi/games/art/palettes.ts';
import { sewn } from '@nokshi/games/art/sewn.ts';
import { SLOTS, STUDIOS, type StudioCode } from '@nokshi/house-math/slot/index.ts';
import { SYMBOLS, type SymbolId, WORLDS } from '@nokshi/house-math/slot/symbols.ts';
import { Resvg } from '@resvg/resvg-js';
import { art } from './modules/games/catalogue/art/art.ts';

/**
 * npm run art [-- FOLDER]: draws contact sheets of the pictures, by vendor, on a light and on a
 * dark page: `cards-VENDOR-*.png` (160 pixels a card, as the lobby shows them on a phone) and
 * `symbols-*.png` (large, and at 48 pixels).
 */
const PAGES = {
  light: { page: '#faf6ee', ink: '#1c1a2e' },
  dark: { page: '#13121d', ink: '#f4efe4' },
} as const;
type Page = (typeof PAGES)[keyof typeof PAGES];

const folder = process.argv[2] ?? '.test/art';
const vendors = Object.keys(STUDIOS) as StudioCode[];

const sheet = (size: readonly [number, number], { page }: Page, inside: string) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.join(' ')}">` +
      `<rect width="${size[0]}" height="${size[1]}" fill="${page}"/>${inside}</svg>`,
    { fitTo: { mode: 'width', value: size[0] } },
  )
    .render()
    .asPng();

type Place = readonly [x: number, y: number];

const words = (text: string, [x, y]: Place, { ink }: Page) =>
  `<text x="${x}" y="${y}" font-size="14" font-family="sans-serif" fill="${ink}">${text}</text>`;

/** Each card is its own document: its ids must not clash with those of the next one. */
function placed(code: string, index: number, [x, y]: Place): string {
  const { svg } = art(code, (game) => SLOTS.get(game)?.studio) ?? { svg: '' };
  const own = svg
    .replace(/id="(\w+)"/g, `id="$1${index}"`)
    .replace(/(href="#|url\(#)(\w+)/g, `$1$2${index}`);
  return own.replace('<svg ', `<svg x="${x}" y="${y}" width="160" height="160" `);
}

const PER_ROW = 10;

function cards(vendor: StudioCode, page: Page) {
  const games = [...SLOTS.values()].filter((game) => game.studio === vendor);
  const inside = games.map((game, at) => {
    const [x, y] = [12 + (at % PER_ROW) * 172, 12 + Math.floor(at / PER_ROW) * 204];
    return placed(game.code, at, [x, y]) + words(game.name.EN, [x, y + 178], page);
  });
  const rows = Math.ceil(games.length / PER_ROW);
  return sheet([12 + PER_ROW * 172, 12 + rows * 204], page, inside.join(''));
}

function symbols(page: Page) {
  let inside = '';
  let y = 12;
  for (const vendor of vendors) {
    const { tile, colours } = PALETTES[vendor];
    for (const [at, id] of (Object.keys(WORLDS[vendor]) as SymbolId[]).entries()) {
      if (at > 0 && at % 15 === 0) y += 126;
      const x = 12 + (at % 15) * 114;
      const one = (size: number, [left, top]: Place) =>
        `<g transform="translate(${left} ${top})scale(${size / 100})" stroke-linecap="round" stroke-linejoin="round">` +
        `<rect x="-49" y="-49" width="98" height="98" rx="12" fill="${tile}"/>` +
        `<g transform="scale(.84)">${sewn(ALL_MOTIFS[id] ?? [], colours, { stitched: 20 })}</g></g>`;
      inside += one(68, [x + 34, y + 34]) + one(38, [x + 90, y + 49]);
      inside += words(SYMBOLS[id].EN, [x, y + 86], page);
    }
    y += 132;
  }
  return sheet([12 + 15 * 114, y], page, inside);
}

mkdirSync(folder, { recursive: true });
for (const [name, page] of Object.entries(PAGES)) {
  for (const vendor of vendors)
    writeFileSync(join(folder, `cards-${vendor}-${name}.png`), cards(vendor, page));
  writeFileSync(join(folder, `symbols-${name}.png`), symbols(page));
}
process.stdout.write(`Contact sheets of cards and symbols in ${folder}\n`);

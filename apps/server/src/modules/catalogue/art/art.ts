import type { Emblem } from './emblems/emblem.ts';
import { avatar } from './avatar.ts';
import { banner } from './banners.ts';
import { card } from './card.ts';
import { boat } from './emblems/boat.ts';
import { fish } from './emblems/fish.ts';
import { kalka } from './emblems/kalka.ts';
import { lotus } from './emblems/lotus.ts';
import { monsoon } from './emblems/monsoon.ts';
import { needle } from './emblems/needle.ts';
import { sun } from './emblems/sun.ts';
import { brandMark, studioLogo, studioMarks } from './marks.ts';

export type Art = { readonly svg: string };

/** The emblems that games without a theme of their own are given by their seed. */
const EMBLEMS: readonly [Emblem, ...Emblem[]] = [lotus, boat, monsoon, kalka, fish, sun];

/** What our own games show. The seed was chosen by eye: each has another cloth and border. */
const THEMES: Readonly<Record<string, { emblem: Emblem; seed: number }>> = {
  'kantha-lines': { emblem: needle, seed: 70 },
  'river-ways': { emblem: boat, seed: 202 },
  'monsoon-clusters': { emblem: monsoon, seed: 49 },
};

const VENDOR_LOGOS: Readonly<Record<string, () => string>> = {
  'vendor-NOKSHI': studioLogo,
  ...studioMarks(),
};

/**
 * Draws the picture behind `/art/<code>.svg`: a game's card (320 x 240), `banner-1` to `banner-3`
 * (1200 x 320, dark, the left half free for words), `vendor-<vendor>`, `avatar-<seed>` (96 x 96),
 * `brand` (64 x 64); null when there is none. Pure: the same code is the same bytes for ever.
 * No words, scripts or references to anything outside. Source: design.md, game art.
 * @param vendorOf the vendor of a game's code, or undefined when there is no such game
 */
export function art(code: string, vendorOf: (code: string) => string | undefined): Art | null {
  const svg = drawn(code, vendorOf);
  return svg === null ? null : { svg };
}

function drawn(code: string, vendorOf: (code: string) => string | undefined): string | null {
  if (code === 'brand') return brandMark();
  const numbered = /^banner-([1-9])$/.exec(code)?.[1];
  if (numbered) return banner(Number(numbered));
  const seed = /^avatar-([a-z0-9]{1,32})$/.exec(code)?.[1];
  if (seed) return avatar(seed);
  const logo = VENDOR_LOGOS[code];
  if (logo) return logo();
  const vendor = vendorOf(code);
  return vendor === undefined ? null : card({ vendor, code, emblems: EMBLEMS, ...THEMES[code] });
}

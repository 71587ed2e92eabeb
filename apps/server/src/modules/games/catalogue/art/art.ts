import { avatar } from './avatar.ts';
import { banner } from './banners.ts';
import { card } from './card.ts';
import { goodCard } from './goods.ts';
import { lotteryCard } from './lottery/lottery-card.ts';
import { initials, portrait } from './portraits.ts';
import { tableCard } from './tables/table-card.ts';
import { brandMark, vendorMark, houseLogo, houseMarks } from './marks.ts';

export type Art = { readonly svg: string };

const VENDOR_LOGOS: Readonly<Record<string, () => string>> = {
  'vendor-NOKSHI': houseLogo,
  ...houseMarks(),
};

/**
 * Draws the picture behind `/art/<code>.svg`: a game's card (240 x 240), `banner-1` to `banner-6`
 * (1200 x 320, dark, the left half free for words), `vendor-<vendor>`, `avatar-<seed>`,
 * `avatar-of-<name>` and `avatar-by-<initials>` (96 x 96), `good-<name>` (240 x 240), `brand`
 * (64 x 64); null when there is none. Pure: the same code always gives the same bytes. No words, scripts or external references.
 * Source: design.md, game art.
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
  const chosen = /^avatar-of-([a-z-]{1,32})$/.exec(code)?.[1];
  if (chosen) return portrait(chosen);
  const signs = /^avatar-by-([a-z0-9]{1,2})$/.exec(code)?.[1];
  if (signs) return initials(signs);
  const good = /^good-([a-z]{1,32})$/.exec(code)?.[1];
  if (good) return goodCard(good);
  const logo = VENDOR_LOGOS[code];
  if (logo) return logo();
  const pictured = /^vendor-([A-Z0-9_]{2,20})$/.exec(code)?.[1];
  if (pictured) return vendorMark(pictured);
  const lottery = lotteryCard(code);
  if (lottery) return lottery;
  const table = tableCard(code);
  if (table) return table;
  const vendor = vendorOf(code);
  if (vendor === undefined) return null;
  return card({ vendor, code });
}

import { circle } from '../shapes.ts';
import type { Context } from '../surface.ts';
import { fade, glow, mix, patch, type Point, sew as stitch, sheer } from './brushes.ts';
import type { StreetLight } from './ricksha-street.ts';

/** Leaves of a tree as one round piece with a scalloped edge. */
function crown([x, y]: Point, r: number): string {
  let path = '';
  for (let lobe = 0; lobe <= 9; lobe += 1) {
    const turn = (lobe / 9) * 2 * Math.PI + r;
    const [px, py] = [
      (x + Math.cos(turn) * r).toFixed(1),
      (y + Math.sin(turn) * r * 0.86).toFixed(1),
    ];
    path +=
      lobe === 0
        ? `M${px} ${py}`
        : `A${(r * 0.4).toFixed(1)} ${(r * 0.38).toFixed(1)} 0 0 1 ${px} ${py}`;
  }
  return `${path}Z`;
}

/** A banyan: roots that hang from its crown to the ground. */
export function banyan(context: Context, light: StreetLight): void {
  const { dark, near, thread, colours } = light;
  const bark = mix(dark, '#5a3420', 0.3);
  stitch(context, 'M-34 -46V0M-24 -50L-26 2M-14 -40V2M22 -50V0M32 -46L34 2M42 -40V-8', {
    colour: bark,
    width: 1.8,
    dash: [],
  });
  patch(context, 'M-16 2Q-6 -18 -8 -44L10 -46Q6 -16 18 2Q0 -4 -16 2Z', {
    fill: bark,
    thread,
    width: 0.7,
  });
  stitch(context, 'M-6 0Q2 -20 -2 -42M8 0Q2 -20 4 -44', {
    colour: sheer(thread, 0.5),
    width: 0.6,
    dash: [2, 2],
  });
  const crowns = [
    [-34, -58, 17],
    [30, -60, 18],
    [48, -50, 12],
    [-48, -48, 12],
    [-10, -72, 19],
    [16, -76, 16],
    [-26, -76, 13],
    [2, -56, 17],
  ] as const;
  const leaf = mix(colours.d, near, 0.2);
  crowns.forEach(([x, y, r], i) =>
    patch(context, crown([x, y], r), {
      fill: fade(context, [y - r, y + r], [mix(leaf, light.disc, 0.22), mix(leaf, dark, 0.35)]),
      thread: sheer(thread, 0.75),
      width: 0.7,
      dash: [2.4, 2.2],
      shadow: i > 1 ? 0.2 : 0,
    }),
  );
}

/** A gate of cloth over the street, as for weddings; a hundred units high. */
export function gate(context: Context, light: StreetLight, lit: boolean): void {
  const { thread, dark, colours, window } = light;
  const cloth = (colour: string) =>
    fade(context, [-100, 0], [mix(colour, light.disc, 0.12), mix(colour, dark, 0.4)]);
  const posts = 'M-46 2V-72H-30V2ZM30 2V-72H46V2Z';
  const head =
    'M-52 -70V-84Q-50 -92 -34 -92Q-26 -108 0 -110Q26 -108 34 -92Q50 -92 52 -84V-70H34Q20 -84 0 -84Q-20 -84 -34 -70Z';
  patch(context, posts, { fill: cloth(colours.a), thread, width: 0.8 });
  let bands = '';
  for (let y = -66; y < 0; y += 16)
    bands += `M-46 ${y}l8 -5l8 5v7l-8 -5l-8 5ZM30 ${y}l8 -5l8 5v7l-8 -5l-8 5Z`;
  patch(context, bands, { fill: cloth(colours.c), shadow: 0 });
  patch(context, head, { fill: cloth(colours.b), thread: colours.c, width: 1 });
  patch(context, circle(0, -97, 8.5), { fill: colours.c, thread: colours.a, width: 0.8 });
  let fringe = '';
  for (let x = -30; x < 30; x += 7.5)
    fringe += `M${x} ${-73 - 10 * Math.cos((x + 3.75) / 22)}l3.75 9l3.75 -9Z`;
  patch(context, fringe, { fill: cloth(colours.cloth), thread: colours.a, width: 0.5 });
  const lamps =
    'M-50 -77v0.1M-42 -88v0.1M-26 -99v0.1M-12 -106v0.1M12 -106v0.1M26 -99v0.1M42 -88v0.1M50 -77v0.1';
  if (lit) glow(context, { x: 0, y: -84, r: 64, colour: window }, 0.5);
  stitch(context, lamps, { colour: lit ? '#fff2c0' : colours.cloth, width: 3.4, dash: [] });
}

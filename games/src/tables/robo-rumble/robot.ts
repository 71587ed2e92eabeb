import { drawn, element } from '../../panel/element.ts';
import type { Timeline } from '../show-timeline.ts';

type Corner = 'red' | 'blue';

const stitched = (d: string, fill: string): readonly SVGElement[] => [
  drawn('path', { d, class: fill }),
  drawn('path', { d, class: 'stitch' }),
];

/** A robot of patches, in a box of 100 by 140; it looks to the right. */
function drawBody(): SVGElement {
  return drawn(
    'svg',
    { viewBox: '0 0 100 140', class: 'body' },
    ...stitched('M30 98h16v34h-22v-8h6z', 'shade'),
    ...stitched('M54 98h16v26h6v8h-22z', 'shade'),
    ...stitched('M24 56q26-10 52 0l4 46q-30 10-60 0z', 'main'),
    drawn('path', { d: 'M50 66l9 12-9 12-9-12z', class: 'gold' }),
    drawn('path', { d: 'M50 72l4.5 6-4.5 6-4.5-6z', class: 'dark' }),
    drawn('path', { d: 'M32 98q18 5 36 0', class: 'stitch' }),
  );
}

function drawHead(): SVGElement {
  return drawn(
    'svg',
    { viewBox: '0 0 100 140', class: 'head' },
    drawn('path', { d: 'M50 14v-9', class: 'wire' }),
    drawn('circle', { cx: 50, cy: 5, r: 4, class: 'lamp' }),
    ...stitched('M30 16h40q6 0 6 6v22q0 8-8 8h-36q-8 0-8-8v-22q0-6 6-6z', 'main'),
    drawn('path', { d: 'M34 24h36q3 0 3 3v10q0 3-3 3h-36q-3 0-3-3v-10q0-3 3-3z', class: 'dark' }),
    drawn('circle', { cx: 46, cy: 32, r: 4.6, class: 'eye' }),
    drawn('circle', { cx: 62, cy: 32, r: 4.6, class: 'eye' }),
    drawn('path', { d: 'M44 46h20', class: 'stitch' }),
  );
}

function drawGlove(): SVGElement {
  return drawn(
    'svg',
    { viewBox: '0 0 100 140', class: 'glove' },
    drawn('path', { d: 'M40 70q14-6 26-2', class: 'arm' }),
    ...stitched('M64 58q16-4 20 8t-10 16q-14 2-16-10 0-10 6-14z', 'fist'),
  );
}

/** How long a blow and a fall take. */
const BLOW_MS = 420;
export const FALL_MS = 900;
/** When a blow is felt. */
const FELT = 0.55;

const STILL = { transform: 'none' };
const between = (transform: string, offset: number): Keyframe[] => [
  STILL,
  { transform, offset },
  STILL,
];
const FRAMES = {
  hand: [
    STILL,
    { transform: 'translateX(-10%) rotate(-8deg)', offset: 0.25 },
    { transform: 'translateX(44%) translateY(-12%) rotate(4deg)', offset: FELT },
    STILL,
  ],
  lean: between('translateX(12%) rotate(5deg)', FELT),
  reel: between('translateX(-12%) rotate(-9deg)', 0.3),
  nod: between('rotate(-16deg)', 0.3),
  dodge: between('translateX(-9%) translateY(5%)', 0.5),
  spark: [
    { opacity: 0, transform: 'scale(0.3)' },
    { opacity: 1, transform: 'scale(1)', offset: 0.3 },
    { opacity: 0, transform: 'scale(1.25) rotate(20deg)' },
  ],
  fall: [
    STILL,
    {
      transform: 'translateX(calc(var(--back) * 8%)) rotate(calc(var(--back) * 20deg))',
      offset: 0.4,
    },
    {
      transform:
        'translateX(calc(var(--back) * 22%)) translateY(12%) rotate(calc(var(--back) * 84deg))',
      offset: 0.8,
    },
    {
      transform:
        'translateX(calc(var(--back) * 22%)) translateY(10%) rotate(calc(var(--back) * 78deg))',
    },
  ],
  near: [STILL, { transform: 'translateY(-24%) translateX(-16%) rotate(-24deg)' }],
  far: [STILL, { transform: 'translateY(-24%) translateX(4%) rotate(-24deg)' }],
} satisfies Readonly<Record<string, Keyframe[]>>;

/** Up and down on its feet. */
const bobbing = (ms: number): Keyframe[] =>
  Array.from({ length: Math.max(2, Math.round(ms / 300)) }, (_, n) => ({
    transform: n % 2 === 0 ? 'none' : 'translateY(-2.5%)',
  }));

/** A robot of one corner and what it can do; the blue one looks the other way. */
export function createRobot(corner: Corner) {
  const parts = { far: drawGlove(), body: drawBody(), head: drawHead(), near: drawGlove() };
  parts.far.classList.add('far');
  const stance = element('div', { class: 'stance' });
  stance.append(...Object.values(parts));
  const spark = element('i', { class: 'spark' });
  const facing = element('div', { class: 'facing' }, stance, spark);
  const box = element('div', { class: `robot ${corner}` }, facing);
  return {
    box,
    isOff(off: boolean) {
      box.dataset['off'] = String(off);
    },
    /** Strikes with one hand or the other. */
    strike(timeline: Timeline, at: number, hand: 'near' | 'far') {
      const moving = { at, ms: BLOW_MS, easing: 'ease-in-out' };
      timeline.move(parts[hand], FRAMES.hand, moving);
      timeline.move(stance, FRAMES.lean, moving);
    },
    /** Takes a blow. */
    reel(timeline: Timeline, at: number) {
      const moving = { at: at + BLOW_MS * FELT, ms: BLOW_MS };
      timeline.move(stance, FRAMES.reel, moving);
      timeline.move(parts.head, FRAMES.nod, moving);
      timeline.move(spark, FRAMES.spark, moving);
    },
    /** Steps aside. */
    dodge(timeline: Timeline, at: number) {
      timeline.move(stance, FRAMES.dodge, { at, ms: BLOW_MS * 1.4, easing: 'ease-in-out' });
    },
    /** Switched off: it falls and its lamp goes out. */
    fall(timeline: Timeline, at: number) {
      timeline.move(box, FRAMES.fall, { at, ms: FALL_MS, easing: 'ease-in' });
      timeline.at(at + FALL_MS / 2, () => {
        box.dataset['off'] = 'true';
      });
    },
    /** Both gloves up. */
    cheer(timeline: Timeline, at: number) {
      for (const hand of ['near', 'far'] as const)
        timeline.move(parts[hand], FRAMES[hand], { at, ms: BLOW_MS });
    },
    bob(timeline: Timeline, [from, to]: readonly [number, number]) {
      timeline.move(box, bobbing(to - from), { at: from, ms: to - from, easing: 'linear' });
    },
  };
}

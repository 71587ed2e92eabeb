import { drawn, element } from '../../panel/element.ts';
import type { Timeline } from '../show-timeline.ts';
import './dome.css';

/** Pips of each face in a box of -50 to 50. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-24, -24],
    [24, 24],
  ],
  [
    [-26, -26],
    [0, 0],
    [26, 26],
  ],
  [
    [-24, -24],
    [24, -24],
    [-24, 24],
    [24, 24],
  ],
  [
    [-26, -26],
    [26, -26],
    [0, 0],
    [-26, 26],
    [26, 26],
  ],
  [
    [-24, -28],
    [24, -28],
    [-24, 0],
    [24, 0],
    [-24, 28],
    [24, 28],
  ],
];
/** Where each face lies on the cube: turns around X and Y, in degrees. */
const SIDES: readonly (readonly [x: number, y: number])[] = [
  [0, 0],
  [0, 90],
  [-90, 0],
  [90, 0],
  [0, -90],
  [0, 180],
];

/** A face as a patch of cloth with a hem; one and four are red, as in Asia. */
function drawFace(face: number): SVGElement {
  const pips = (PIPS[face - 1] ?? []).map(([cx, cy]) =>
    drawn('circle', { cx, cy, r: face === 1 ? 15 : 10 }),
  );
  return drawn(
    'svg',
    {
      viewBox: '-50 -50 100 100',
      'aria-hidden': 'true',
      class: `die-face ${face === 1 || face === 4 ? 'red' : 'ink'}`,
    },
    drawn('rect', { x: -48, y: -48, width: 96, height: 96, rx: 16, class: 'cloth' }),
    drawn('rect', { x: -41, y: -41, width: 82, height: 82, rx: 11, class: 'hem' }),
    ...pips,
  );
}

/** Several small dice in a row, for spots. */
export const diceArt = (...faces: readonly number[]): HTMLElement =>
  element('span', { class: 'dice-art', 'aria-hidden': 'true' }, ...faces.map(drawFace));

function createDie() {
  const cube = element('div', { class: 'cube' });
  for (let face = 1; face <= 6; face += 1) {
    const side = element('div', { class: 'side' }, drawFace(face));
    const [x, y] = SIDES[face - 1] ?? [0, 0];
    side.style.transform = `rotateX(${x}deg) rotateY(${y}deg) translateZ(calc(var(--die) / 2))`;
    cube.append(side);
  }
  return { cube, box: element('div', { class: 'die' }, cube) };
}

/** The cube turned so that this face looks at the viewer, after so many more turns. */
function facing(face: number, turns: number): string {
  const [x, y] = SIDES[face - 1] ?? [0, 0];
  return `rotateX(${-x + 360 * turns}deg) rotateY(${-y + 360 * (turns - 1)}deg)`;
}

/** Where the dice lie when the dome is lifted, in parts of a die, and how they are turned. */
const REST = [
  [-1.25, 0.18, -14],
  [0, -0.22, 9],
  [1.25, 0.2, -5],
] as const;

/** Three dice under a dome. */
export function createDome() {
  const dice = REST.map(createDie);
  const lid = element('div', { class: 'lid' });
  const dish = element('div', { class: 'dish' });
  const total = element('strong', { class: 'landed', 'aria-hidden': 'true' });
  const box = element('div', { class: 'dome', 'aria-hidden': 'true' });
  box.append(dish, ...dice.map((die) => die.box), lid, total);
  const at = (place: number, [dx, dy, turn]: readonly [number, number, number]): string => {
    const [x, y, rest] = REST[place] ?? [0, 0, 0];
    return `translate(calc(var(--die) * ${x + dx}), calc(var(--die) * ${y + dy})) rotate(${rest + turn}deg)`;
  };
  const lie = (faces: readonly number[]) =>
    dice.forEach((die, place) => {
      die.box.style.transform = at(place, [0, 0, 0]);
      die.cube.style.transform = facing(faces[place] ?? 1, 0);
    });
  const isLifted = (lifted: boolean) => {
    box.dataset['lifted'] = String(lifted);
  };
  lie([1, 2, 3]);
  isLifted(true);
  return {
    box,
    total,
    close: () => isLifted(false),
    lie(faces: readonly number[]) {
      lie(faces);
      isLifted(true);
    },
    /** Shakes the dice until `shakeMs`, then lifts the dome. */
    throw(timeline: Timeline, of: { faces: readonly number[]; shakeMs: number; liftMs: number }) {
      const { faces, shakeMs, liftMs } = of;
      isLifted(false);
      lie(faces);
      dice.forEach((die, place) => {
        const frames = HOPS.map(([dx, dy, turn], n) => {
          const sway = (n + place) % 2 === 0 ? 1 : -1;
          return { transform: at(place, [dx * sway, dy, turn * sway]) };
        });
        timeline.move(die.box, frames, { at: place * 40, ms: shakeMs, easing: 'linear' });
        timeline.move(
          die.cube,
          [
            { transform: facing(faces[place] ?? 1, 5 + place) },
            { transform: facing(faces[place] ?? 1, 0) },
          ],
          { at: place * 40, ms: shakeMs, easing: 'cubic-bezier(.15,.5,.4,1)' },
        );
      });
      timeline.move(lid, SHAKES, { at: 0, ms: shakeMs * 0.8, easing: 'linear' });
      timeline.at(shakeMs, () => {
        timeline.move(
          lid,
          [
            { transform: 'none', opacity: 1 },
            { transform: 'translateY(-70%) rotate(-8deg)', opacity: 0 },
          ],
          { at: shakeMs, ms: liftMs },
        );
        isLifted(true);
      });
    },
  };
}

const HOPS = [
  [0, 0, 0],
  [0.5, -0.9, 70],
  [-0.4, 0.2, -40],
  [0.55, -0.7, 90],
  [-0.35, 0.15, -60],
  [0.3, -0.45, 45],
  [-0.2, 0.1, -20],
  [0.1, -0.15, 10],
  [0, 0, 0],
] as const;
const SHAKES = [0, -5, 6, -6, 5, -4, 4, -2, 0].map((x) => ({ transform: `translateX(${x}px)` }));

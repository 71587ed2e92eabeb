import { pocketColour, POCKETS, WHEEL } from '@nokshi/house-math/tables/roulette.ts';
import { petals } from '../../art/shapes.ts';
import { drawn, element } from '../../panel/element.ts';
import type { Timeline } from '../show-timeline.ts';
import './wheel.css';
import { angleOf, wheelPath } from './wheel-path.ts';

const STEP = 360 / POCKETS;

/** Radii of the drawing, whose box is -100 to 100. */
const RIM = 99;
const NUMBERS = { outer: 88, inner: 70 };
const WELLS = 56;
const HUB = 34;
/** Where the ball runs and where it lies, in parts of half the wheel. */
const TRACK = -0.93;
const WELL = -0.63;

const at = (radius: number, degrees: number): string => {
  const turn = (degrees * Math.PI) / 180;
  return `${(radius * Math.sin(turn)).toFixed(2)} ${(-radius * Math.cos(turn)).toFixed(2)}`;
};
/** A piece of a ring. */
const wedge = (outer: number, inner: number, [from, to]: readonly [number, number]): string =>
  `M${at(outer, from)}A${outer} ${outer} 0 0 1 ${at(outer, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`;

function drawRotor(): SVGElement {
  const svg = drawn('svg', { viewBox: '-100 -100 200 200', class: 'rotor-art' });
  svg.append(drawn('circle', { r: 90, class: 'ring' }));
  WHEEL.forEach((pocket) => {
    const middle = angleOf(pocket);
    const sides = [middle - STEP / 2, middle + STEP / 2] as const;
    const colour = pocketColour(pocket);
    svg.append(drawn('path', { d: wedge(NUMBERS.outer, NUMBERS.inner, sides), class: colour }));
    svg.append(drawn('path', { d: wedge(NUMBERS.inner, WELLS, sides), class: `${colour} well` }));
    // Upright where the viewer is nearest.
    const transform = `rotate(${middle}) translate(0 -81) rotate(180)`;
    svg.append(drawn('text', { 'text-anchor': 'middle', transform }, String(pocket)));
  });
  svg.append(drawn('circle', { r: NUMBERS.inner, class: 'seam' }));
  svg.append(drawn('circle', { r: WELLS, class: 'cone' }));
  svg.append(drawn('circle', { r: WELLS - 4, class: 'seam' }));
  svg.append(
    drawn('path', { d: petals({ count: 12, from: 12, to: 50, width: 0.03 }), class: 'petal' }),
  );
  svg.append(
    drawn('path', { d: petals({ count: 8, from: 8, to: HUB, width: 0.05 }), class: 'lotus' }),
  );
  svg.append(drawn('circle', { r: 9, class: 'hub' }));
  return svg;
}

function drawBowl(): SVGElement {
  const svg = drawn('svg', { viewBox: '-100 -100 200 200', class: 'bowl-art' });
  svg.append(
    drawn('circle', { r: RIM, class: 'wood' }),
    drawn('circle', { r: 95.5, class: 'seam' }),
  );
  for (let n = 0; n < 8; n += 1)
    svg.append(
      drawn('path', {
        d: 'M0 -97L2.2 -93L0 -89L-2.2 -93Z',
        class: 'diamond',
        transform: `rotate(${n * 45 + 22.5})`,
      }),
    );
  return svg;
}

/** The wheel and its ball. */
export function createWheel() {
  const rested = element('i', { class: 'ball' });
  const rotor = element('div', { class: 'rotor' });
  rotor.append(drawRotor(), rested);
  const ball = element('i', { class: 'ball' });
  const orbit = element('div', { class: 'orbit' }, ball);
  const box = element('div', { class: 'wheel', 'aria-hidden': 'true' });
  box.append(drawBowl(), rotor, orbit);
  let angle = 0;
  const turn = (degrees: number) => `rotate(${degrees.toFixed(3)}deg)`;
  const lie = (degrees: number, radius: number) =>
    `rotate(${degrees.toFixed(3)}deg) translateY(calc(var(--half) * ${radius}))`;
  const rest = (pocket: number | null) => {
    orbit.style.opacity = '0';
    rested.style.opacity = pocket === null ? '0' : '1';
    if (pocket !== null) rested.style.transform = lie(angleOf(pocket), WELL);
    rotor.style.transform = turn(angle);
  };
  rest(null);
  return {
    box,
    /** Stands with this result, without a turn. */
    rest(pocket: number | null) {
      if (pocket !== null) [, , angle] = wheelPath({ from: 0, pocket, landMs: 1, restMs: 1 }).rotor;
      angle %= 360;
      rest(pocket);
    },
    /** Turns the wheel until the ball lies in the pocket. */
    spin(timeline: Timeline, of: { pocket: number; landMs: number; restMs: number }) {
      const { pocket, landMs, restMs } = of;
      const path = wheelPath({ from: angle, ...of });
      const [start, landed, end] = path.rotor;
      rested.style.opacity = '0';
      orbit.style.opacity = '1';
      timeline.move(rotor, [{ transform: turn(start) }, { transform: turn(landed) }], {
        at: 0,
        ms: landMs,
        easing: 'linear',
      });
      timeline.move(orbit, [{ transform: turn(path.ball[0]) }, { transform: turn(path.ball[1]) }], {
        at: 0,
        ms: landMs,
        easing: 'cubic-bezier(0.2, 0.45, 0.6, 1)',
      });
      timeline.move(
        ball,
        DROP.map(([offset, radius]) => ({
          offset,
          transform: `translateY(calc(var(--half) * ${radius}))`,
        })),
        {
          at: 0,
          ms: landMs,
          easing: 'linear',
        },
      );
      timeline.at(landMs, () => {
        timeline.move(rotor, [{ transform: turn(landed) }, { transform: turn(end) }], {
          at: landMs,
          ms: restMs,
          easing: 'cubic-bezier(0.33, 1, 0.68, 1)',
        });
        angle = end % 360;
        rest(pocket);
      });
    },
  };
}

/** The ball leaves the rim, strikes a diamond, and hops before it lies. */
const DROP: readonly (readonly [number, number])[] = [
  [0, TRACK],
  [0.7, TRACK],
  [0.78, -0.82],
  [0.81, -0.86],
  [0.88, -0.66],
  [0.92, -0.74],
  [0.96, -0.64],
  [0.98, -0.67],
  [1, WELL],
];

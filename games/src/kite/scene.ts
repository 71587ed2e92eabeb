import { msTo } from '@nokshi/house-math/instants/kite.ts';
import { type Context, contextOf } from '../art/surface.ts';
import { element } from '../panel/element.ts';
import { handOf, placeAt, type Point, type View } from './course.ts';
import type { Moment } from './flight.ts';
import { OWN_KITE, paintKite, paintTail } from './paint-kite.ts';
import { paintSky } from './paint-sky.ts';
import { SKY, type Theme } from './sky-colours.ts';

/** A taken bet as it is seen on the string; own ones are larger. */
export type Knot = { readonly at: number; readonly isOwn: boolean };

/** Finer is hardly seen, and costs a modest phone its frames. */
const FINEST = 2;
/** How long the cut kite drifts until it is out of sight. */
const DRIFT_MS = 2_600;
/** Who wants no motion sees the kite move this rarely. */
const STILL_MS = 1_000;

const themeNow = (): Theme =>
  document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';

/** The picture of a flight: the sky is painted once, the kite and its string with each frame. */
export function createScene(still: () => boolean) {
  const back = element('canvas', { 'aria-hidden': 'true' });
  const front = element('canvas', { 'aria-hidden': 'true' });
  const box = element('div', { class: 'sky' }, back, front);
  let view: View = { width: 0, height: 0 };
  let theme = themeNow();
  /** What was drawn last, where no motion is wanted. */
  let lying = '';
  const fit = () => {
    lying = '';
    const fineness = Math.min(window.devicePixelRatio || 1, FINEST);
    for (const canvas of [back, front]) {
      canvas.width = Math.round(view.width * fineness);
      canvas.height = Math.round(view.height * fineness);
      contextOf(canvas).setTransform(fineness, 0, 0, fineness, 0, 0);
    }
    theme = themeNow();
    if (view.width > 0) paintSky(contextOf(back), view, theme);
  };
  new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    view = { width: Math.round(width), height: Math.round(height) };
    fit();
  }).observe(box);
  return {
    box,
    draw(moment: Moment, knots: readonly Knot[]) {
      if (themeNow() !== theme) fit();
      const next = still() ? stillOf(moment, knots) : '';
      if (next !== '' && next === lying) return;
      lying = next;
      const brush = contextOf(front);
      brush.clearRect(0, 0, view.width, view.height);
      const air = { brush, view, isStill: still(), string: SKY[theme].string };
      if (moment.phase === 'flying') drawFlying(air, moment.ms, knots);
      else if (moment.phase === 'cut') drawCut(air, moment, knots);
      else if (moment.phase !== 'void') drawReady(air);
    },
  };
}

/** Says the same as long as a picture without motion does not change. */
function stillOf(moment: Moment, knots: readonly Knot[]): string {
  const step = moment.phase === 'flying' ? Math.floor(moment.ms / STILL_MS) : 0;
  const cut = moment.phase === 'cut' ? moment.cut : 0;
  return [moment.phase, step, cut, ...knots.map(({ at }) => at)].join(' ');
}

type Air = {
  readonly brush: Context;
  readonly view: View;
  readonly isStill: boolean;
  readonly string: string;
};

const sizeOf = ({ width, height }: View): number =>
  Math.max(34, Math.min(width, height * 1.4) * 0.13);

function drawKiteAt({ brush, view, isStill }: Air, { x, y }: Point, turn: number): void {
  const swing = isStill ? 0 : performance.now() / 260;
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn + (isStill ? 0 : Math.sin(swing * 0.7) * 0.07));
  paintTail(brush, sizeOf(view), swing);
  paintKite(brush, sizeOf(view), OWN_KITE);
  brush.restore();
}

/** Before it rises it lies ready over the roof. */
function drawReady(air: Air): void {
  const { x, y } = placeAt(0, air.view);
  drawKiteAt(air, { x: x + sizeOf(air.view) * 0.3, y: y - sizeOf(air.view) * 0.45 }, 0.3);
}

/** The way that the kite came, sewn in running stitch, with a knot where somebody took. */
function drawWay({ brush, view, string }: Air, ms: number, knots: readonly Knot[]): void {
  const hand = handOf(view);
  brush.strokeStyle = string;
  brush.lineWidth = 3;
  brush.lineCap = 'round';
  brush.setLineDash([9, 8]);
  brush.beginPath();
  brush.moveTo(hand.x, hand.y);
  const steps = 48;
  for (let i = 0; i <= steps; i += 1) {
    const { x, y } = placeAt((ms * i) / steps, view);
    brush.lineTo(x, y);
  }
  brush.stroke();
  brush.setLineDash([]);
  brush.lineCap = 'butt';
  for (const { at, isOwn } of knots) {
    const reached = msTo(at);
    if (reached > ms) continue;
    const { x, y } = placeAt(reached, view);
    const wide = isOwn ? 7 : 4;
    brush.fillStyle = isOwn ? '#14683f' : '#fff8ea';
    brush.strokeStyle = isOwn ? '#fff8ea' : '#3a1d2b';
    brush.lineWidth = 1.6;
    brush.beginPath();
    brush.moveTo(x, y - wide);
    brush.lineTo(x + wide, y);
    brush.lineTo(x, y + wide);
    brush.lineTo(x - wide, y);
    brush.closePath();
    brush.fill();
    brush.stroke();
  }
}

function drawFlying(air: Air, ms: number, knots: readonly Knot[]): void {
  const shown = air.isStill ? Math.floor(ms / STILL_MS) * STILL_MS : ms;
  drawWay(air, shown, knots);
  drawKiteAt(air, placeAt(shown, air.view), 0.5);
}

/** The string falls back to the roof, and the kite drifts away with the wind. */
function drawCut(
  air: Air,
  { cut, sinceMs }: { readonly cut: number; readonly sinceMs: number },
  knots: readonly Knot[],
): void {
  const ms = msTo(cut);
  const past = air.isStill ? 1 : Math.min(1, sinceMs / DRIFT_MS);
  const { brush, view } = air;
  if (past < 1) {
    const { x, y } = placeAt(ms, view);
    const size = sizeOf(view);
    brush.globalAlpha = 1 - past ** 3;
    drawKiteAt(
      air,
      {
        x: x + past * view.width * 0.22 + Math.sin(past * 9) * size * 0.2,
        y: y - past * view.height * 0.1 + past ** 2 * view.height * 0.22,
      },
      0.5 + past * 2.4,
    );
  }
  brush.globalAlpha = Math.max(0.25, 1 - past * 1.6);
  brush.save();
  brush.translate(0, past ** 2 * view.height * (air.isStill ? 0 : 0.05));
  drawWay(air, ms, knots);
  brush.restore();
  brush.globalAlpha = 1;
}

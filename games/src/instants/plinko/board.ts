import {
  plinkoPays,
  type PlinkoRisk,
  type PlinkoRows,
} from '@nokshi/house-math/instants/plinko.ts';
import { drawn, element } from '../../panel/element.ts';
import { binText, fallFrames, pinsOf, rowMs } from './fall.ts';

/** Of one gap in the drawing; rows are a little closer than pins. */
const GAP = 10;
const ROW = 11;
const LAND_MS = 320;

/** Pins like knots on cloth, the bins below, and the ball. */
export function createBoard() {
  const pins = drawn('svg', { class: 'pins', 'aria-hidden': 'true' });
  const bins = element('ol', { class: 'bins' });
  const ball = element('i', { class: 'ball', 'aria-hidden': 'true', hidden: '' });
  const box = element('div', { class: 'plinko-board' }, pins, ball, bins);
  let rows: PlinkoRows = 8;
  let landed: number | null = null;
  const gap = () => box.clientWidth / (rows + 2);
  const place = ({ x, y }: { x: number; y: number }): string =>
    `translate(${x * gap()}px, ${((y * ROW) / GAP + 1.9) * gap()}px)`;
  const mark = (bin: number | null) => {
    landed = bin;
    [...bins.children].forEach((child, i) => {
      if (child instanceof HTMLElement) child.dataset['hit'] = String(i === bin);
    });
  };
  const lie = () => {
    ball.hidden = landed === null;
    if (landed !== null) ball.style.transform = place({ x: landed - rows / 2, y: rows - 0.2 });
  };
  new ResizeObserver(lie).observe(box);
  return {
    box,
    set(next: PlinkoRows, risk: PlinkoRisk) {
      if (next !== rows) landed = null;
      rows = next;
      drawPins(pins, rows);
      bins.replaceChildren(...binsOf(rows, risk));
      box.dataset['rows'] = String(rows);
      mark(landed);
      lie();
    },
    rest(bin: number | null) {
      mark(bin);
      lie();
    },
    /** Lets the ball fall along its path; `knock` is called as it meets each row. */
    async fall(
      path: readonly number[],
      { still, knock }: { still: boolean; knock: (row: number) => void },
    ) {
      const bin = path.reduce((sum, step) => sum + step, 0);
      mark(null);
      if (!still) {
        ball.hidden = false;
        const frames = fallFrames(path).map(({ at, easing, ...spot }) => ({
          transform: place(spot),
          offset: at,
          easing,
        }));
        const duration = rowMs(rows) * (path.length + 1);
        const fall = ball.animate(frames, { duration, fill: 'forwards' });
        const knocks = path.map((_, row) => setTimeout(knock, rowMs(rows) * (row + 1), row));
        await fall.finished;
        knocks.forEach(clearTimeout);
        fall.cancel();
      }
      mark(bin);
      lie();
      if (still) return;
      bins.children[bin]?.animate(
        [{ transform: 'none' }, { transform: 'translateY(8px)' }, { transform: 'none' }],
        { duration: LAND_MS, easing: 'ease-out' },
      );
    },
  };
}

function drawPins(pins: Element, rows: PlinkoRows): void {
  const wide = (rows + 2) * GAP;
  pins.setAttribute('viewBox', `0 0 ${wide} ${rows * ROW + 18}`);
  const dots = Array.from({ length: rows }, (_, row) =>
    pinsOf(row).map((x) =>
      drawn('circle', { cx: wide / 2 + x * GAP, cy: row * ROW + 19, r: rows === 16 ? 1.5 : 1.3 }),
    ),
  );
  pins.replaceChildren(...dots.flat());
}

const binsOf = (rows: PlinkoRows, risk: PlinkoRisk): HTMLElement[] =>
  plinkoPays(rows, risk).map((hundredths) => {
    const heat = hundredths >= 1_000 ? 'high' : hundredths > 100 ? 'mid' : 'low';
    return element('li', { 'data-heat': heat }, element('span', {}, binText(hundredths)));
  });

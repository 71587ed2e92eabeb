import { FIELDS } from '@nokshi/house-math/instants/mines.ts';
import { drawn, element } from '../../panel/element.ts';
import { wait } from '../../runtime/moments.ts';
import type { InstantStage } from '../game.ts';
import type { Mines } from './say-round.ts';

const ROW = 5;
const TURN_MS = 260;
const UNCOVER_MS = 500;
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -ROW,
  ArrowDown: ROW,
};

/** A lotus for a safe field, a burr of thorns for a mine; around 0, 0 and within 20 of it. */
const SIGNS = {
  safe: 'M0 14C-7 8-7-4 0-15C7-4 7 8 0 14ZM-3 13C-13 11-17 2-16-7C-9-5-4 3-3 13ZM3 13C13 11 17 2 16-7C9-5 4 3 3 13ZM-16 12C-8 17 8 17 16 12',
  mine: 'M-9 0A9 9 0 1 0 9 0A9 9 0 1 0-9 0ZM0-9V-17M0 9V17M-9 0H-17M9 0H17M-6.4-6.4L-12-12M6.4 6.4L12 12M-6.4 6.4L-12 12M6.4-6.4L12-12',
} as const;

const sign = (of: keyof typeof SIGNS): SVGSVGElement =>
  drawn(
    'svg',
    { viewBox: '-22 -22 44 44', 'aria-hidden': 'true' },
    drawn('path', { d: SIGNS[of] }),
  );

type Shows = 'safe' | 'mine' | '';

/** One patch of cloth: closed, or what it hides. */
function createPatch({ say, still }: InstantStage, at: number, press: () => void) {
  const button = element('button', { type: 'button', class: 'patch' });
  const place = { row: Math.floor(at / ROW) + 1, column: (at % ROW) + 1 };
  let shown: Shows = '';
  button.addEventListener('click', () => {
    if (button.getAttribute('aria-disabled') !== 'true') press();
  });
  const dress = () => {
    const key = shown === 'safe' ? 'fieldSafe' : shown === 'mine' ? 'fieldMine' : 'fieldClosed';
    button.setAttribute('aria-label', say(key, place));
  };
  const paint = (shows: Shows, { isDim, isOpen }: { isDim: boolean; isOpen: boolean }) => {
    if (shown !== shows) button.replaceChildren(...(shows === '' ? [] : [sign(shows)]));
    shown = shows;
    button.dataset['shows'] = shows;
    button.dataset['dim'] = String(isDim);
    button.setAttribute('aria-disabled', String(!isOpen || shows !== ''));
    dress();
  };
  return {
    button,
    dress,
    paint,
    async turn(shows: Shows): Promise<void> {
      const painted = () => paint(shows, { isDim: false, isOpen: false });
      if (still()) return painted();
      const edge = { transform: 'rotateY(90deg)' };
      await button.animate([{ transform: 'none' }, edge], TURN_MS / 2).finished;
      painted();
      await button.animate([edge, { transform: 'none' }], TURN_MS / 2).finished;
    },
  };
}

/** Five by five patches, each a button; one stop of the tab key, arrows move between them. */
export function createField(stage: InstantStage, open: (field: number) => void) {
  const { say, still } = stage;
  const patches = Array.from({ length: FIELDS }, (_, at) => createPatch(stage, at, () => open(at)));
  const buttons = patches.map(({ button }) => button);
  const box = element('div', { class: 'field', role: 'group' }, ...buttons);
  moveByArrows(box, buttons);
  let isOpen = false;
  const paintAll = (state: Mines | null) => {
    const isEnded = state !== null && state.mines.length > 0;
    patches.forEach(({ paint }, at) => {
      const isOpened = state?.opened.includes(at) ?? false;
      const isMine = state?.mines.includes(at) ?? false;
      paint(isMine ? 'mine' : isOpened || isEnded ? 'safe' : '', { isDim: !isOpened, isOpen });
    });
  };
  const restUnlessStill = (ms: number) => (still() ? Promise.resolve() : wait(ms));
  return {
    box,
    rest(state: Mines | null, isRoundOpen: boolean) {
      isOpen = isRoundOpen;
      paintAll(state);
    },
    clear() {
      isOpen = false;
      paintAll(null);
    },
    /** While an answer is waited for. */
    lock() {
      isOpen = false;
      for (const button of buttons) button.setAttribute('aria-disabled', 'true');
    },
    /** The field that was opened last shows what it hides. */
    async turn({ opened, pays }: Mines): Promise<void> {
      await patches[opened.at(-1) ?? -1]?.turn(pays === 0 ? 'mine' : 'safe');
    },
    /** All other fields are seen, dimmed: what was opened stays what it was. */
    async uncover(state: Mines): Promise<void> {
      await restUnlessStill(UNCOVER_MS / 2);
      paintAll(state);
      await restUnlessStill(UNCOVER_MS);
    },
    dress() {
      box.setAttribute('aria-label', say('fieldName'));
      for (const patch of patches) patch.dress();
    },
  };
}

function moveByArrows(box: HTMLElement, buttons: readonly HTMLButtonElement[]): void {
  const stopAt = (at: number) =>
    buttons.forEach((button, i) => {
      button.tabIndex = i === at ? 0 : -1;
    });
  stopAt(0);
  box.addEventListener('focusin', ({ target }) =>
    stopAt(buttons.findIndex((button) => button === target)),
  );
  box.addEventListener('keydown', (event) => {
    const by = STEPS[event.key];
    const at = buttons.findIndex((button) => button === event.target);
    if (by === undefined || at < 0) return;
    event.preventDefault();
    const next = at + by;
    const isSameRow = Math.floor(next / ROW) === Math.floor(at / ROW);
    if (Math.abs(by) === ROW || isSameRow) buttons[next]?.focus();
  });
}

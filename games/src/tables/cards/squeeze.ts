import { backOf } from '../../cards/faces.ts';
import { element, setText } from '../../panel/element.ts';
import type { Timeline } from '../show-timeline.ts';

/** So much of the card must be uncovered, as a share of it, that it counts as turned. */
const TURNED = 0.62;
const OFF_MS = 260;

type Squeezed = {
  /** Where the card lies, face down. */
  readonly place: HTMLElement;
  /** When it lies there, and when it turns by itself. */
  readonly from: number;
  readonly until: number;
  /** Its face lies under the cover from now on. */
  readonly uncover: () => void;
  /** The player has seen it. */
  readonly done: () => void;
};

/**
 * The last card is for the player who bet: it may be drawn from under its cover, slowly, or turned with a press.
 * It turns by itself in time, so that the show never waits for it.
 */
export function createSqueeze() {
  const button = element('button', { type: 'button', class: 'turn-card', hidden: '' });
  let cover: HTMLElement | null = null;
  let finish = () => undefined as void;
  button.addEventListener('click', () => finish());
  const end = () => {
    cover?.remove();
    cover = null;
    finish = () => undefined;
    button.hidden = true;
  };
  const begin = ({ place, uncover, done }: Squeezed) => {
    const sheet = element('div', { class: 'card-cover' }, backOf());
    cover = sheet;
    finish = () => {
      uncover();
      end();
      done();
    };
    drag(sheet, {
      isAcross: place.classList.contains('sideways'),
      uncover,
      done: () => finish(),
    });
    place.append(sheet);
    button.hidden = false;
  };
  return {
    button,
    end,
    setWords: (text: string) => setText(button, text),
    offer(timeline: Timeline, squeezed: Squeezed) {
      timeline.at(squeezed.from, () => begin(squeezed));
      timeline.at(squeezed.until, end);
    },
  };
}

type Dragged = {
  readonly isAcross: boolean;
  readonly uncover: () => void;
  readonly done: () => void;
};

/** The cover follows the finger along the card, and falls back where it is let go too early. */
function drag(sheet: HTMLElement, { isAcross, uncover, done }: Dragged): void {
  let from: number | null = null;
  let share = 0;
  const along = ({ clientX, clientY }: PointerEvent) => (isAcross ? clientX : -clientY);
  const lift = (next: number) => {
    share = Math.min(1, Math.max(0, next));
    sheet.style.transform = `translateY(${(-100 * share).toFixed(1)}%)`;
  };
  sheet.addEventListener('pointerdown', (event) => {
    sheet.setPointerCapture(event.pointerId);
    from = along(event);
    uncover();
  });
  sheet.addEventListener('pointermove', (event) => {
    if (from === null) return;
    lift((along(event) - from) / Math.max(1, sheet.offsetHeight));
  });
  const letGo = () => {
    if (from === null) return;
    from = null;
    if (share < TURNED) return lift(0);
    sheet.addEventListener('transitionend', done, { once: true });
    sheet.style.transition = `transform ${OFF_MS}ms, opacity ${OFF_MS}ms`;
    sheet.style.transform = 'translateY(-135%)';
    sheet.style.opacity = '0';
  };
  sheet.addEventListener('pointerup', letGo);
  sheet.addEventListener('pointercancel', letGo);
}

const KEYS = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
} as const;

type Middle = readonly [x: number, y: number];

/** Distance along the way counts once, beside it three times: the next in a row comes before one of the next row. */
const ASIDE = 3;

/** Which of the places is the next in a direction; null where there is none. */
export function nextPlace(
  from: Middle,
  to: readonly [number, number],
  places: readonly Middle[],
): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  places.forEach(([x, y], at) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const along = dx * to[0] + dy * to[1];
    const aside = Math.abs(dx * to[1]) + Math.abs(dy * to[0]);
    // A place beside it more than before it is none in this direction.
    if (along < 1 || aside > along * 2) return;
    const far = along + ASIDE * aside;
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

const middleOf = (of: Element): Middle => {
  const { left, top, width, height } = of.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
};

/** One stop of the tab key for the whole layout; arrows move between the buttons in it. */
export function listenToArrows(layout: HTMLElement): { refresh: () => void } {
  const buttons = () =>
    [...layout.querySelectorAll<HTMLButtonElement>('button:not([hidden])')].filter(isShown);
  const stopAt = (button: HTMLButtonElement | undefined) => {
    for (const other of layout.querySelectorAll('button'))
      other.tabIndex = other === button ? 0 : -1;
  };
  layout.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLButtonElement) stopAt(target);
  });
  layout.addEventListener('keydown', (event) => {
    const to = KEYS[event.key as keyof typeof KEYS];
    const from = event.target;
    if (!to || !(from instanceof HTMLButtonElement)) return;
    event.preventDefault();
    const others = buttons().filter((button) => button !== from);
    const next = nextPlace(middleOf(from), to, others.map(middleOf));
    if (next !== null) others[next]?.focus();
  });
  return { refresh: () => stopAt(buttons()[0]) };
}

const isShown = (button: HTMLElement): boolean => button.offsetParent !== null;

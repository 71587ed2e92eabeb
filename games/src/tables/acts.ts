import { drawDock } from './rounds.ts';
import { layChips } from './sit-down.ts';
import type { Sitting } from './sitting.ts';

/** What buttons and keys of a table do; before somebody sits there they do nothing. */
export function createActs(
  sitting: () => Sitting | null,
  opens: { layouts: () => void; sheet: () => void; proof: () => void; sound: () => void },
) {
  const seated = (act: (of: Sitting) => void) => () => {
    const of = sitting();
    if (of) act(of);
  };
  const open = (act: (of: Sitting) => void) =>
    seated((of) => {
      if (of.shown.phase === 'betting') act(of);
    });
  return {
    chip(place: number) {
      const of = sitting();
      if (!of || place >= of.values.length) return;
      of.chosen = place;
      of.shell.dock.setChosen(place);
    },
    undo: open(({ bets }) => bets.undo()),
    clear: open(({ bets }) => bets.clear()),
    rebet: open((of) => {
      if (of.bets.laid().size === 0) layChips(of, of.lastLaid);
    }),
    double: open((of) => layChips(of, of.bets.laid())),
    layouts: seated(opens.layouts),
    sheet: seated(opens.sheet),
    check: seated(opens.proof),
    sound: opens.sound,
    redraw: seated(drawDock),
  };
}
export type Acts = ReturnType<typeof createActs>;

/** Digits choose a chip, U C R D undo, clear, rebet and double, Escape leaves. */
export function listenToKeys(acts: Acts, leave: () => void): void {
  const letters: Readonly<Record<string, () => void>> = {
    u: acts.undo,
    c: acts.clear,
    r: acts.rebet,
    d: acts.double,
  };
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement;
    if (isTyping || document.querySelector('dialog[open]')) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (event.key === 'Escape') return leave();
    if (/^[1-6]$/.test(event.key)) return acts.chip(Number(event.key) - 1);
    letters[event.key.toLowerCase()]?.();
  });
}

/** Arrows move between the chips, as in every group of radio buttons. */
export function listenToChips(
  row: HTMLElement,
  { chosen, choose }: { chosen: () => number; choose: (place: number) => void },
) {
  row.addEventListener('keydown', (event) => {
    const steps = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 } as const;
    const by = steps[event.key as keyof typeof steps];
    const all = row.querySelectorAll<HTMLElement>('[role="radio"]');
    if (!by || all.length === 0) return;
    event.preventDefault();
    const next = (chosen() + by + all.length) % all.length;
    choose(next);
    all[next]?.focus();
  });
}

import type { KeyboardEvent } from 'react';

const REACHABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, iframe, [tabindex="0"]';

/** Tab goes round inside the dialog: the browser's own bar is not a stop on the way. */
export function keepFocusInside(event: KeyboardEvent<HTMLDialogElement>): void {
  if (event.key !== 'Tab') return;
  const reachable = [...event.currentTarget.querySelectorAll<HTMLElement>(REACHABLE)].filter(
    (each) => each.tabIndex >= 0 && each.getClientRects().length > 0,
  );
  const first = reachable[0];
  const last = reachable.at(-1);
  if (!first || !last) return;
  const at = document.activeElement;
  const outside = !event.currentTarget.contains(at) || at === event.currentTarget;
  if (event.shiftKey && (at === first || outside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (at === last || outside)) {
    event.preventDefault();
    first.focus();
  }
}

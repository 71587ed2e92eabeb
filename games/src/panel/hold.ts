/** A press that lasts so long is a hold. */
const HOLD_MS = 600;

type Holding = {
  /** Whether holding means anything now. */
  readonly mayHold: () => boolean;
  readonly onHold: (isHeld: boolean) => void;
};

/**
 * Tells when a button, or the space bar for it, is held down and when it is let go; the click that
 * ends a hold is no press. A mouse that is held keeps the button as a finger does, also while the card
 * of a win lies over it; whatever takes the eye away lets go.
 */
export function listenToHold(button: HTMLButtonElement, { mayHold, onHold }: Holding): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isHeld = false;
  let isClickOver = false;
  const begin = (pointer?: number) => {
    if (timer !== undefined || !mayHold()) return;
    timer = setTimeout(() => {
      isHeld = true;
      if (pointer !== undefined) button.setPointerCapture(pointer);
      onHold(true);
    }, HOLD_MS);
  };
  const end = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!isHeld) return;
    isHeld = false;
    onHold(false);
  };
  button.addEventListener('pointerdown', (event) => {
    isClickOver = false;
    if (event.button === 0) begin(event.pointerId);
  });
  button.addEventListener('pointerup', () => {
    isClickOver = isHeld;
    end();
  });
  for (const gone of ['pointercancel', 'pointerleave'] as const) button.addEventListener(gone, end);
  button.addEventListener(
    'click',
    (event) => {
      if (isClickOver) event.stopImmediatePropagation();
      isClickOver = false;
    },
    { capture: true },
  );
  // A long press on a phone opens no menu here.
  button.addEventListener('contextmenu', (event) => event.preventDefault());
  document.addEventListener('keydown', (event) => {
    const elsewhere = event.target instanceof HTMLButtonElement && event.target !== button;
    const isCovered = document.querySelector('dialog[open]') !== null;
    if (event.key === ' ' && !event.repeat && !elsewhere && !isCovered) begin();
  });
  document.addEventListener('keyup', (event) => {
    if (event.key === ' ') end();
  });
  window.addEventListener('blur', end);
  document.addEventListener('visibilitychange', end);
}

type Pressed = {
  /** Takes the first bet that can be taken; whether there was one. */
  readonly takeFirst: () => boolean;
  /** The button of a slot, from 0. */
  readonly press: (at: number) => void;
};

/** Space and Enter take, 1 and 2 press the buttons of the two bets. A key that is held down is one press. */
export function listenToKeys(keys: Pressed): void {
  document.addEventListener('keydown', (event) => {
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('dialog[open]')) return;
    const { target } = event;
    if (target instanceof HTMLInputElement) return;
    if (event.key === '1' || event.key === '2') keys.press(Number(event.key) - 1);
    const isElsewhere = target instanceof HTMLButtonElement;
    if ((event.key === ' ' || event.key === 'Enter') && !isElsewhere && keys.takeFirst())
      event.preventDefault();
  });
}

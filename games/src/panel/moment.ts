import { element, setText } from './element.ts';

/** Words before everything else: free games won, what they paid, a large win. A press anywhere ends them. */
export type MomentBox = {
  readonly box: HTMLElement;
  open(said: { readonly words: string; readonly amount: string; readonly tier: number }): void;
  setAmount(text: string): void;
  close(): void;
};

/** Its box is always there and is only shown: nothing else is laid out again. */
export function createMoment(onPress: () => void): MomentBox {
  const words = element('p', { class: 'words', role: 'status', 'aria-live': 'polite' });
  const amount = element('p', { class: 'sum', 'aria-hidden': 'true' });
  const card = element('div', { class: 'card' }, words, amount);
  const around = element('div', { class: 'around' }, card);
  const box = element('div', { class: 'moment', 'data-shown': 'false' }, around);
  box.addEventListener('click', onPress);
  return {
    box,
    open(said) {
      setText(words, said.words);
      setText(amount, said.amount);
      box.dataset['tier'] = String(said.tier);
      box.dataset['shown'] = 'true';
    },
    setAmount: (text) => setText(amount, text),
    close() {
      box.dataset['shown'] = 'false';
      setText(words, '');
    },
  };
}

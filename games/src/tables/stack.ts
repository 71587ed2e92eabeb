import { element } from '../panel/element.ts';
import { chipText, discsOf } from './chips.ts';

/** A chip of cloth: its stitches are those of its edge. */
export const chipDisc = (place: number, text: string): HTMLElement =>
  element('span', { class: 'chip', 'data-chip': String(place), 'data-text': text });

type Shown = {
  readonly stake: bigint;
  readonly pending: bigint;
  readonly values: readonly bigint[];
};

const BOUNCE_MS = 420;

/** The chips on one spot: a stack with what it is worth. */
export function createStack() {
  const box = element('span', { class: 'stack', 'aria-hidden': 'true' });
  const label = element('span', { class: 'worth' });
  const draw = ({ stake, pending, values }: Shown) => {
    box.dataset['pending'] = String(pending > 0n);
    if (stake === 0n) return box.replaceChildren();
    const discs = discsOf(stake, values).map((place, at) => {
      const disc = element('span', { class: 'chip', 'data-chip': String(place) });
      disc.style.setProperty('--at', String(at));
      return disc;
    });
    label.style.setProperty('--at', String(discs.length - 1));
    label.dataset['text'] = chipText(stake);
    box.replaceChildren(...discs, label);
  };
  return {
    box,
    set: draw,
    bounce(stake: bigint, values: readonly bigint[]) {
      const disc = chipDisc(discsOf(stake, values)[0] ?? 0, chipText(stake));
      disc.classList.add('bounced');
      box.append(disc);
      setTimeout(() => disc.remove(), BOUNCE_MS);
    },
  };
}

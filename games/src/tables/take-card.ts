import { chipValues, limitsOf } from './chips.ts';
import type { Sitting } from './sitting.ts';

/** The terms of the table, which may change while somebody sits there. */
export function takeCard(sitting: Sitting, card: Sitting['card']): void {
  sitting.card = card;
  sitting.limits = limitsOf(card.limits);
  sitting.values = chipValues(sitting.limits);
  sitting.chosen = Math.min(sitting.chosen, sitting.values.length - 1);
  const { shell, values, say, purse } = sitting;
  shell.dock.setChips(values, (value) => say('chip', { amount: purse.amount(value) }));
  shell.dock.setChosen(sitting.chosen);
}

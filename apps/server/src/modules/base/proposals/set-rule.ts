import { ALWAYS_TWO, type Input } from '@nokshi/contract';
import { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { parseAmount, toDecimal } from '@nokshi/money';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { audited } from '../../../kernel/audited.ts';
import type { Act, Preview } from './face.ts';
import { askForSecond } from './propose.ts';
import { actOf, type Internals } from './room.ts';
import { loosens, ruleFor } from './rules/needs-second.ts';
import { ruleOf, writeRule } from './store/rules.ts';

type Wish = Input<typeof consoleProposalRoutes.setRule>;

/** Loosening which acts need two people needs two people itself. */
export const ruleAct = (room: Internals): Act<Wish> => ({
  code: 'proposals.set-rule',
  permission: 'identity.operators',
  input: consoleProposalRoutes.setRule.input,
  preview: (tx, wish) => preview(room, tx, wish),
  run: (tx, wish, caller) => setRule(room, tx, { wish, caller }),
  // One operator may make a rule stricter; what loosens it takes two.
  async takesTwo(tx, { act, needed, above }) {
    const before = ruleFor(act, await ruleOf(tx, room.brandId, act));
    return loosens(before, { needed, above: above === null ? null : parseAmount(above) });
  },
});

async function preview(room: Internals, tx: Tx, wish: Wish): Promise<Preview> {
  await checkSecond(room, tx, wish);
  const before = ruleFor(wish.act, await ruleOf(tx, room.brandId, wish.act));
  const above = before.above === null ? '' : toDecimal(before.above);
  const changes = [
    { field: 'needed', from: `${before.needed}`, to: `${wish.needed}` },
    { field: 'above', from: above, to: wish.above ?? '' },
  ].filter(({ from, to }) => from !== to);
  return { object: wish.act, label: wish.act, changes };
}

/**
 * Refuses: proposals.always-two (no setting decides about this act), proposals.nobody-else (a
 * second person is required but does not exist).
 */
async function setRule(
  room: Internals,
  tx: Tx,
  { wish, caller }: { wish: Wish; caller: Caller },
): Promise<void> {
  await checkSecond(room, tx, wish);
  const { act, needed, above, reason } = wish;
  await writeRule(tx, {
    brandId: room.brandId,
    act,
    needed,
    above: above === null ? null : parseAmount(above),
    changedBy: operatorOf(caller).username,
    changedAt: room.clock.now(),
  });
  const facts = { needed, above, reason };
  await audited(room, tx, { caller, act: 'proposals.set-rule', object: act, facts });
}

async function checkSecond(room: Internals, tx: Tx, { act, needed }: Wish): Promise<void> {
  if (ALWAYS_TWO.has(act)) throw refuse('proposals.always-two');
  if (needed) await askForSecond(room, tx, actOf(room, act));
}

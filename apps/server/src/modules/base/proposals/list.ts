import { ALWAYS_TWO, FOUR_EYES_ACTS, type Input, type Output } from '@nokshi/contract';
import type { consoleProposalRoutes } from '@nokshi/contract/console/proposals.ts';
import { toDecimal } from '@nokshi/money';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { actOf, type Internals } from './room.ts';
import { ruleFor } from './rules/needs-second.ts';
import { listProposals } from './store/proposals.ts';
import { rulesOf } from './store/rules.ts';
import { toWireProposal } from './wire-proposal.ts';

type Routes = typeof consoleProposalRoutes;

/** Proposals that this operator may decide or made, pending and decided. */
export async function proposalsFor(
  room: Internals,
  tx: Tx,
  { asked, caller }: { asked: Input<Routes['proposals']>; caller: Caller },
): Promise<Output<Routes['proposals']>> {
  const operator = operatorOf(caller);
  const acts = [...room.acts.values()]
    .filter(({ permission }) => operator.permissions.includes(permission))
    .map(({ code }) => code);
  const found = await listProposals(tx, {
    brandId: room.brandId,
    acts,
    proposerId: operator.operatorId,
    state: asked.state ?? null,
    object: asked.object ?? null,
    before: asked.cursor ? fromWire('prp', asked.cursor) : null,
    limit: asked.pageSize + 1,
  });
  const rows = found.slice(0, asked.pageSize).map((row) => toWireProposal(room, row, operator));
  return { rows, next: found.length > asked.pageSize ? (rows.at(-1)?.id ?? null) : null };
}

/** Every act, and whether it needs a second person. */
export async function ruleList(room: Internals, tx: Tx): Promise<Output<Routes['rules']>> {
  const rows = await rulesOf(tx, room.brandId);
  return FOUR_EYES_ACTS.map((act) => {
    const row = rows.find((each) => each.act === act);
    const { needed, above } = ruleFor(act, row);
    return {
      act,
      needed: ALWAYS_TWO.has(act) || needed,
      always: ALWAYS_TWO.has(act),
      above: above === null ? null : toDecimal(above),
      hasAmount: actOf(room, act).amount !== undefined,
      changedBy: row?.changedBy ?? null,
      changedAt: row?.changedAt.toISOString() ?? null,
    };
  });
}

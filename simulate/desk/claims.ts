import { consoleRoutes } from '@nokshi/contract';
import type { DeskClaim } from '@nokshi/contract/console/claims.ts';
import { toDecimal } from '@nokshi/money';
import { paisa } from '../paisa.ts';
import type { World } from '../world.ts';
import type { Operator } from './operator.ts';

const { claims } = consoleRoutes;
const REASON = 'Compared with the channel';
const MAY = ['cashier.claim-answered', 'cashier.deposit-decided', 'proposals.waiting'] as const;

export type Answered = { claims: number };

/** Claims are found right and wrong by turns; of a complaint a quarter is given. */
export async function workClaims(world: World, operator: Operator, answered: Answered) {
  const open = await world.ask(operator, claims.list, {
    input: { queue: 'open', pageSize: 100 },
    as: 'look at claims',
  });
  for (const claim of open?.rows ?? []) {
    answered.claims += 1;
    if (answered.claims % 2 === 0) await refuse(world, operator, claim.id);
    else await give(world, operator, claim);
  }
}

const refuse = ({ ask }: World, operator: Operator, id: string) =>
  ask(operator, claims.refuse, {
    input: { id, answer: 'The channel knows nothing of it.', reason: REASON },
    as: 'refuse a claim',
    may: ['cashier.claim-answered'],
  });

function give({ ask }: World, operator: Operator, { id, kind, asked }: DeskClaim) {
  if (kind === 'deposit')
    return ask(operator, claims.credit, {
      input: { id, amount: asked, evidence: `found-${id.slice(-12)}`, reason: REASON },
      as: 'credit a claim',
      may: MAY,
    });
  return ask(operator, claims.answerComplaint, {
    input: { id, amount: toDecimal(paisa(asked) / 4n), reason: REASON },
    as: 'answer a complaint',
    may: MAY,
  });
}

import type { Input } from '@nokshi/contract';
import { consoleClaimRoutes as contract } from '@nokshi/contract/console/claims.ts';
import { audited } from '../../../kernel/audited.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Act } from '../../proposals/index.ts';
import type { CashierRoom } from '../room.ts';
import { USUAL_ANSWER_HOURS } from '../rules/claim-policy.ts';
import { setHours, writeHours } from '../store/claims.ts';

type Wish = Input<typeof contract.setTerms>;

export const hoursToAnswer = async (tx: Tx): Promise<number> =>
  (await setHours(tx)) ?? USUAL_ANSWER_HOURS;

/** How long the house takes to answer, for what is claimed from now on. */
export const claimTermsAct = (room: CashierRoom): Act<Wish> => ({
  code: 'cashier.set-claim-terms',
  permission: 'cashier.act',
  input: contract.setTerms.input,
  look: async (tx, wish) => ({
    object: 'claims',
    label: `${wish.answerHours}`,
    changes: await changesOf(tx, wish),
  }),
  async run(tx, wish, caller) {
    const { answerHours: hours, reason } = wish;
    const facts = { changes: await changesOf(tx, wish), reason };
    await writeHours(tx, { hours, at: room.clock.now(), by: operatorOf(caller).username });
    await audited(room, tx, { caller, act: 'cashier.set-claim-terms', object: 'claims', facts });
  },
});

async function changesOf(tx: Tx, { answerHours }: Wish) {
  return [{ field: 'answerHours', from: `${await hoursToAnswer(tx)}`, to: `${answerHours}` }];
}

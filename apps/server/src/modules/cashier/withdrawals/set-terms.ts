import type { Input } from '@nokshi/contract';
import { consoleWithdrawalRoutes as contract } from '@nokshi/contract/console/withdrawals.ts';
import { audited } from '../../../kernel/audited.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { Act } from '../../proposals/index.ts';
import type { CashierRoom } from '../room.ts';
import { writeTerms } from '../store/terms.ts';
import { minutesToAnswer } from './terms.ts';

type Wish = Input<typeof contract.setTerms>;

/** How long a member has to answer, for what is paid from now on. Checklist C-032. */
export const termsAct = (room: CashierRoom): Act<Wish> => ({
  code: 'cashier.set-terms',
  permission: 'cashier.act',
  input: contract.setTerms.input,
  look: async (tx, wish) => ({
    object: 'withdrawals',
    label: `${wish.confirmMinutes}`,
    changes: await changesOf(room, tx, wish),
  }),
  async run(tx, wish, caller) {
    const { confirmMinutes: minutes, reason } = wish;
    const facts = { changes: await changesOf(room, tx, wish), reason };
    await writeTerms(tx, { minutes, at: room.clock.now(), by: operatorOf(caller).username });
    const object = 'withdrawals';
    await audited(room, tx, { caller, act: 'cashier.set-terms', object, facts });
  },
});

async function changesOf(room: CashierRoom, tx: Tx, { confirmMinutes }: Wish) {
  const from = await minutesToAnswer(room, tx);
  return [{ field: 'confirmMinutes', from: `${from}`, to: `${confirmMinutes}` }];
}

import type { Payee } from '@nokshi/contract/player/withdrawals.ts';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useAddress } from '../../lib/address.ts';
import { useLeavingBonus } from '../../lib/leaves-bonus.tsx';
import { useForm } from '../../lib/form.ts';
import { usePlaceProof } from '../../lib/place-proof.tsx';
import { refreshWithdrawals, requestWithdrawal } from './withdrawals.ts';

type Wanted = { readonly payee: Payee | undefined; readonly amount: string };
export type Request = ReturnType<typeof useRequest>;

/** One request is done once, however often the line breaks under it or a step is gone back to. */
export function useRequest({ payee, amount }: Wanted) {
  const { change } = useAddress();
  const step = usePlaceProof();
  const leaving = useLeavingBonus();
  const form = useForm({
    start: { paymentPassword: '', proofCode: '' },
    optional: step.optional,
    async send({ paymentPassword, proofCode }, { keyFor }) {
      if (!payee) return;
      const wish = { payeeId: payee.id, amount };
      try {
        const shown = await step.shown(proofCode);
        const { leavesBonus } = leaving;
        const asked = { ...wish, ...(leavesBonus && { leavesBonus }), paymentPassword, ...shown };
        const { id } = await requestWithdrawal(asked, keyFor(wish));
        change({ w: id });
      } catch (thrown) {
        leaving.hear(thrown);
        // What lacks a proof comes again; after any other no, what holds now is shown.
        if (thrown instanceof RefusalError && !step.hear(thrown)) void refreshWithdrawals();
        throw thrown;
      }
    },
  });
  return { form, step, leaving };
}

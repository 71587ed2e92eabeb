import DepositForm from '../features/cashier/deposit-page.tsx';
import { LimitPrompt } from '../features/limits/limit-prompt.tsx';
import { LimitsLink } from '../features/limits/limits-link.tsx';
import { useAddress } from '../lib/address.ts';

/** Before the first deposit a limit is offered; the way to one's limits is always there. RTS 12. */
export default function DepositPage() {
  const { params } = useAddress();
  return (
    <>
      {!params.has('d') && <LimitPrompt place="deposit" />}
      <DepositForm />
      <LimitsLink />
    </>
  );
}

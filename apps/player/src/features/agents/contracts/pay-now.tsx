import type { Slip } from '@nokshi/contract/player/agent-slips.ts';
import { whyNot } from '@nokshi/contract/rights.ts';
import { Button, MoneyText, moneyText, Note, tell } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { useSession } from '../../../data/session.ts';
import { Refused } from '../../../lib/form.ts';
import { useWords } from '../../../lib/words.ts';
import styles from './contracts.module.css';
import { isOwedByReader, paySlip } from './slips.ts';

type Props = { readonly slip: Slip };

/** A slip that is overdue: who waits for how much, and the way to pay it. */
export function Overdue({ slip }: Props) {
  const { t } = useWords();
  const { state, side, payable, downline } = slip;
  if (state !== 'OVERDUE') return null;
  const amount = moneyText(payable);
  return (
    <div className={styles.part}>
      <Note kind="wrong">
        <p>{t(`slip.overdue-${side}`, { amount, name: downline.name })}</p>
        {slip.isBadRecord && <p>{t('slip.bad-words')}</p>}
      </Note>
      {isOwedByReader(slip) && <PayNow slip={slip} />}
    </div>
  );
}

/** Pays with the own balance; what the slip says is what moves. */
export function PayNow({ slip: { id, payable, downline } }: Props) {
  const { t } = useWords();
  const may = useSession(({ member }) => member !== null && whyNot('recruiter', member) === null);
  const words = { amount: moneyText(payable), name: downline.name };
  const paid = useAct(async () => {
    await paySlip(id);
    tell(t('slip.paid-now', words));
  });
  if (!may) return null;
  return (
    <span className={styles.pay}>
      <Button
        small
        kind="money"
        busy={paid.busy}
        aria-label={t('slip.pay-of', words)}
        onClick={() => void paid.run()}
      >
        {t('slip.pay')} <MoneyText amount={payable} />
      </Button>
      <Refused error={paid.error} />
    </span>
  );
}

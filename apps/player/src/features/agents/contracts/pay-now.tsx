import type { Slip } from '@nokshi/contract/player/agent-slips.ts';
import { whyNot } from '@nokshi/contract/rights.ts';
import { Button, MoneyText, moneyText, Note, tell } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { useSession } from '../../../data/session.ts';
import { Refused } from '../../../lib/form.ts';
import { type Translate, useWords } from '../../../lib/words.ts';
import styles from './contracts.module.css';
import { isOwedByReader, isPaidBack, moved, paySlip } from './slips.ts';
import { nameOfOther } from './terms-facts.tsx';

type Props = { readonly slip: Slip };

/** A slip that is overdue: who waits for how much, and the way to pay it. */
export function Overdue({ slip }: Props) {
  const { t } = useWords();
  const { state, side } = slip;
  if (state !== 'OVERDUE') return null;
  const way = isPaidBack(slip) ? 'back' : 'overdue';
  return (
    <div className={styles.part}>
      <Note kind="wrong">
        <p>{t(`slip.${way}-${side}`, wordsOf(t, slip))}</p>
        {slip.isBadRecord && <p>{t('slip.bad-words')}</p>}
      </Note>
      {isOwedByReader(slip) && <PayNow slip={slip} />}
    </div>
  );
}

/** How much is between which two. */
const wordsOf = (t: Translate, slip: Slip) => ({
  amount: moneyText(moved(slip)),
  name: nameOfOther(t, slip),
});

/** Pays with the own balance; what the slip says is what moves. */
export function PayNow({ slip }: Props) {
  const { t } = useWords();
  const may = useSession(({ member }) => member !== null && whyNot('recruiter', member) === null);
  const words = wordsOf(t, slip);
  const paid = useAct(async () => {
    await paySlip(slip.id);
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
        {t('slip.pay')} <MoneyText amount={moved(slip)} />
      </Button>
      <Refused error={paid.error} />
    </span>
  );
}

import { whyNot } from '@nokshi/contract/rights.ts';
import { EmptyState, useTick } from '@nokshi/ui';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { Frozen, Stopped } from './stopped.tsx';
import { Payees } from './payees.tsx';
import { RecentWithdrawals } from './recent-withdrawals.tsx';
import styles from './withdraw.module.css';
import { WithdrawForm } from './withdraw-form.tsx';
import { whyStopped } from './withdraw-rules.ts';
import { Withdrawable } from './withdrawable.tsx';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';
import { useWithdrawalTerms, type WithdrawalTerms } from './withdrawals.ts';

const LOOK_EVERY_MS = 30_000;

/** Withdrawal: what can go out, the form, the accounts; or the timeline the address names. MC-006. */
export default function WithdrawPage() {
  const { params } = useAddress();
  const shown = params.get('w');
  return shown ? <WithdrawalTimeline key={shown} id={shown} /> : <Overview />;
}

function Overview() {
  const may = useSession(({ member }) => member !== null && whyNot('owner', member) === null);
  const terms = useWithdrawalTerms();
  return (
    <QueryView query={terms}>
      {(data) => (
        <div className={styles.page}>
          <div className={styles.column}>
            {may ? (
              <>
                <Withdrawable terms={data} />
                <Ask terms={data} />
              </>
            ) : (
              <Frozen cash={data.cash} />
            )}
          </div>
          <div className={styles.column}>
            <Payees terms={data} may={may} />
            <RecentWithdrawals />
          </div>
        </div>
      )}
    </QueryView>
  );
}

/** The form, or why there is none now. */
function Ask({ terms }: { readonly terms: WithdrawalTerms }) {
  const { t } = useWords();
  // An account that rests is ready without anything else happening here.
  useTick(LOOK_EVERY_MS);
  if (terms.methods.length === 0)
    return (
      <EmptyState title={t('withdraw.closed')} level={3}>
        <p>{t('withdraw.closed-words')}</p>
      </EmptyState>
    );
  const stop = whyStopped(terms, Date.now());
  return stop ? <Stopped stop={stop} open={terms.open} /> : <WithdrawForm terms={terms} />;
}

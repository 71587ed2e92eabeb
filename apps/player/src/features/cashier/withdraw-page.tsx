import { whyNot } from '@nokshi/contract/rights.ts';
import { EmptyState, useTick } from '@nokshi/ui';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import type { ChoosePin } from './account-step.tsx';
import { Frozen, Stopped } from './stopped.tsx';
import { RecentWithdrawals } from './recent-withdrawals.tsx';
import styles from './withdraw.module.css';
import { whyStopped } from './withdraw-rules.ts';
import { WithdrawSheet } from './withdraw-sheet.tsx';
import { Withdrawable } from './withdrawable.tsx';
import { WithdrawalTimeline } from './withdrawal-timeline.tsx';
import { useWithdrawalTerms, type WithdrawalTerms } from './withdrawals.ts';

const LOOK_EVERY_MS = 30_000;

type Props = { readonly choosePin: ChoosePin };

/** Withdrawal: what can go out, the steps to it; or the timeline the address names. MC-006. */
export default function WithdrawPage({ choosePin }: Props) {
  const { params } = useAddress();
  const shown = params.get('w');
  if (shown) return <WithdrawalTimeline key={shown} id={shown} />;
  return <Overview choosePin={choosePin} />;
}

function Overview({ choosePin }: Props) {
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
                <Ask terms={data} choosePin={choosePin} />
              </>
            ) : (
              <Frozen cash={data.cash} />
            )}
          </div>
          <div className={styles.column}>
            <RecentWithdrawals />
          </div>
        </div>
      )}
    </QueryView>
  );
}

/** The steps, or why there are none now: nothing is asked for that cannot be had. */
function Ask({ terms, choosePin }: Props & { readonly terms: WithdrawalTerms }) {
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
  if (stop) return <Stopped stop={stop} open={terms.open} />;
  return <WithdrawSheet terms={terms} choosePin={choosePin} />;
}

import { EmptyState } from '@nokshi/ui';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositTimeline } from './deposit-timeline.tsx';
import { useChannels } from './deposits.ts';
import { RecentDeposits } from './recent-deposits.tsx';
import styles from './cashier.module.css';

/** Deposit: the form, or the timeline of the one that the address names. */
export default function DepositPage() {
  const { t } = useWords();
  const { params } = useAddress();
  const restricted = useSession((session) => session.member?.restriction !== null);
  const channels = useChannels();
  const shown = params.get('d');
  if (shown) return <DepositTimeline id={shown} />;
  return (
    <div className={styles.sides}>
      {restricted ? (
        <EmptyState title={t('cashier.closed-to-you')} icon="shield" level={3} />
      ) : (
        <QueryView query={channels}>
          {(open) =>
            open.length === 0 ? (
              <EmptyState title={t('cashier.no-channels')} level={3}>
                <p>{t('cashier.no-channels-words')}</p>
              </EmptyState>
            ) : (
              <DepositForm channels={open} />
            )
          }
        </QueryView>
      )}
      {/* Where nothing answers, one place says so and tries again. */}
      {(restricted || !channels.isLoadingError) && <RecentDeposits />}
    </div>
  );
}

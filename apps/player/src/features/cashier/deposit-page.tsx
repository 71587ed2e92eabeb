import { EmptyState, Loader } from '@nokshi/ui';
import { useProtection } from '../../data/protection.ts';
import { useSession } from '../../data/session.ts';
import { useAddress } from '../../lib/address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { DepositForm } from './deposit-form.tsx';
import { DepositTimeline } from './deposit-timeline.tsx';
import { type Channel, useChannels, useRecentDeposits } from './deposits.ts';
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
              <Ask channels={open} />
            )
          }
        </QueryView>
      )}
      {/* Where nothing answers, one place says so and tries again. */}
      {(restricted || !channels.isLoadingError) && <RecentDeposits />}
    </div>
  );
}

/** The form begins with the last deposit, and says what the member's own limits leave. */
function Ask({ channels }: { readonly channels: readonly Channel[] }) {
  const { t } = useWords();
  const recent = useRecentDeposits();
  const protection = useProtection();
  if (recent.isPending || protection.isPending) return <Loader label={t('app.loading')} />;
  // A voucher is used up: nobody begins with the code of the next one.
  const asking = new Set(channels.flatMap(({ code, asksAmount }) => (asksAmount ? [code] : [])));
  const last = recent.data?.pages[0]?.rows.find(
    ({ state, channel }) => state === 'CREDITED' && asking.has(channel),
  );
  return <DepositForm channels={channels} last={last} limits={protection.data?.limits ?? []} />;
}

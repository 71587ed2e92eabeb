import { consoleWithdrawalRoutes as routes } from '@nokshi/contract/console/withdrawals.ts';
import { moneyText, useTick } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { SmallPicture } from '../../lib/small-picture.tsx';
import { WaitingProposals } from '../../lib/waiting-proposals.tsx';
import { useWords } from '../../lib/words.ts';
import { AccountCard } from './account-card.tsx';
import { Acts } from './acts.tsx';
import { MemberCard } from './member-card.tsx';
import { NextStep } from './next-step.tsx';
import { RisksCard } from './risks-card.tsx';
import { WithdrawalBadge } from '../../lib/withdrawal-state.tsx';
import { Story } from './story.tsx';
import { type OneWithdrawal, WITHDRAWALS_KEY } from './withdrawal.ts';
import own from './withdrawals.module.css';

const LOOK_MS = 30_000;

/** One withdrawal whole, under an address of its own, and what can be done with it. */
export function OnePage({ id }: { readonly id: string }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  useTick(LOOK_MS);
  const queue = search.get('queue');
  const query = useQuery({
    queryKey: [...WITHDRAWALS_KEY, 'one', id],
    queryFn: () => call(routes.one, { id }),
  });
  return (
    <>
      <p className={styles.apart}>
        <Link href={`/withdrawals${queue ? `?queue=${queue}` : ''}`}>{t('withdrawals.back')}</Link>
      </p>
      <QueryView query={query} height="420px">
        {(withdrawal) => <Whole withdrawal={withdrawal} />}
      </QueryView>
    </>
  );
}

function Whole({ withdrawal }: { readonly withdrawal: OneWithdrawal }) {
  const { t } = useWords();
  const { amount, state, next, memberId, username, proofs } = withdrawal;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.tools}>
          <h1>{t('withdrawals.of', { amount: moneyText(amount) })}</h1>
          <WithdrawalBadge state={state} />
          <Link href={`/members/${memberId}`}>{username}</Link>
        </div>
      </div>
      <section className={`${styles.card} ${styles.between}`} aria-label={t('withdrawals.next')}>
        <div>
          <p className={styles.quiet}>{t(next ? 'withdrawals.next' : 'withdrawals.over')}</p>
          <div className={own.next}>
            <NextStep next={next} exact />
          </div>
        </div>
        <Acts withdrawal={withdrawal} />
      </section>
      <WaitingProposals object={withdrawal.id} />
      <div className={own.columns}>
        <div className={styles.stack}>
          <AccountCard withdrawal={withdrawal} />
          {proofs.length > 0 && <Proofs proofs={proofs} />}
          <MemberCard withdrawal={withdrawal} />
        </div>
        <div className={styles.stack}>
          <RisksCard withdrawal={withdrawal} />
          <Story withdrawal={withdrawal} />
        </div>
      </div>
    </>
  );
}

/** What the member sent to show what came, and what did not. */
function Proofs({ proofs }: Pick<OneWithdrawal, 'proofs'>) {
  const { t } = useWords();
  return (
    <section className={styles.card} aria-labelledby="proofs">
      <h2 id="proofs">{t('withdrawals.proofs')}</h2>
      <ul className={own.proofs}>
        {proofs.map(({ at, picture }, n) => {
          const name = t('withdrawals.proof', { number: n + 1, at: timeText(at) });
          return (
            <li key={`${at} ${n}`} className={styles.pair}>
              <SmallPicture base64={picture} title={name} alt={name} />
              <small>{timeText(at)}</small>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

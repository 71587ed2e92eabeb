import { MoneyText } from '@nokshi/ui';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import { type OneWithdrawal, sharesOf } from './withdrawal.ts';
import own from './withdrawals.module.css';

const PAIRS = [
  ['deposited', 'withdrawn'],
  ['staked', 'paidOut'],
] as const;

/** The member's money at a glance: what came in beside what went out, and what was played. */
export function MemberCard({ withdrawal }: { readonly withdrawal: OneWithdrawal }) {
  const { t } = useWords();
  const { memberId, registeredAt, totals } = withdrawal;
  return (
    <section className={`${styles.card} ${styles.stack}`} aria-labelledby="money">
      <h2 id="money">{t('withdrawals.money')}</h2>
      {PAIRS.map((pair) => {
        const shares = sharesOf(pair.map((each) => totals[each]));
        return (
          <dl key={pair[0]} className={own.bars}>
            {pair.map((each, at) => (
              <div key={each}>
                <dt>{t(`withdrawals.${each}`)}</dt>
                <dd>
                  <MoneyText amount={totals[each]} />
                </dd>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={own.ground} width={100} height={4} />
                  <rect className={at === 0 ? own.into : own.out} width={shares[at]} height={4} />
                </svg>
              </div>
            ))}
          </dl>
        );
      })}
      <p className={styles.quiet}>{t('withdrawals.since', { at: timeText(registeredAt) })}</p>
      <p className={styles.tools}>
        <Link href={`/members/${memberId}?tab=wagers`}>{t('member.wagers')}</Link>
        <Link href={`/members/${memberId}?tab=entries`}>{t('member.entries')}</Link>
        <Link href={`/members/${memberId}?tab=deposits`}>{t('member.deposits')}</Link>
      </p>
    </section>
  );
}

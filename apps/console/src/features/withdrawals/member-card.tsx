import { MoneyText } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { barsOf, type OneWithdrawal } from './withdrawal.ts';
import own from './withdrawals.module.css';

/** The member's money at a glance: what came in beside what went out, and what was played. */
export function MemberCard({ withdrawal }: { readonly withdrawal: OneWithdrawal }) {
  const { t } = useWords();
  const { memberId, registeredAt, amount, totals } = withdrawal;
  return (
    <section className={`${styles.card} ${styles.stack}`} aria-labelledby="money">
      <h2 id="money">{t('withdrawals.money')}</h2>
      <Bars
        bars={[
          { name: t('withdrawals.deposited'), amount: totals.deposited },
          { name: t('withdrawals.withdrawn'), amount: totals.withdrawn, more: amount },
        ]}
      />
      <Bars
        bars={[
          { name: t('withdrawals.staked'), amount: totals.staked },
          { name: t('withdrawals.paid-out'), amount: totals.paidOut },
        ]}
      />
      <p className={styles.quiet}>{t('withdrawals.since', { at: timeText(registeredAt) })}</p>
      <p className={styles.tools}>
        <Link href={`/members/${memberId}?tab=wagers`}>{t('member.wagers')}</Link>
        <Link href={`/members/${memberId}?tab=entries`}>{t('member.entries')}</Link>
        <Link href={`/members/${memberId}?tab=deposits`}>{t('member.deposits')}</Link>
      </p>
    </section>
  );
}

type Bar = { readonly name: string; readonly amount: string; readonly more?: string };

/** What came in over what went out; `more` is this withdrawal, on top of those before it. */
function Bars({ bars }: { readonly bars: readonly [into: Bar, out: Bar] }) {
  const { t } = useWords();
  const lengths = barsOf(bars.map(({ amount, more }) => (more ? [amount, more] : [amount])));
  return (
    <dl className={own.bars}>
      {bars.map(({ name, amount, more }, at) => {
        const [length = 0, onTop = 0] = lengths[at] ?? [];
        return (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <MoneyText amount={amount} />
              {more && (
                <span className={styles.quiet}>
                  {' + '}
                  <MoneyText amount={more} /> {t('withdrawals.this-one')}
                </span>
              )}
            </dd>
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect className={own.ground} width={100} height={4} />
              <rect className={at === 0 ? own.into : own.out} width={length} height={4} />
              {more && <rect className={own.onTop} x={length} width={onTop} height={4} />}
            </svg>
          </div>
        );
      })}
    </dl>
  );
}

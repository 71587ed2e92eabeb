import { MoneyText, moneyText, Note } from '@nokshi/ui';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { timeText } from '@nokshi/web/time.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import cashier from './cashier.module.css';
import styles from './withdraw.module.css';
import type { WithdrawalTerms } from './withdrawals.ts';

/** What can go out now, and what keeps the rest, to the paisa. */
export function Withdrawable({ terms }: { readonly terms: WithdrawalTerms }) {
  const { t } = useWords();
  const { href } = useAddress();
  const { cash, available, turnover, debt, review, obligations, bonus, leftToday } = terms;
  const money = (amount: string) => moneyText(amount);
  return (
    <Figure name={t('withdraw.available')} amount={available}>
      {available !== cash && (
        <p className={cashier.small}>{t('withdraw.of-cash', { cash: money(cash) })}</p>
      )}
      {leftToday !== null && (
        <p className={cashier.small}>{t('withdraw.left-today', { left: money(leftToday) })}</p>
      )}
      {debt?.depositId && (
        <Note>
          {t('withdraw.debt', { held: money(debt.held), owed: money(debt.owed) })}{' '}
          <Link href={href({ mc: 'depositv2', d: debt.depositId })}>{t('withdraw.debt-see')}</Link>
        </Note>
      )}
      {debt?.depositId === null && (
        <Note>
          {t('withdraw.debt-of-result', { held: money(debt.held), owed: money(debt.owed) })}
        </Note>
      )}
      {Number(turnover.missing) > 0 && (
        <>
          <progress
            className={styles.meter}
            value={Number(turnover.done)}
            max={Number(turnover.needed)}
            aria-label={t('withdraw.turnover')}
          />
          <p className={cashier.small}>
            {t('withdraw.turnover-words', {
              needed: money(turnover.needed),
              done: money(turnover.done),
              missing: money(turnover.missing),
            })}
          </p>
          {obligations.length > 0 && (
            <ul className={cashier.small}>
              {obligations.map(({ source, amount, missing, openedAt }) => (
                <li key={`${source} ${openedAt}`}>
                  {t('withdraw.missing-of', {
                    what: t(`bonuses.of-${source}`),
                    amount: money(amount),
                    at: timeText(openedAt),
                    missing: money(missing),
                  })}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {bonus !== null && <Note>{t('withdraw.ends-bonus', { bonus: money(bonus) })}</Note>}
      {review && (
        <Note>
          {t('withdraw.review-first', { since: timeText(review.since), by: timeText(review.by) })}
        </Note>
      )}
    </Figure>
  );
}

type Props = {
  readonly name: string;
  readonly amount: string;
  readonly children?: ReactNode;
};

/** The figure that the page begins with. */
export function Figure({ name, amount, children }: Props) {
  return (
    <section className={styles.figure}>
      <h4 className={cashier.small}>{name}</h4>
      <p className={cashier.total}>
        <MoneyText amount={amount} />
      </p>
      {children}
    </section>
  );
}

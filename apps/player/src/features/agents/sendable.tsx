import type { TeamTerms } from '@nokshi/contract/player/team-transfers.ts';
import { Facts, MoneyText, moneyText } from '@nokshi/ui';
import { useWords } from '../../lib/words.ts';
import styles from './agents.module.css';
import { leftToday } from './team-rules.ts';

/** What may go along the line now, and what keeps the rest: turnover and the day, to the paisa. */
export function Sendable({ terms }: { readonly terms: TeamTerms }) {
  const { t } = useWords();
  const { cash, available, held, turnover, day } = terms;
  return (
    <section className={styles.part} aria-labelledby="team-sendable">
      <div className={styles.figure}>
        <h4 id="team-sendable" className={styles.small}>
          {t('team.sendable')}
        </h4>
        <p className={styles.total}>
          <MoneyText amount={available} />
        </p>
        {available !== cash && (
          <p className={styles.small}>{t('team.of-cash', { cash: moneyText(cash) })}</p>
        )}
        {Number(held) > 0 && (
          <p className={styles.small}>{t('team.held', { held: moneyText(held) })}</p>
        )}
        {Number(turnover.missing) > 0 && (
          <p className={styles.small}>
            {t('team.turnover', {
              needed: moneyText(turnover.needed),
              missing: moneyText(turnover.missing),
            })}
          </p>
        )}
      </div>
      <Facts
        facts={[
          {
            name: t('team.times-left'),
            value: t('team.times', { left: day.times - day.timesUsed, times: day.times }),
          },
          {
            name: t('team.amount-left'),
            value: <MoneyText amount={leftToday(terms)} />,
          },
        ]}
      />
    </section>
  );
}

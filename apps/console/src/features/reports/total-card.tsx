import { Facts, MoneyText, moneyText } from '@nokshi/ui';
import { DayBarsPlot } from '@nokshi/ui/day-bars-plot.tsx';
import { countText } from '../../lib/count-text.ts';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import styles from './reports.module.css';
import type { Report } from './reports-key.ts';

/** The sums of the range, and what each day brought the house. */
export function TotalCard({ report: { total, days, from, to } }: { readonly report: Report }) {
  const { t } = useWords();
  const words = { from, to, net: moneyText(total.ggr, true) };
  return (
    <section className={desk.card}>
      <h2>{t('reports.total')}</h2>
      <div className={styles.total}>
        <Facts
          facts={[
            { name: t('reports.deposits'), value: <MoneyText amount={total.deposits} /> },
            { name: t('reports.withdrawals'), value: <MoneyText amount={total.withdrawals} /> },
            { name: t('reports.stake'), value: <MoneyText amount={total.stake} /> },
            { name: t('reports.payout'), value: <MoneyText amount={total.payout} /> },
            { name: t('reports.refund'), value: <MoneyText amount={total.refund} /> },
            { name: t('reports.ggr'), value: <MoneyText amount={total.ggr} signed /> },
            { name: t('reports.awards'), value: <MoneyText amount={total.awards} /> },
            { name: t('reports.bonus'), value: <MoneyText amount={total.bonus} /> },
            {
              name: t('reports.adjustments'),
              value: <MoneyText amount={total.adjustments} signed />,
            },
            {
              name: t('reports.commissions'),
              value: <MoneyText amount={total.commissions} signed />,
            },
            { name: t('reports.net'), value: <MoneyText amount={total.net} signed /> },
            { name: t('reports.members'), value: countText(total.members) },
          ]}
        />
        <div className={styles.plot}>
          <h3>{t('reports.ggr-by-day')}</h3>
          <DayBarsPlot
            days={days.map(({ day, ggr }) => ({ day, net: ggr }))}
            range={{ from, to }}
            label={t('reports.plot', words)}
          />
        </div>
      </div>
    </section>
  );
}

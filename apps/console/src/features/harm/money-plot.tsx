import { parseDecimal, toDecimal } from '@nokshi/money';
import { Facts, MoneyText, moneyText } from '@nokshi/ui';
import { everyDay } from '@nokshi/ui/day-bars.ts';
import { Bar, Plot, ZeroLine } from '@nokshi/ui/plot.tsx';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import type { OneMember } from './harm.ts';

const minorOf = (text: string) => parseDecimal(text) ?? 0n;

/** Deposits stand on the line, what play lost that day hangs from it, on one scale. */
export function MoneyPlot({ member }: { readonly member: OneMember }) {
  const { t } = useWords();
  const sums = new Map(member.days.map((one) => [one.day, one]));
  const days = everyDay(member.from, member.to).map((day) => {
    const net = minorOf(sums.get(day)?.net ?? '0');
    return { day, deposited: minorOf(sums.get(day)?.deposited ?? '0'), lost: net < 0n ? -net : 0n };
  });
  const most = Math.max(1, ...days.flatMap(({ deposited, lost }) => [deposited, lost].map(Number)));
  const net = member.days.reduce((sum, day) => sum + minorOf(day.net), 0n);
  const deposited = days.reduce((sum, day) => sum + day.deposited, 0n);
  const text = { deposited: moneyText(toDecimal(deposited)), net: moneyText(toDecimal(net), true) };
  return (
    <section className={styles.card} aria-labelledby="money">
      <h2 id="money">{t('harm.money')}</h2>
      <Plot
        label={t('harm.money-label', text)}
        box={[0, -1, days.length, 2]}
        height={180}
        ends={[member.from, member.to]}
        caption={<p className={styles.quiet}>{t('harm.money-words')}</p>}
      >
        {days.map((one, at) => (
          <g key={one.day}>
            <title>
              {t('harm.day', {
                day: one.day,
                deposited: moneyText(toDecimal(one.deposited)),
                lost: moneyText(toDecimal(one.lost)),
              })}
            </title>
            <Bar kind="paid" at={at} {...above(Number(one.deposited) / most)} />
            <Bar kind="lost" at={at} top={0} height={Number(one.lost) / most} />
          </g>
        ))}
        <ZeroLine width={days.length} />
      </Plot>
      <Facts
        facts={[
          { name: t('harm.deposited'), value: <MoneyText amount={toDecimal(deposited)} /> },
          { name: t('harm.net'), value: <MoneyText amount={toDecimal(net)} signed /> },
        ]}
      />
    </section>
  );
}

const above = (height: number) => ({ top: -height, height });

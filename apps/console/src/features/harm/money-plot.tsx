import { parseDecimal, toDecimal } from '@nokshi/money';
import { Facts, MoneyText, moneyText } from '@nokshi/ui';
import { everyDay } from '@nokshi/ui/day-bars.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import type { OneMember } from './harm.ts';
import own from './harm.module.css';

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
      <figure className={own.figure}>
        <svg
          className={own.bars}
          viewBox={`0 -1 ${days.length} 2`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('harm.money-label', text)}
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
              <Bar className={own.deposited} at={at} height={Number(one.deposited) / most} up />
              <Bar className={own.lost} at={at} height={Number(one.lost) / most} />
            </g>
          ))}
          <line className={own.zero} x1={0} x2={days.length} y1={0} y2={0} />
        </svg>
        <div className={own.ends} aria-hidden="true">
          <span>{member.from}</span>
          <span>{member.to}</span>
        </div>
        <figcaption className={styles.quiet}>{t('harm.money-words')}</figcaption>
      </figure>
      <Facts
        facts={[
          { name: t('harm.deposited'), value: <MoneyText amount={toDecimal(deposited)} /> },
          { name: t('harm.net'), value: <MoneyText amount={toDecimal(net)} signed /> },
        ]}
      />
    </section>
  );
}

type BarProps = {
  readonly className: string | undefined;
  readonly at: number;
  readonly height: number;
  readonly up?: boolean;
};

const Bar = ({ className, at, height, up = false }: BarProps) => (
  <rect className={className} x={at + 0.12} width={0.76} y={up ? -height : 0} height={height} />
);

import { KEEP_DAYS, type VipLevel } from '@nokshi/contract/vip.ts';
import { Icon } from '@nokshi/ui';
import { useAmount } from '../../lib/amount.ts';
import { useWords } from '../../lib/words.ts';
import styles from './vip.module.css';

type Props = {
  readonly levels: readonly VipLevel[];
  /** The member's level, from 1 on; null for a visitor. */
  readonly own: number | null;
};

/** All levels: what each asks for, what keeps it, and what it brings. */
export function LevelList({ levels, own }: Props) {
  const { t } = useWords();
  return (
    <section className={styles.part} aria-labelledby="vip-levels">
      <h2 id="vip-levels">{t('vip.levels')}</h2>
      <p className={styles.small}>{t('vip.levels-words', { days: KEEP_DAYS })}</p>
      <ol className={styles.levels}>
        {levels.map((level, at) => (
          <Level key={level.name.EN} level={level} at={at + 1} isOwn={own === at + 1} />
        ))}
      </ol>
    </section>
  );
}

type LevelProps = {
  readonly level: VipLevel;
  readonly at: number;
  readonly isOwn: boolean;
};

function Level({ level, at, isOwn }: LevelProps) {
  const { t, local } = useWords();
  const amountText = useAmount();
  return (
    <li className={styles.card} data-own={isOwn || undefined} aria-current={isOwn || undefined}>
      <div className={styles.head}>
        <Icon name="crown" size={20} />
        <h3>{local(level.name)}</h3>
        {isOwn && <span className={styles.tag}>{t('vip.yours')}</span>}
      </div>
      <p className={styles.small}>
        {at === 1
          ? t('vip.for-all')
          : t('vip.needs', {
              deposits: amountText(level.deposits),
              turnover: amountText(level.turnover),
            })}
        {Number(level.keep) > 0 && ` ${t('vip.kept-by', { keep: amountText(level.keep) })}`}
      </p>
      <Benefits level={level} />
    </li>
  );
}

function Benefits({ level }: { readonly level: VipLevel }) {
  const { t, local } = useWords();
  const amountText = useAmount();
  const { points, rebate, withdrawADay, service, note } = level;
  const brings = [
    points > 0 && t('vip.points', { percent: points }),
    rebate > 0 && t('vip.rebate', { percent: rebate }),
    withdrawADay !== null && t('vip.withdraw-a-day', { amount: amountText(withdrawADay) }),
    service && t('vip.service'),
    local(note),
  ].filter((line): line is string => line !== false && line !== '');
  if (brings.length === 0) return <p className={styles.small}>{t('vip.no-benefits')}</p>;
  return (
    <ul className={styles.benefits}>
      {brings.map((line) => (
        <li key={line}>
          <Icon name="check" size={16} />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

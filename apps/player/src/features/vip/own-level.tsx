import type { OwnVip, VipMove } from '@nokshi/contract/player/vip.ts';
import { KEEP_DAYS, type VipLevel } from '@nokshi/contract/vip.ts';
import { Button, Note } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useAmount } from '../../lib/amount.ts';
import { useWords } from '../../lib/words.ts';
import { useEnterChat } from '../../shell/use-enter-chat.ts';
import styles from './vip.module.css';

type Props = { readonly own: OwnVip; readonly levels: readonly VipLevel[] };

/** The level, what is missing to the next in two bars, what keeps it, and how it came about. */
export function OwnLevel({ own, levels }: Props) {
  const { t, local } = useWords();
  const name = (level: number) => local((levels[level - 1] ?? levels.at(-1))?.name ?? NONE);
  return (
    <section className={styles.own} aria-labelledby="vip-own">
      <div>
        <h2 id="vip-own" className={styles.small}>
          {t('vip.own')}
        </h2>
        <p className={styles.level}>{name(own.level)}</p>
      </div>
      {own.paused && <Note>{t('vip.paused')}</Note>}
      <Next own={own} levels={levels} />
      <Keep own={own} name={name} />
      {own.service && <Service />}
      <Moves moves={own.moves} name={name} />
    </section>
  );
}

const NONE = { EN: '', BN: '' };

/** The bars to the level above all that were reached. */
function Next({ own, levels }: Props) {
  const { t, local } = useWords();
  const next = levels[own.highest];
  if (!next) return <p className={styles.small}>{t('vip.top')}</p>;
  return (
    <div className={styles.bars}>
      <h3>{t('vip.next', { level: local(next.name) })}</h3>
      <Bar label={t('vip.deposits')} done={own.deposits} needed={next.deposits} />
      <Bar label={t('vip.turnover')} done={own.turnover} needed={next.turnover} />
    </div>
  );
}

type BarProps = { readonly label: string; readonly done: string; readonly needed: string };

function Bar({ label, done, needed }: BarProps) {
  const { t } = useWords();
  const amountText = useAmount();
  const words = t('vip.of', { done: amountText(done), needed: amountText(needed) });
  return (
    <div className={styles.bar}>
      <p className={styles.line}>
        <span>{label}</span>
        <strong>{words}</strong>
      </p>
      <progress
        className={styles.meter}
        // A level that asks for none of it is reached.
        max={Number(needed) || 1}
        value={Number(needed) === 0 ? 1 : Math.max(0, Number(done))}
        aria-label={`${label}: ${words}`}
      />
    </div>
  );
}

function Keep({ own, name }: Pick<Props, 'own'> & { readonly name: (level: number) => string }) {
  const { t } = useWords();
  const { keep, regain } = own;
  return (
    <>
      {keep && (
        <div className={styles.bars}>
          <h3>{t('vip.keep', { at: timeText(keep.by).slice(0, 10) })}</h3>
          <Bar label={t('vip.staked')} done={keep.turnover} needed={keep.needed} />
          <p className={styles.small}>{t('vip.keep-words', { days: KEEP_DAYS })}</p>
        </div>
      )}
      {regain && (
        <div className={styles.bars}>
          <h3>{t('vip.regain', { level: name(regain.level) })}</h3>
          <Bar label={t('vip.staked')} done={regain.turnover} needed={regain.needed} />
        </div>
      )}
    </>
  );
}

/** The VIP service writes where customer service does. E-065. */
function Service() {
  const { t } = useWords();
  const { enter } = useEnterChat();
  return (
    <div className={styles.service}>
      <p>{t('vip.service-words')}</p>
      {enter && <Button onClick={enter}>{t('vip.service-write')}</Button>}
    </div>
  );
}

type MovesProps = {
  readonly moves: readonly VipMove[];
  readonly name: (level: number) => string;
};

function Moves({ moves, name }: MovesProps) {
  const { t } = useWords();
  if (moves.length === 0) return null;
  return (
    <details className={styles.moves}>
      <summary>{t('vip.moves')}</summary>
      <ol>
        {moves.map(({ at, from, to, cause }) => (
          <li key={at}>
            <span className={styles.small}>{timeText(at)}</span>
            <span>{t('vip.move', { from: name(from), to: name(to) })}</span>
            <span className={styles.small}>{t(`vip.cause-${cause}`)}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}

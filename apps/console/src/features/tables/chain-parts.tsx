import type { DeskChain, TableChains } from '@nokshi/contract/console/tables.ts';
import { classes } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { Link } from 'wouter';
import { countText } from '../../lib/count-text.ts';
import styles from '../../lib/desk.module.css';
import { Late } from '../../lib/late.tsx';
import { ShortHash } from '../../lib/short-hash.tsx';
import { awayText } from '../../lib/span.ts';
import { useWords } from '../../lib/words.ts';
import own from './tables.module.css';
import { wayToRound } from './tables.ts';

/** A chain that is used no more has either no link left, or was left when a backup was restored. */
const nameOf = ({ state, taken, length }: DeskChain) =>
  state === 'USED' && taken < length ? 'LEFT' : state;

const LOOK = {
  NEXT: undefined,
  CURRENT: styles.good,
  USED: styles.quiet,
  LEFT: styles.warn,
} as const;

type StateProps = {
  readonly chain: DeskChain | null;
  readonly alarm?: TableChains['alarm'];
};

export function ChainState({ chain, alarm = null }: StateProps) {
  const { t } = useWords();
  const name = chain && nameOf(chain);
  return (
    <span className={styles.badges}>
      <span className={classes(styles.badge, name ? LOOK[name] : styles.quiet)}>
        {t(name ? `tables.chain-${name}` : 'tables.no-chain')}
      </span>
      {alarm && <Late>{t(`tables.chain-${alarm}`)}</Late>}
    </span>
  );
}

type NameProps = { readonly chain: DeskChain; readonly of: string };

/** Which chain of its table it is, and what was published of it before its first round. */
export function ChainName({ chain: { nth, state, terminal }, of }: NameProps) {
  const { t } = useWords();
  return (
    <ShortHash
      hash={terminal}
      name={t(state === 'NEXT' ? 'tables.next-nth' : 'tables.chain-nth', { nth: countText(nth) })}
      of={`${t('tables.commitment')}, ${of}`}
    />
  );
}

/** Links that are used and left, as figures and a bar. */
export function Used({ chain: { state, taken, length } }: { readonly chain: DeskChain }) {
  const { t } = useWords();
  const left = length - taken;
  return (
    <span className={own.used}>
      <span>
        <span>{t('tables.links-used', { taken: countText(taken) })}</span>
        <span>{t('tables.links-left', { left: countText(left) })}</span>
      </span>
      <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
        <rect className={own.ground} width={100} height={6} />
        <rect
          className={classes(own.taken, state === 'CURRENT' && 10 * left < length && own.low)}
          width={(100 * taken) / length}
          height={6}
        />
      </svg>
    </span>
  );
}

type RunsOutProps = { readonly row: TableChains; readonly now: number };

/** About when no link is left: to the minute at most. */
export function RunsOut({ row: { runsOutAt, isOpen }, now }: RunsOutProps) {
  const { t } = useWords();
  if (runsOutAt === null)
    return <span className={styles.quiet}>{isOpen ? '–' : t('tables.not-while-closed')}</span>;
  return (
    <span className={styles.pair}>
      <span>{t('tables.in-about', { span: awayText(t, runsOutAt, now) })}</span>
      <small>{timeText(runsOutAt).slice(0, 16)}</small>
    </span>
  );
}

type LastProps = { readonly chain: DeskChain | null; readonly gameCode: string };

/** The newest link that is public, with the way to its round where that was not removed. */
export function LastLink({ chain, gameCode }: LastProps) {
  const { t } = useWords();
  if (!chain?.last) return '–';
  const { issue, link, proofPage } = chain.last;
  return (
    <span className={styles.pair}>
      {proofPage === null ? (
        <span>{issue}</span>
      ) : (
        <Link href={wayToRound({ gameCode, issue })}>{issue}</Link>
      )}
      <ShortHash hash={link} name={`${t('tables.link')}, ${gameCode} ${issue}`} />
    </span>
  );
}

import type { WantedBet } from '@nokshi/contract/player/lottery.ts';
import { Icon } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import { usePlayNames } from '../play-names.ts';
import { SelectionView } from '../selection-view.tsx';
import { useMoney } from './money.ts';
import { overCeiling } from './rules/ceilings.ts';
import styles from './slip.module.css';
import { betOf, hasFixedOdds, type Table } from './table.ts';

/** A pasted list is not shown in full. */
const MOST_TEXT = 160;

type Props = {
  readonly table: Table;
  readonly lines: readonly WantedBet[];
  readonly onRemove?: ((at: number) => void) | undefined;
  /** What was refused of a line, in words. */
  readonly refused?: { readonly at: number; readonly words: string } | null;
};

/** The lines of a slip: what is bet on, with how much, and what it may bring. */
export function SlipLines({ table, lines, onRemove, refused = null }: Props) {
  return (
    <ol className={styles.lines}>
      {lines.map((line, at) => (
        <Line
          // A slip may hold the same line twice.
          // oxlint-disable-next-line react/no-array-index-key
          key={`${line.play} ${line.selection} ${at}`}
          table={table}
          line={line}
          wrong={refused?.at === at ? refused.words : null}
          onRemove={onRemove && (() => onRemove(at))}
        />
      ))}
    </ol>
  );
}

type LineProps = {
  readonly table: Table;
  readonly line: WantedBet;
  readonly wrong: string | null;
  readonly onRemove: (() => void) | undefined;
};

function Line({ table, line, wrong, onRemove }: LineProps) {
  const { t } = useWords();
  const money = useMoney();
  const names = usePlayNames(table.game.family);
  const bet = betOf(table, line);
  const over = bet && overCeiling(bet.quote, table.terms.ceilings);
  const amiss =
    wrong ??
    (!bet
      ? t('lottery.slip-gone')
      : over && t(`lottery.bet-over-${over.what}`, { most: money.short(over.most) }));
  const name = names.play(line.play);
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <SelectionView
          family={table.game.family}
          play={line.play}
          drawDate={table.drawDate}
          selection={line.selection.slice(0, MOST_TEXT)}
          isWhole={line.selection.length <= MOST_TEXT}
        />
        {bet && (
          <span className={styles.small}>
            {t(hasFixedOdds(table) ? 'lottery.slip-units' : 'lottery.slip-units-base', {
              count: bet.quote.units,
              unit: money.full(bet.quote.unitStake),
              base: line.base,
            })}
          </span>
        )}
        {amiss && (
          <span className={styles.amiss} role="alert">
            <Icon name="alert" size={16} /> {amiss}
          </span>
        )}
      </div>
      <div className={styles.sums}>
        {bet && (
          <>
            <strong>{money.full(bet.quote.stake)}</strong>
            <span className={styles.small}>
              {t('lottery.bet-wins-most', { most: money.short(bet.quote.largest.payout) })}
            </span>
          </>
        )}
        {onRemove && (
          <button
            type="button"
            className={styles.remove}
            aria-label={t('lottery.slip-remove', { what: name })}
            onClick={onRemove}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </div>
    </li>
  );
}

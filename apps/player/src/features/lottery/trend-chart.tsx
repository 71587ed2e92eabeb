import type { TrendCell, TrendColumn } from '@nokshi/house-math/lottery/trend.ts';
import { classes } from '@nokshi/ui';
import type { CSSProperties } from 'react';
import { useWords } from '../../lib/words.ts';
import { lookOf, OneNumber } from './numbers.tsx';
import type { Toggled } from './trend-toggles.tsx';
import styles from './trend.module.css';

type Props = {
  readonly family: string;
  readonly column: TrendColumn;
  /** By draw and number: 0 where it was drawn, else for how many draws it had not been. */
  readonly omissions: readonly (readonly number[])[];
  /** Of the rows, newest first. */
  readonly issues: readonly string[];
  readonly shown: Toggled;
};

/** Sizes of a cell in pixels: the line over the table is drawn by them. */
const ROW = 28;
const COLUMN = 27;
/** In fewer draws what came once would already be called frequent. */
const LEAST_FOR_HEAT = 30;

/** A row for each draw, the newest first, a column for each number; below what is counted of each. */
export function TrendChart({ family, column, omissions, issues, shown }: Props) {
  const { t } = useWords();
  const size = { '--row': `${ROW}px`, '--column': `${COLUMN}px` } as CSSProperties;
  const { cells, place } = column;
  const isPrizes = lookOf(family) === 'prizes';
  const hasHeat = shown.has('heat') && omissions.length >= LEAST_FOR_HEAT;
  return (
    <div
      className={styles.scroll}
      style={size}
      role="region"
      aria-label={t('lottery.trend-grid')}
      // A region that scrolls sideways has to be reached with the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table className={classes(styles.chart, shown.has('rows') && styles.guided)}>
        <caption className="visually-hidden">{t('lottery.trend-grid')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('lottery.col-issue')}</th>
            {cells.map(({ number, heat }) => (
              <th
                key={number}
                scope="col"
                data-heat={(hasHeat && heat) || undefined}
                title={hasHeat && heat ? t(`lottery.trend-${heat}`) : undefined}
              >
                {number}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {omissions.map((row, draw) => (
            <tr key={issues[draw]}>
              <th scope="row">{issues[draw]?.split('-').at(-1)}</th>
              {cells.map(({ number, omission }, at) => (
                <Cell
                  key={number}
                  // A pair of digits has no shape of its own.
                  family={isPrizes ? 'ssc' : family}
                  number={number}
                  omission={row[at] ?? 0}
                  isBar={shown.has('bars') && draw < omission}
                  says={shown.has('omission')}
                />
              ))}
            </tr>
          ))}
        </tbody>
        <Footer cells={cells} />
      </table>
      {shown.has('line') && place !== null && <Line omissions={omissions} />}
    </div>
  );
}

type CellProps = {
  readonly family: string;
  readonly number: number;
  readonly omission: number;
  readonly isBar: boolean;
  readonly says: boolean;
};

function Cell({ family, number, omission, isBar, says }: CellProps) {
  if (omission > 0) return <td className={classes(isBar && styles.bar)}>{says && omission}</td>;
  return (
    <td>
      <OneNumber family={family} number={number} size="small" />
      <span className="visually-hidden">{number}</span>
    </td>
  );
}

/** From the number of each draw to that of the next; a draw without one is passed over. */
function Line({ omissions }: Pick<Props, 'omissions'>) {
  const points = omissions.flatMap((row, draw) => {
    const at = row.indexOf(0);
    return at === -1 ? [] : [`${at * COLUMN + COLUMN / 2},${draw * ROW + ROW / 2}`];
  });
  return (
    <svg
      className={styles.line}
      width={(omissions[0]?.length ?? 1) * COLUMN}
      height={omissions.length * ROW}
      aria-hidden="true"
    >
      <polyline points={points.join(' ')} />
    </svg>
  );
}

const ROWS = [
  ['times', ({ frequency }: TrendCell) => String(frequency)],
  ['average', ({ average }: TrendCell) => average.toFixed(1)],
  ['longest', ({ longest }: TrendCell) => String(longest)],
  ['current', ({ omission }: TrendCell) => String(omission)],
] as const;

function Footer({ cells }: Pick<TrendColumn, 'cells'>) {
  const { t } = useWords();
  return (
    <tfoot>
      {ROWS.map(([row, say]) => (
        <tr key={row}>
          <th scope="row">{t(`lottery.trend-${row}`)}</th>
          {cells.map((cell) => (
            <td key={cell.number}>{say(cell)}</td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}

import { bigRoad, ROWS } from '@nokshi/house-math/tables/roads.ts';
import { classes } from '@nokshi/ui';
import { useWords } from '../words.ts';
import { isSided, type Mark, marksOf, roadOf, type ShownRound } from './marks.ts';
import styles from './rounds.module.css';
import { useSaidMarks } from './say.ts';

/** Columns of the small road; so many marks stand in one line elsewhere. */
const COLUMNS = 18;
const MOST_MARKS = 10;
const CELL = 10;

type Props = {
  readonly game: string;
  /** Newest first. */
  readonly last: readonly ShownRound[];
};

/** The last results of a table, newest first in words: a small big road, or ten marks in a line. */
export function Trail({ game, last }: Props) {
  const { t } = useWords();
  const say = useSaidMarks();
  const marks = marksOf(game, last);
  if (marks.length === 0) return <span className={styles.noTrail}>{t('live.no-last')}</span>;
  const results = marks
    .slice(0, MOST_MARKS)
    .map((mark) => say(game, mark))
    .join(', ');
  return (
    <span role="img" aria-label={t('live.last', { results })} className={styles.trail}>
      {isSided(game) ? <SmallRoad marks={marks} /> : <Marks marks={marks.slice(0, MOST_MARKS)} />}
    </span>
  );
}

function SmallRoad({ marks }: { readonly marks: readonly Mark[] }) {
  const road = bigRoad(roadOf(marks)).marks;
  const columns = Math.max(0, ...road.map(({ column }) => column + 1));
  const first = Math.max(0, columns - COLUMNS);
  return (
    <svg
      viewBox={`0 0 ${COLUMNS * CELL} ${ROWS * CELL}`}
      className={styles.road}
      aria-hidden="true"
    >
      <path d={GRID} className={styles.grid} />
      {road
        .filter(({ column }) => column >= first)
        .map(({ column, row, side, ties }) => {
          const [x, y] = [(column - first) * CELL + CELL / 2, row * CELL + CELL / 2];
          return (
            <g key={`${column} ${row}`} data-tone={side} transform={`translate(${x} ${y})`}>
              <circle r="3.6" />
              {ties > 0 && <path d="M-3.4 3.4L3.4-3.4" className={styles.tied} />}
            </g>
          );
        })}
    </svg>
  );
}

const GRID = [
  ...Array.from({ length: COLUMNS + 1 }, (_, at) => `M${at * CELL} 0V${ROWS * CELL}`),
  ...Array.from({ length: ROWS + 1 }, (_, at) => `M0 ${at * CELL}H${COLUMNS * CELL}`),
].join('');

/** Marks in a line, the newest first and larger. */
export const Marks = ({ marks }: { readonly marks: readonly Mark[] }) => (
  <span className={styles.marks} aria-hidden="true">
    {marks.map(({ tone, figure }, at) => (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} data-tone={tone} className={classes(styles.mark, !figure && styles.plain)}>
        {figure}
      </span>
    ))}
  </span>
);

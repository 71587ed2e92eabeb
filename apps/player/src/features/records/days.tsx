import type { ReactNode } from 'react';
import { byDay } from '../../lib/by-day.ts';
import styles from './records.module.css';

type Props<Row> = {
  readonly rows: readonly Row[];
  readonly at: (row: Row) => string;
  /** A row as an item of its day's list. */
  readonly children: (row: Row) => ReactNode;
};

/** Rows under the days they belong to. */
export function Days<Row>({ rows, at, children }: Props<Row>) {
  return byDay(rows, at).map(({ day, rows: ofDay }) => (
    <section key={day}>
      <h4 className={styles.day}>{day}</h4>
      <ul>{ofDay.map(children)}</ul>
    </section>
  ));
}

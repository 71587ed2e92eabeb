import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './table.module.css';

export type Column<Row> = {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Figures are aligned to the end of the line, in tabular digits. */
  readonly figure?: boolean;
  /** Stands on one line where there is room, such as a time. */
  readonly whole?: boolean;
};

type Props<Row> = {
  /** What the table is about; read, not shown. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** What the rows add up to, below them. */
  readonly sums?: readonly Row[];
};

/** A table that becomes a stack of labelled lines on a phone. */
export function Table<Row>({ caption, columns, rows, rowKey, sums = [] }: Props<Row>) {
  const line = (row: Row) => (
    <tr key={rowKey(row)}>
      {columns.map((column) => (
        <td
          key={column.id}
          data-title={column.title}
          className={classes(column.figure && styles.figure, column.whole && styles.whole)}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.id} scope="col" className={classes(column.figure && styles.figure)}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(line)}</tbody>
      {sums.length > 0 && <tfoot>{sums.map(line)}</tfoot>}
    </table>
  );
}

type Fact = { readonly name: string; readonly value: ReactNode };

/** Names and values, a line each, parted by a stitch. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map((fact) => (
        <div key={fact.name}>
          <dt>{fact.name}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { Table } from '@nokshi/ui';
import type { ComponentProps } from 'react';
import styles from './wide-table.module.css';

type Props<Row> = ComponentProps<typeof Table<Row>> & {
  /** The last column stays in sight as well: what a row comes to, or what is done with it. */
  readonly lastStays?: boolean;
};

/** A table of many figures: it scrolls in its own place, and on a phone each row is a card. */
export const WideTable = <Row,>({ lastStays = false, ...table }: Props<Row>) => (
  <div className={styles.wide} data-last={lastStays || undefined}>
    <Table {...table} />
  </div>
);

import type { DepositState } from '@nokshi/contract/player/cashier.ts';
import type { WithdrawalState } from '@nokshi/contract/player/withdrawals.ts';
import { MoneyText } from '@nokshi/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import { Moment } from '../../lib/moment.tsx';
import { PagesView } from '../../lib/pages-view.tsx';
import styles from './cashier.module.css';
import { StateWords } from './state-words.tsx';

export type Recent = {
  readonly id: string;
  readonly name: string;
  readonly at: string;
  readonly amount: string;
  readonly state: DepositState | WithdrawalState;
  /** The state in words. */
  readonly words: string;
};

type Props<Row> = {
  readonly title: string;
  /** Said where there are none. */
  readonly none: string;
  readonly query: UseInfiniteQueryResult<InfiniteData<{ readonly rows: readonly Row[] }>>;
  readonly recentOf: (row: Row) => Recent;
  readonly onOpen: (id: string) => void;
};

/** Money that came in or goes out, newest first, each opening its timeline. */
export function RecentList<Row>({ title, none, query, recentOf, onOpen }: Props<Row>) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h4 id={heading} className={styles.heading}>
        {title}
      </h4>
      <PagesView query={query}>
        {(pages) => {
          const rows = pages.flatMap((page) => page.rows).map(recentOf);
          if (rows.length === 0) return <p className={styles.small}>{none}</p>;
          return (
            <ul>
              {rows.map(({ id, name, at, amount, state, words }) => (
                <li key={id}>
                  <button type="button" className={styles.recent} onClick={() => onOpen(id)}>
                    <span>
                      <strong>{name}</strong>
                      <Moment at={at} className={styles.small} />
                    </span>
                    <span>
                      <MoneyText amount={amount} />
                      <StateWords state={state} words={words} />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          );
        }}
      </PagesView>
    </section>
  );
}

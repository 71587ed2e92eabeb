import type { DeskTable } from '@nokshi/contract/console/tables.ts';
import { Choice } from '@nokshi/ui/choice.tsx';
import type { ReactNode } from 'react';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { inAddress } from '../../lib/in-address.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import { useTables } from './tables.ts';

type Props = {
  /** Beside the choice of the table. */
  readonly tools?: ReactNode;
  readonly children: (table: DeskTable) => ReactNode;
};

/** What is shown of one table: that of the address, else the first. */
export function OfTable({ tools, children }: Props) {
  const { t, local } = useWords();
  const [search, setSearch] = useSearchParams();
  return (
    <QueryView query={useTables()} height="480px">
      {({ tables }) => {
        const table = tables.find(({ gameCode }) => gameCode === search.get('game')) ?? tables[0];
        if (!table) return null;
        return (
          <>
            <div className={`${styles.tools} ${styles.apart}`}>
              <Choice
                label={t('tables.table')}
                value={table.gameCode}
                choices={tables.map(({ gameCode, name }) => ({ id: gameCode, label: local(name) }))}
                onChange={(gameCode) =>
                  setSearch(inAddress({ game: gameCode, round: null }), { replace: true })
                }
              />
              {tools}
            </div>
            {children(table)}
          </>
        );
      }}
    </QueryView>
  );
}

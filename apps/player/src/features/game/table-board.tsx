import { EmptyState } from '@nokshi/ui';
import { useGame } from '../../data/queries.ts';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './game.module.css';
import { useBoard } from './more-tables.ts';
import { Seat } from './seat.tsx';
import type { Seating } from './seating.ts';

type Shared = {
  readonly stage: boolean;
  readonly seating: Seating;
  readonly isCovered: boolean;
};

/** Up to four tables beside each other, each in its own frame; one that is added or closed lets the others go on. */
export function TableBoard(shared: Shared) {
  const { codes } = useBoard();
  return (
    <div className={styles.board} data-count={codes.length}>
      {codes.map((code) => (
        <div key={code} className={styles.seat} data-table={code}>
          <OneTable code={code} {...shared} />
        </div>
      ))}
    </div>
  );
}

function OneTable({ code, ...shared }: Shared & { readonly code: string }) {
  const { t } = useWords();
  return (
    <QueryView query={useGame(code)}>
      {(game) =>
        game.isOpen ? (
          <Seat game={game} {...shared} />
        ) : (
          <EmptyState title={t('lobby.closed')} level={2} />
        )
      }
    </QueryView>
  );
}

import type { TableCard } from '@nokshi/contract/player/tables.ts';
import { Dialog, EmptyState, Icon, MoneyText } from '@nokshi/ui';
import { useState } from 'react';
import { useGame } from '../../data/queries.ts';
import { useTables } from '../../data/tables.ts';
import { Picture } from '../../lib/picture.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './game.module.css';
import { MOST_TABLES, useBoard } from './more-tables.ts';

/** The tables on the stage, each with the way to close it, and the way to another one beside them. */
export function TableStrip() {
  const { t } = useWords();
  const { codes } = useBoard();
  const [isOpen, setOpen] = useState(false);
  const isFull = codes.length >= MOST_TABLES;
  return (
    <>
      {codes.length > 1 && (
        <ul className={styles.strip}>
          {codes.map((code) => (
            <OnStage key={code} code={code} />
          ))}
        </ul>
      )}
      <button
        type="button"
        className={styles.round}
        aria-label={isFull ? t('live.board-full', { most: MOST_TABLES }) : t('live.add-table')}
        aria-haspopup="dialog"
        disabled={isFull}
        onClick={() => setOpen(true)}
      >
        <Icon name="plus" />
      </button>
      {isOpen && <Choice onClose={() => setOpen(false)} />}
    </>
  );
}

function OnStage({ code }: { readonly code: string }) {
  const { t, local } = useWords();
  const { close } = useBoard();
  const game = useGame(code).data;
  const table = game ? local(game.name) : code;
  return (
    <li>
      <span>{table}</span>
      <button
        type="button"
        className={styles.round}
        aria-label={t('live.close-table', { table })}
        onClick={() => close(code)}
      >
        <Icon name="close" size={16} />
      </button>
    </li>
  );
}

function Choice({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { codes } = useBoard();
  const tables = useTables();
  return (
    <Dialog
      title={t('live.add-table')}
      closeLabel={t('app.close')}
      backdropCloses
      onClose={onClose}
    >
      <QueryView query={tables}>
        {(all) => {
          const others = all.filter(({ gameCode, isOpen }) => isOpen && !codes.includes(gameCode));
          if (others.length === 0) return <EmptyState title={t('live.no-more-tables')} level={3} />;
          return (
            <ul className={styles.choices}>
              {others.map((table) => (
                <li key={table.gameCode}>
                  <OneTable table={table} onClose={onClose} />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
    </Dialog>
  );
}

type OneProps = { readonly table: TableCard; readonly onClose: () => void };

function OneTable({ table, onClose }: OneProps) {
  const { t, local } = useWords();
  const { add } = useBoard();
  return (
    <button
      type="button"
      className={styles.choice}
      onClick={() => {
        onClose();
        add(table.gameCode);
      }}
    >
      <Picture src={table.image} alt="" width={56} height={56} loading="lazy" />
      <span className={styles.choiceName}>
        <strong>{local(table.name)}</strong>
        <span>
          <MoneyText amount={table.limits.least} /> – <MoneyText amount={table.limits.most} />
        </span>
      </span>
      <span>{t('live.players', { count: table.players })}</span>
    </button>
  );
}

import type { WantedBet } from '@nokshi/contract/player/lottery.ts';
import { Dialog } from '@nokshi/ui';
import { useState } from 'react';
import { useWords } from '../../../lib/words.ts';
import { AgreeButton } from './agree-button.tsx';
import { wantedOf } from './basket.ts';
import { useMoney } from './money.ts';
import sheets from './sheet.module.css';
import { SlipLines } from './slip-lines.tsx';
import styles from './slip.module.css';
import type { Table } from './table.ts';
import { overOf, totalOf } from './totals.ts';
import { partRefused } from './use-send.ts';
import { useSheet } from './use-sheet.ts';

type Props = {
  readonly table: Table;
  readonly lines: readonly WantedBet[];
  readonly onRemove?: (at: number) => void;
  readonly onPlaced: () => void;
};

/** Everything that is about to be staked, on which issue: the last look before it. */
export function ConfirmSheet({ table, lines, onRemove, onPlaced }: Props) {
  const { t, why } = useWords();
  const money = useMoney();
  const { close } = useSheet();
  const [refused, setRefused] = useState<Error | null>(null);
  const at = partRefused(refused, 'bets');
  const total = totalOf(table, lines);
  return (
    <Dialog
      title={t('lottery.slip-confirm')}
      size="sheet"
      closeLabel={t('app.close')}
      backdropCloses
      onClose={close}
    >
      <div className={sheets.form}>
        <SlipLines
          table={table}
          lines={lines}
          onRemove={onRemove}
          refused={at === null ? null : { at, words: why(refused) }}
        />
        <p className={styles.total}>
          <span>{t('lottery.slip-count', { count: lines.length })}</span>
          <span>{money.full(total ?? 0n)}</span>
        </p>
        <AgreeButton
          table={table}
          bets={lines.map(wantedOf)}
          total={total}
          over={overOf(table, lines)}
          onRefused={setRefused}
          onPlaced={() => {
            close();
            onPlaced();
          }}
        />
      </div>
    </Dialog>
  );
}

import { Button, Icon } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { readLastSlip } from './habits.ts';
import { useMoney } from './money.ts';
import type { Table } from './table.ts';
import { totalOf } from './totals.ts';
import { useSheet } from './use-sheet.ts';

/** The slip that was placed last, on the issue that takes bets now. */
export function BetAgain({ table }: { readonly table: Table }) {
  const { t } = useWords();
  const money = useMoney();
  const { sheet, open } = useSheet();
  const lines = readLastSlip(table.game.gameCode, table.mode);
  const total = totalOf(table, lines);
  if (total === null) return null;
  return (
    <>
      <Button small onClick={() => open('again')}>
        <Icon name="refresh" size={18} />
        {t('lottery.bet-again', { total: money.full(total) })}
      </Button>
      {sheet === 'again' && <ConfirmSheet table={table} lines={lines} onPlaced={() => undefined} />}
    </>
  );
}

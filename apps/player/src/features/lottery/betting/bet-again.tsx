import { Button, Icon } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { readLastSlip } from './habits.ts';
import { useMoney } from './money.ts';
import type { Table } from './table.ts';
import { totalOf } from './totals.ts';
import { useSheet } from './use-sheet.ts';

type Props = { readonly table: Table };

/** The slip that was placed last, on the issue that takes bets now. */
export function BetAgain({ table }: Props) {
  const { t } = useWords();
  const money = useMoney();
  const { open } = useSheet();
  const total = totalOf(table, readLastSlip(table.game.gameCode, table.mode));
  if (total === null) return null;
  return (
    <Button wide onClick={() => open('again')}>
      <Icon name="refresh" size={18} />
      {t('lottery.bet-again', { total: money.full(total) })}
    </Button>
  );
}

/** The last look before the same again. */
export function AgainSheet({ table }: Props) {
  const { sheet } = useSheet();
  const lines = readLastSlip(table.game.gameCode, table.mode);
  if (sheet !== 'again' || totalOf(table, lines) === null) return null;
  return <ConfirmSheet table={table} lines={lines} onPlaced={() => undefined} />;
}

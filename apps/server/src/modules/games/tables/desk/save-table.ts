import type { Change, Input } from '@nokshi/contract';
import { consoleTablesRoutes as contract } from '@nokshi/contract/console/tables.ts';
import { type TableTerms, tableTermsChanges } from '@nokshi/contract/console/table-terms.ts';
import { audited } from '../../../../kernel/audited.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { refuse } from '../../../../kernel/refusal.ts';
import type { Act } from '../../../base/proposals/index.ts';
import type { OpenTable } from '../house-tables.ts';
import { CLOSES_LATE_MS, KITE } from '../kite/rules/flight.ts';
import { changeTerms } from '../make-rounds.ts';
import type { TablesRoom } from '../room.ts';
import { limitsOf } from '../rules/limits.ts';
import { lockTable } from '../store/tables.ts';

type Wish = Input<typeof contract.saveTable>;

/** Opens or closes a table, or sets its terms, for rounds that have not opened. */
export const saveAct = (room: TablesRoom): Act<Wish> => ({
  code: 'tables.save-table',
  permission: 'tables.write',
  input: contract.saveTable.input,
  async preview(tx, wish) {
    const { table, changes } = await check(room, tx, wish);
    return { object: table.gameCode, label: table.name.EN, changes };
  },
  async run(tx, wish, caller) {
    const { table, changes } = await check(room, tx, wish);
    await changeTerms(room, tx, { gameCode: table.gameCode, terms: wish.terms });
    const facts = { changes, reason: wish.reason };
    await audited(room, tx, { caller, act: 'tables.save-table', object: table.gameCode, facts });
    tx.afterCommit(room.tables.changed);
  },
});

type Checked = { readonly table: OpenTable; readonly changes: Change[] };

/**
 * Refuses: tables.table-unknown, tables.version-changed, tables.limits-order, tables.nothing-changed,
 * edge.invalid-input for rules that the game does not offer, and for a kite that rises too early.
 */
async function check(room: TablesRoom, tx: Tx, wish: Wish): Promise<Checked> {
  const table = room.tables.find(wish.gameCode);
  const stored = await lockTable(tx, wish.gameCode);
  if (!stored) throw refuse('tables.table-unknown');
  if (stored.version !== wish.version) throw refuse('tables.version-changed', { field: 'version' });
  if (!table.rulesOffered.includes(wish.terms.rules))
    throw refuse('edge.invalid-input', { field: 'terms.rules' });
  // The kite waits so long in any case: a shorter time would be an option without an effect.
  if (table.game === KITE && wish.terms.closedMs < CLOSES_LATE_MS)
    throw refuse('edge.invalid-input', { field: 'terms.closedMs' });
  const wrong = limitOutOfOrder(wish.terms);
  if (wrong) throw refuse('tables.limits-order', { field: `terms.limits.${wrong}` });
  const changes = tableTermsChanges(stored.terms, wish.terms);
  if (changes.length === 0) throw refuse('tables.nothing-changed');
  return { table, changes };
}

/** An amount that is none is zero here. */
function limitOutOfOrder({ limits }: TableTerms): keyof TableTerms['limits'] | null {
  const { least, most, round, win } = limitsOf(limits);
  if (least <= 0n) return 'least';
  if (most < least) return 'most';
  if (round < most) return 'round';
  return win <= 0n ? 'win' : null;
}

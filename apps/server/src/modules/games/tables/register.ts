import type { GameClass } from '@nokshi/contract/player/catalogue.ts';
import { TABLE_MENU } from '@nokshi/contract/player/tables.ts';
import type { Tx } from '../../../kernel/db.ts';
import { TABLE_VENDORS } from '../catalogue/index.ts';
import type { OpenTable } from './house-tables.ts';
import type { TablesRoom } from './room.ts';
import { factsOf } from './facts-of.ts';
import { limitsOf } from './rules/limits.ts';
import type { TableVendor } from './rules/tables.ts';

/** Vendors of this room's tables, with the classes of their games; the kite is listed by itself. */
const CLASSES = {
  BAITHAK: ['TG'],
  DS88: [],
} as const satisfies Partial<Record<TableVendor, readonly GameClass[]>>;
type Listed = keyof typeof CLASSES;

/** Writes the tables into the catalogue. May run any number of times. */
export async function registerTables(room: TablesRoom, tx: Tx): Promise<void> {
  for (const vendor of Object.keys(CLASSES) as Listed[]) {
    const own = room.tables.all().filter((table) => table.vendor === vendor);
    if (own.length === 0) continue;
    await room.catalogue.register(tx, {
      vendor: TABLE_VENDORS[vendor],
      games: own.map((table, at) => gameOf(table, { vendor, position: at + 1 })),
    });
  }
}

function gameOf(
  { gameCode, game, category, name, about, terms }: OpenTable,
  { vendor, position }: { readonly vendor: Listed; readonly position: number },
) {
  return {
    gameId: gameCode,
    vendor,
    category,
    nodeId: `${vendor}-${gameCode}`,
    gameGroupCode: category,
    menus: [TABLE_MENU],
    classify: CLASSES[vendor],
    name,
    description: about,
    minBet: limitsOf(terms.limits).least,
    ...factsOf({ game, rules: terms.rules }),
    volatility: 'low' as const,
    position,
    isHot: false,
  };
}

import type { GameClass } from '@nokshi/contract/player/catalogue.ts';
import { TABLE_MENU } from '@nokshi/contract/player/tables.ts';
import type { Tx } from '../../../kernel/db.ts';
import type { OpenTable } from './house-tables.ts';
import type { TablesRoom } from './room.ts';
import { factsOf } from './facts-of.ts';
import { limitsOf } from './rules/limits.ts';
import type { TableVendor } from './rules/tables.ts';

type Words = { readonly EN: string; readonly BN: string };
type Listed = Exclude<TableVendor, 'GHURI'>;

const VENDORS: Readonly<
  Record<
    Listed,
    { readonly name: Words; readonly position: number; readonly classify: GameClass[] }
  >
> = {
  BAITHAK: { name: { EN: 'Baithak', BN: 'বৈঠক' }, position: 30, classify: ['TG'] },
  DS88: { name: { EN: 'DS88', BN: 'ডিএস৮৮' }, position: 31, classify: [] },
};

/** Writes the tables into the catalogue. May run any number of times. */
export async function registerTables(room: TablesRoom, tx: Tx): Promise<void> {
  for (const vendor of Object.keys(VENDORS) as Listed[]) {
    const { name, position } = VENDORS[vendor];
    const own = room.tables.all().filter((table) => table.vendor === vendor);
    if (own.length === 0) continue;
    await room.catalogue.register(tx, {
      vendor: { vendor, name, logo: `/art/vendor-${vendor}.svg`, position, isHot: false },
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
    classify: VENDORS[vendor].classify,
    name,
    description: about,
    minBet: limitsOf(terms.limits).least,
    ...factsOf({ game, rules: terms.rules }),
    volatility: 'low' as const,
    position,
    isHot: false,
  };
}

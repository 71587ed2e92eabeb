import type { Tx } from '../../../kernel/db.ts';
import { parseAmount } from '@nokshi/money';
import { INSTANT_MENU } from '@nokshi/contract/player/instants.ts';
import { TABLE_VENDORS, type TableVendor } from '../catalogue/index.ts';
import { INSTANT_FACTS } from '@nokshi/house-math/instants/facts.ts';
import type { InstantsRoom } from './room.ts';

/** Writes the games into the catalogue; may run any number of times. */
export async function registerInstants(room: InstantsRoom, tx: Tx): Promise<void> {
  const all = room.games.all();
  for (const vendor of new Set(all.map((game) => game.vendor))) await registerOf(room, tx, vendor);
}

async function registerOf(room: InstantsRoom, tx: Tx, vendor: TableVendor): Promise<void> {
  const own = room.games.all().filter((game) => game.vendor === vendor);
  await room.catalogue.register(tx, {
    vendor: TABLE_VENDORS[vendor],
    games: own.map(
      ({ gameCode, kind, category, classify, name, about, volatility, terms }, at) => ({
        gameId: gameCode,
        vendor,
        category,
        nodeId: `${vendor}-${gameCode}`,
        gameGroupCode: category,
        menus: [INSTANT_MENU],
        classify,
        name,
        description: about,
        minBet: parseAmount(terms.limits.least) ?? 1n,
        ...INSTANT_FACTS[kind](),
        volatility,
        position: FIRST_POSITION + at,
        isHot: false,
      }),
    ),
  });
}

/** Behind the tables of the same vendor. */
const FIRST_POSITION = 50;

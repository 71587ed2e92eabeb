import { KITE_MENU } from '@nokshi/contract/player/kite.ts';
import { percentOf } from '@nokshi/house-math/fraction.ts';
import { chanceToReach, KITE_CEILING, KITE_RETURN } from '@nokshi/house-math/instants/kite.ts';
import type { Tx } from '../../../../kernel/db.ts';
import { TABLE_VENDORS } from '../../catalogue/index.ts';
import type { TablesRoom } from '../room.ts';
import { limitsOf } from '../rules/limits.ts';
import { KITE } from './rules/flight.ts';

/** What the catalogue says how often it wins: taken at twice the stake. */
const USUAL = 200;

/** Writes the kite into the catalogue. May run any number of times. */
export async function registerKite(room: TablesRoom, tx: Tx): Promise<void> {
  const { category, name, about, terms } = room.tables.find(KITE);
  await room.catalogue.register(tx, {
    vendor: TABLE_VENDORS.GHURI,
    games: [
      {
        gameId: KITE,
        vendor: TABLE_VENDORS.GHURI.vendor,
        category,
        nodeId: KITE,
        gameGroupCode: category,
        menus: [KITE_MENU],
        classify: ['AC'],
        name,
        description: about,
        minBet: limitsOf(terms.limits).least,
        rtp: percentOf(KITE_RETURN),
        hitRate: percentOf(chanceToReach(USUAL)),
        volatility: 'high',
        maxWin: String(KITE_CEILING / 100),
        position: 1,
        isHot: true,
      },
    ],
  });
}

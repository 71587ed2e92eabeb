import { spin } from '../../apps/server/src/modules/games/slots/spin.ts';
import { openBenchHouse } from '../house.ts';
import { analyze } from './database.ts';
import { launchMembers } from '../spin-members.ts';
import { between, type Spent, spent } from './cost.ts';
import { drive } from './drive.ts';

const MEMBERS = 384;
const STAKE = 2_00n;
const SECONDS = { warm: 3, again: 1, seen: 5 };

/**
 * What a whole bet costs without HTTP: a spin with its limits, seed, wager, round and key in one
 * posting of stake and win; all tables, a house of its own.
 */
export async function billWholeBet(): Promise<Spent> {
  const { house, ownerUrl, close } = await openBenchHouse({ spinIntervalMs: 0 });
  try {
    const { slots, identity, db } = house;
    const tokens = await launchMembers(house, MEMBERS);
    const launches = await Promise.all(tokens.map((token) => identity.sessions.launch(token)));
    let turn = 0;
    const bet = () => {
      turn += 1;
      const launch = launches[turn % MEMBERS];
      if (!launch) throw new Error('a launch token was not taken');
      return spin(slots, { launch, key: identity.ids.next(), stake: STAKE });
    };
    const play = (seconds: number) => drive({ inFlight: MEMBERS, seconds }, bet);
    await play(SECONDS.warm);
    await analyze(ownerUrl);
    await play(SECONDS.again);
    const before = await spent(db.pool, '%');
    const { done, rate, p50 } = await play(SECONDS.seen);
    const each = between(before, await spent(db.pool, '%'), done);
    const text = `${each.disk} B heap and index, ${each.wal} B log`;
    const us = `${each.server} us PostgreSQL, ${each.node} us Node`;
    console.log(`S4 a whole bet (${rate}/s, p50 ${p50} ms): ${text}, ${us}`);
    return each;
  } finally {
    await close();
  }
}

import { setTimeout as sleep } from 'node:timers/promises';
import { type KiteTopic, MOST_FLIGHTS } from '@nokshi/contract/player/kite.ts';
import { toDecimal } from '@nokshi/money';
import type { Tx } from '../../../../kernel/db.ts';
import { maskName } from '../../../../kernel/mask-name.ts';
import type { RoundRow } from '../../rounds/index.ts';
import type { TablesCore } from '../room.ts';
import type { Flights } from './flights.ts';
import { elapsedOf, KITE, outcomeOf, takenSoFar } from './rules/flight.ts';
import { countOfFlight, largestOfFlight } from './store/all-bets.ts';
import { wireFlight } from './wire.ts';

/** Followers hear of bets and calls at most this often. */
const EVERY_MS = 150;
const MOST_FLIERS = 20;

export type Board = {
  /** What followers of `round:kite` see. */
  shown(): Promise<KiteTopic>;
  /** The same in a reader's own snapshot. */
  read(tx: Tx): Promise<KiteTopic>;
  /** A bet was placed, taken back or taken. */
  touched(): void;
};

type Room = Pick<
  TablesCore,
  'db' | 'clock' | 'log' | 'rounds' | 'identity' | 'commitments' | 'lanes'
> & {
  readonly flights: Flights;
};

export function createBoard(room: Room): Board {
  let isWaiting = false;
  const tellFliers = () =>
    room.rounds.tell(KITE, () =>
      room.db.read(async (tx) => fliersOf(room, tx, await currentFlight(room, tx))),
    );
  return {
    shown: () => room.db.read((tx) => readTopic(room, tx)),
    read: (tx) => readTopic(room, tx),
    touched() {
      if (isWaiting) return;
      isWaiting = true;
      void sleep(EVERY_MS, undefined, { ref: false })
        .then(() => {
          isWaiting = false;
          return tellFliers();
        })
        .catch((err: unknown) => room.log.warn('bets on the kite reach followers later', { err }));
    },
  };
}

const currentFlight = async ({ rounds }: Room, tx: Tx): Promise<RoundRow | undefined> =>
  (await rounds.currentOfAll(tx, [KITE]))[0];

async function readTopic(room: Room, tx: Tx): Promise<KiteTopic> {
  const round = await currentFlight(room, tx);
  const ended = await room.rounds.ended(tx, { series: KITE, before: null, most: MOST_FLIGHTS });
  return {
    now: round ? await wireFlight(room, tx, round) : null,
    last: ended.map((each) => ({ issue: each.issue, cut: outcomeOf(each)?.cut ?? null })),
    ...(await fliersOf(room, tx, round)),
  };
}

async function fliersOf(
  room: Room,
  tx: Tx,
  round: RoundRow | undefined,
): Promise<Pick<KiteTopic, 'bets' | 'fliers'>> {
  if (!round) return { bets: 0, fliers: [] };
  const of = { lanes: room.lanes, roundId: round.id };
  const rows = await largestOfFlight(tx, { ...of, most: MOST_FLIERS });
  const cut = await room.flights.cutOf(tx, round);
  const elapsedMs = elapsedOf(round, room.clock.now());
  const names = await room.identity.usernames(tx, [
    ...new Set(rows.map(({ memberId }) => memberId)),
  ]);
  return {
    bets: await countOfFlight(tx, of),
    fliers: rows.map((bet) => ({
      name: maskName(names.get(bet.memberId) ?? ''),
      stake: toDecimal(bet.stake),
      taken: cut === null ? null : takenSoFar(bet, { cut, elapsedMs }),
    })),
  };
}

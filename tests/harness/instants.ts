import { randomUUID } from 'node:crypto';
import { playerRoutes } from '@nokshi/contract';
import type { InstantAct, InstantBet, InstantRound } from '@nokshi/contract/player/instants.ts';
import { hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import type { Streams } from '@nokshi/house-math/instants/play.ts';
import { parseDecimal } from '@nokshi/money';
import { fromWire, type MemberId } from '../../apps/server/src/kernel/ids.ts';
import type { HttpClient } from './client.ts';
import type { FakeClock } from './clock.ts';
import type { RunningHouse } from './house.ts';

const { cashier, instants } = playerRoutes;

/** The least time between two rounds of a member in one game. */
export const INTERVAL_MS = 5_000;
/** An open round without an act for so long is ended by the house. */
export const AWAY_MS = 60_000;

export const minorOf = (text: string | null): bigint => parseDecimal(text ?? '') ?? -1n;

/** A member in an instant game. */
export type InstantSeat = {
  readonly member: HttpClient & { readonly memberId: string };
  readonly gameId: string;
  bearer: string;
};

/** An act without its number. */
export type Chosen = InstantAct extends infer Each
  ? Each extends InstantAct
    ? Omit<Each, 'at'>
    : never
  : never;

/** What members do in the instant games of a house whose clock stands still until it is moved. */
export function instantPlay(house: () => RunningHouse, clock: FakeClock) {
  const sit = async (member: InstantSeat['member'], gameId: string): Promise<InstantSeat> => {
    const { launchToken } = await member.call(instants.launch, { gameId });
    return { member, gameId, bearer: launchToken };
  };
  const send = ({ member, bearer }: InstantSeat, bet: InstantBet, key: string = randomUUID()) =>
    member.send(instants.begin, { bet }, { key, bearer });
  const sendAct = ({ member, bearer }: InstantSeat, roundId: string, act: InstantAct) =>
    member.send(instants.act, { roundId, act }, { bearer });
  const valueOf = <T>({
    answer,
  }: {
    answer: { success: true; value: T } | { success: false; code: string };
  }): T => {
    if (!answer.success) throw new Error(answer.code);
    return answer.value;
  };
  return {
    sit,
    send,
    sendAct,
    /** A new member with money. */
    async seat(gameId: string, amount = '1000.00'): Promise<InstantSeat> {
      const member = await house().member();
      const form = { channel: 'demo-wallet', amount };
      await member.call(cashier.requestDeposit, form, { key: randomUUID() });
      return sit(member, gameId);
    },
    /** After the interval, so that it is never too soon. */
    async begin(seat: InstantSeat, bet: InstantBet): Promise<InstantRound> {
      clock.advance(INTERVAL_MS);
      return valueOf(await send(seat, bet)).round;
    },
    async act(seat: InstantSeat, round: InstantRound, chosen: Chosen): Promise<InstantRound> {
      const act = { ...chosen, at: round.acts.length } as InstantAct;
      return valueOf(await sendAct(seat, round.roundId, act)).round;
    },
    table: ({ member, bearer }: InstantSeat) => member.call(instants.table, {}, { bearer }),
    /** As the ledger has it, also of members whose session has ended. */
    cash: async (seat: InstantSeat): Promise<bigint> => {
      const { db, wagers } = house().house;
      const memberId = memberIdOf(seat);
      return (await db.read((tx) => wagers.balance(tx, { memberId, asset: 'BDT' }))).cash;
    },
    /** The secret numbers of a round that the member has not rotated away yet. */
    async secret(
      { member }: InstantSeat,
      nonce?: number,
    ): Promise<{ streams: Streams; nonce: number }> {
      const memberId = memberIdOf({ member });
      const { serverSeed, clientSeed, nextNonce } = await house().house.fairness.current(memberId);
      const seeds = { serverSeed, clientSeed, nonce: nonce ?? nextNonce };
      return { streams: (stream) => hmacRandom(seeds, stream), nonce: seeds.nonce };
    },
    /** The wagers of a member, in the order in which they were placed. */
    async wagers(seat: InstantSeat) {
      const { db, wagers } = house().house;
      const memberId = memberIdOf(seat);
      const rows = await db.read((tx) => wagers.list(tx, { memberId, limit: 100 }));
      return rows.filter(({ gameId }) => gameId === seat.gameId).toReversed();
    },
    /** The member stays away until the house has ended the round. */
    async stayAway(): Promise<void> {
      clock.advance(AWAY_MS);
      await house().runJobs();
    },
  };
}

export function memberIdOf({ member }: Pick<InstantSeat, 'member'>): MemberId {
  const memberId = fromWire('mbr', member.memberId);
  if (!memberId) throw new Error(`${member.memberId} names no member`);
  return memberId;
}

export const codeOf = ({ answer }: { answer: { success: boolean; code?: string } }): string =>
  answer.code ?? 'ok';

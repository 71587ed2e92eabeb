import {
  type ExposureBoard,
  type ExposureRow,
  paysIfFalls,
} from '@nokshi/house-math/lottery/exposure.ts';
import { type Bet, stakeFor } from '@nokshi/house-math/lottery/pricing.ts';
import QuickLRU from 'quick-lru';
import type { MemberId, RoundId, Uuid } from '../../../kernel/ids.ts';
import type { LotteryDeps } from './deps.ts';

const TAKEN = 'lottery.taken';
/** Sums are gathered so long before the other servers get them. */
const GATHER_MS = 100;
/** Sums in one message; more are sent in several. */
const MOST_IN_MESSAGE = 100;
const MOST_ROUNDS = 500;

/** By play and number; the play alone, and a member, have what was staked. */
type Sums = Map<string, bigint>;
type Told = {
  readonly memberId: MemberId;
  readonly bets: readonly Bet[];
  readonly kind: 'add' | 'remove';
};

/** No play has a name that begins so. */
const MEMBER = '@';

/** What other servers took on an issue, by play and number, and from each member. */
export function createElsewhere({ bus, ids }: Pick<LotteryDeps, 'bus' | 'ids'>) {
  const self = ids.next<Uuid>();
  const rounds = new QuickLRU<RoundId, Sums>({ maxSize: MOST_ROUNDS });
  const waiting = new Map<RoundId, Sums>();
  let timer: NodeJS.Timeout | undefined;

  bus.subscribe(TAKEN, (message) => {
    if (message['from'] === self) return;
    const roundId = message['roundId'] as RoundId;
    const sums = rounds.get(roundId) ?? new Map<string, bigint>();
    for (const [name, sum] of message['sums'] as [string, string][]) add(sums, name, BigInt(sum));
    rounds.set(roundId, sums);
  });
  const flush = () => {
    timer = undefined;
    for (const [roundId, sums] of waiting) {
      const all = [...sums].map(([name, sum]) => [name, String(sum)]);
      for (let at = 0; at < all.length; at += MOST_IN_MESSAGE)
        bus.publish(TAKEN, { from: self, roundId, sums: all.slice(at, at + MOST_IN_MESSAGE) });
    }
    waiting.clear();
  };
  const heard = (roundId: RoundId, name: string) => rounds.get(roundId)?.get(name) ?? 0n;

  return {
    tell(roundId: RoundId, { memberId, bets, kind }: Told): void {
      const sums = waiting.get(roundId) ?? new Map<string, bigint>();
      const sign = kind === 'add' ? 1n : -1n;
      for (const bet of bets) {
        const { code } = bet.play;
        const stake = sign * stakeFor(bet.play, bet.selection, bet.terms);
        add(sums, code, stake);
        add(sums, `${MEMBER}${memberId}`, stake);
        for (const [number, pays] of paysIfFalls(bet) ?? [])
          add(sums, `${code} ${number}`, sign * pays);
      }
      waiting.set(roundId, sums);
      timer ??= setTimeout(flush, GATHER_MS).unref();
    },
    /** What was heard until now is counted another way. */
    forget: (roundId: RoundId): void => void rounds.delete(roundId),
    /** What a member staked at the others. */
    staked: (roundId: RoundId, memberId: MemberId): bigint =>
      heard(roundId, `${MEMBER}${memberId}`),
    /** The own board, with what others took beside it. */
    with: (roundId: RoundId, board: ExposureBoard): ExposureBoard => ({
      ...board,
      pays: (play, number) => board.pays(play, number) + heard(roundId, `${play} ${number}`),
    }),
    rows(roundId: RoundId, board: ExposureBoard): ExposureRow[] {
      const own = new Map(board.rows().map((row) => [row.play, row]));
      const others = [...(rounds.get(roundId) ?? [])].filter(([name]) => !name.startsWith(MEMBER));
      const plays = new Set([...own.keys(), ...others.map(([name]) => name.split(' ')[0] ?? '')]);
      return [...plays].map((play) => {
        const row = own.get(play);
        const numbers = new Map(row?.numbers.map(({ number, pays }) => [number, pays]));
        for (const [name, pays] of others) {
          const [code, number] = name.split(' ');
          if (code === play && number !== undefined) add(numbers, number, pays);
        }
        return {
          play,
          staked: (row?.staked ?? 0n) + heard(roundId, play),
          numbers: [...numbers]
            .map(([number, pays]) => ({ number, pays }))
            .toSorted((a, b) => Number(b.pays - a.pays)),
        };
      });
    },
  };
}

const add = (sums: Map<string, bigint>, name: string, more: bigint): void =>
  void sums.set(name, (sums.get(name) ?? 0n) + more);

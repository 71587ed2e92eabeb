import type { Input, Output } from '@nokshi/contract';
import {
  type Chip,
  MOST_BETS_OF_ROUND,
  type TableBet,
  type tablesRoutes,
} from '@nokshi/contract/player/tables.ts';
import { assetOf } from '@nokshi/contract/rights.ts';
import { openingText, stakeOfLayout, type TableTicket } from '@nokshi/house-math/tables/ticket.ts';
import { parseAmount, toDecimal } from '@nokshi/money';
import type { Launch, PlayerSession } from '../../../kernel/caller.ts';
import { canonicalJson } from '../../../kernel/canonical.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, toWire, type Uuid, type WagerId } from '../../../kernel/ids.ts';
import { Refusal, refuse } from '../../../kernel/refusal.ts';
import type { Posted, Ride } from '../../base/wallet/index.ts';
import type { RoundFacts } from '../rounds/index.ts';
import type { OpenTable } from './house-tables.ts';
import { requirePlay } from './launch-table.ts';
import { ownBets } from './own-bets.ts';
import { openingOfRound } from './opening-of-round.ts';
import { type ReadChip, readChips } from './read-layout.ts';
import { HOUSE, type TablesRoom } from './room.ts';
import { limitsOf } from './rules/limits.ts';
import { layoutText, leafBytes, tableOf } from './ticket-of.ts';

type Call = (typeof tablesRoutes)['place'];

/** One version of the rules by which a bet is settled; the ticket has the rest. */
const RULE_VERSION = 1;

type Placing = {
  readonly table: OpenTable;
  readonly round: RoundFacts;
  readonly session: PlayerSession;
  readonly key: Uuid;
  readonly digest: Buffer;
};
type Bet = {
  readonly ticket: TableTicket & { readonly wagerId: WagerId };
  readonly chips: readonly ReadChip[];
};

/**
 * Takes the chips of one act as one bet, with its leaf in the same commit. A closed round is refused and
 * the chips are moved to no other; the same key gets its first answer. Refuses, in this order:
 * limits.frozen, limits.self-excluded, limits.time-out, identity.free-play-closed, tables.table-unknown,
 * tables.round-unknown, tables.table-closed, tables.round-closed { issue }, edge.busy while what lies
 * open is not known yet, what {@link readChips} refuses, what `wagers.openMany` does,
 * tables.too-many-bets { most }, tables.over-limit { most }. Source: products.md 3.
 */
export async function placeBet(
  room: TablesRoom,
  { launch, key, asked }: { launch: Launch; key: string; asked: Input<Call> },
): Promise<Output<Call>> {
  const { session, gameId } = launch;
  requirePlay(room, session);
  const { memberId } = session;
  const table = room.tables.find(gameId);
  const round = await room.known.find(gameId, asked.issue);
  const placing: Placing = {
    table,
    round,
    session,
    key: derivedId<Uuid>(`tables bet\n${memberId}\n${key}`, key),
    digest: digestOf(canonicalJson({ ...asked, gameId, memberId })),
  };
  try {
    const { bet, posted } = await post(room, placing, asked.layout);
    if (posted.outcome === 'posted') return { bet: wireNew(bet, posted), ...moneyOf(posted) };
    return await storedAnswer(room, placing, { asked, posted });
  } catch (err) {
    const posted = await firstAnswer(room, placing, err);
    return storedAnswer(room, placing, { asked, posted });
  }
}

const moneyOf = ({ balance, version }: Posted) => ({
  balance: toDecimal(balance),
  version: String(version),
});

/** A bet that was taken now: its round is open, so nothing of it is known but the ticket. */
const wireNew = ({ ticket }: Bet, { at }: Posted): TableBet => ({
  betId: toWire('wgr', ticket.wagerId),
  gameCode: ticket.tableCode,
  issue: ticket.issue,
  layout: ticket.layout.map(({ spot, stake }) => ({ spot, stake: toDecimal(stake) })),
  stake: toDecimal(stakeOfLayout(ticket.layout)),
  state: 'OPEN',
  payout: null,
  placedAt: at.toISOString(),
});

/** The bet as it is stored now, for a key that was used before. Refuses wallet.key-reused. */
async function storedAnswer(
  room: TablesRoom,
  placing: Placing,
  { asked, posted }: { readonly asked: Input<Call>; readonly posted: Posted },
): Promise<Output<Call>> {
  const { session, table } = placing;
  const [bet] = await ownBets(room, { session, ids: [wagerIdOf(placing)] });
  if (!bet) throw new Error(`the bet ${placing.key} is gone`);
  if (!isAsked(bet, { ...asked, gameId: table.gameCode })) throw refuse('wallet.key-reused');
  return { bet, ...moneyOf(posted) };
}

/** Whether these are the chips of the bet; the ledger asks that of a bet which is placed now. */
function isAsked(
  bet: TableBet,
  { issue, layout, gameId }: Input<Call> & { readonly gameId: string },
): boolean {
  const stakes = new Map<string, bigint>();
  for (const { spot, stake } of layout)
    stakes.set(spot, (stakes.get(spot) ?? 0n) + (parseAmount(stake) ?? 0n));
  return (
    bet.gameCode === gameId &&
    bet.issue === issue &&
    bet.layout.length === stakes.size &&
    bet.layout.every(({ spot, stake }) => stakes.get(spot) === parseAmount(stake))
  );
}

export const closedRound = ({ issue }: Pick<RoundFacts, 'issue'>): Refusal =>
  refuse('tables.round-closed', { field: 'issue', value: { issue } });

/** A refusal as members receive it: of a round that is closed with its issue. */
export const refusalOf = (err: unknown, round: Pick<RoundFacts, 'issue'>): unknown =>
  err instanceof Refusal && err.code === 'rounds.closed' ? closedRound(round) : err;

/** Refusals that a bet which was placed in time may meet when it is sent again. */
const MET_AGAIN = /^(tables|kite|rounds)\./;

/** A retry of a bet that was placed in time gets its first answer; any other refusal is thrown. */
export async function firstAnswer(
  room: Pick<TablesRoom, 'db' | 'wallet'>,
  { session, key, round }: Pick<Placing, 'session' | 'key'> & { readonly round: RoundFacts },
  err: unknown,
): Promise<Posted> {
  const { memberId, type } = session;
  const mayBeRetry = err instanceof Refusal && MET_AGAIN.test(err.code);
  const first = mayBeRetry
    ? await room.db.read((tx) => room.wallet.answerOf(tx, { memberId, asset: assetOf(type), key }))
    : null;
  if (!first) throw refusalOf(err, round);
  return first;
}

const wagerIdOf = ({ key }: Placing): WagerId => derivedId<WagerId>(`tables wager ${key}`, key);

async function post(
  room: TablesRoom,
  placing: Placing,
  asked: readonly Chip[],
): Promise<{ readonly bet: Bet; readonly posted: Posted }> {
  const { table, round, session, key, digest } = placing;
  const bet = await readBet(room, placing, asked);
  const stake = stakeOfLayout(bet.ticket.layout);
  const { wagerId } = bet.ticket;
  const { gameCode: gameId, category } = table;
  const posted = await room.wagers.openMany({
    memberId: session.memberId,
    generation: session.generation,
    asset: bet.ticket.asset,
    key,
    digest,
    houseAccount: HOUSE,
    wagers: [{ wagerId, roundId: round.id, gameId, category, ruleVersion: RULE_VERSION, stake }],
    rides: [rideOf(placing, bet)],
  });
  return { bet, posted };
}

async function readBet(room: TablesRoom, placing: Placing, asked: readonly Chip[]): Promise<Bet> {
  const { table, round, session } = placing;
  const { terms, gameCode: tableCode, game } = table;
  if (!terms.isOpen) throw refuse('tables.table-closed');
  const now = room.clock.now();
  if (now < round.opensAt || now >= round.closesAt) throw closedRound(round);
  const { rules } = room.tables.termsOf(round);
  const of = { game, rules, opening: await openingOfRound(room, round) };
  const chips = readChips(asked, { table: tableOf(of), limits: limitsOf(terms.limits) });
  const layout = chips.map(({ spot, stake }) => ({ spot, stake }));
  const [wagerId, asset] = [wagerIdOf(placing), assetOf(session.type)];
  return { chips, ticket: { ...of, wagerId, tableCode, issue: round.issue, layout, asset } };
}

/** The row of a bet, which is entered among all bets of the round in the same commit. */
function rideOf({ table, round, session }: Placing, { ticket, chips }: Bet): Ride {
  const { wagerId, rules, opening, layout, asset } = ticket;
  const limits = chips.map(({ spot, stake, most }) => `${spot}:${most}:${stake}`).join(',');
  return {
    rider: 'tables_place',
    ids: [wagerId, session.memberId, round.id],
    numbers: [
      round.number,
      round.opensAt.getTime(),
      round.closesAt.getTime(),
      stakeOfLayout(layout),
      limitsOf(table.terms.limits).round,
      MOST_BETS_OF_ROUND,
    ],
    words: [round.series, rules, openingText(opening), layoutText(layout), asset, limits],
    bytes: [leafBytes(ticket)],
  };
}

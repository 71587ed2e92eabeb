import type { ProgressiveGame } from '@nokshi/house-math';
import { commitmentOf as sha256, hmacRandom } from '@nokshi/house-math/fairness/hmac-node.ts';
import {
  type Drawn,
  drawUntilPaid,
  entrantLines,
  ticketsOf,
} from '@nokshi/house-math/jackpot/draw.ts';
import type { Tx } from '../../../kernel/db.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { derivedId, type MemberId, toWire, type Uuid } from '../../../kernel/ids.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import type { CurrentSeed } from '../../base/fairness/index.ts';
import type { Posted } from '../../base/wallet/index.ts';
import { potOwner } from './commit-pots.ts';
import { countTickets } from './count-tickets.ts';
import { tellAnew } from './locked-game.ts';
import { MONEY } from './pots-board.ts';
import { potsOf } from './pots-of.ts';
import { refillPot } from './refill-pots.ts';
import type { SlotsRoom } from './room.ts';
import { meterOf } from './rules/jackpot-accounts.ts';
import { seedOf } from './rules/refill.ts';
import { letterOf } from './rules/pot-words.ts';
import { type AwardId, insertAward, type JackpotRow, lockJackpot } from './store/jackpots.ts';
import { insertDraw } from './store/pot-draws.ts';
import { clearStakes, type Pot, stakesIn } from './store/pot-stakes.ts';

/** A pot that has reached its ceiling, minor units, with the rules of its game. */
type FullPot = Pot & { readonly game: ProgressiveGame; readonly ceiling: bigint };
type Entrant = { readonly memberId: MemberId; readonly entrant: string; readonly tickets: bigint };

/**
 * Counts tickets and draws every pot at its ceiling. Each step is its own transaction: after an
 * interruption the next run continues from there. Decision 0036.
 */
export async function drawFullPots(room: SlotsRoom): Promise<void> {
  await room.db.tx((tx) => countTickets(room, tx));
  const known = await room.db.read((tx) => room.pots.read(tx));
  for (const { game, state, held } of known.values())
    for (const asset of MONEY)
      for (const [at, { id: level, ceiling }] of game.levels.entries()) {
        const full = (held[asset].levels[at] ?? 0n) >= BigInt(ceiling);
        if (state !== 'RUNNING' || !full) continue;
        const pot = { gameCode: game.code, asset, level, game, ceiling: BigInt(ceiling) };
        // From memory, and before the transaction: it may need its own connection.
        const seed = await room.fairness.current(potOwner(pot));
        await room.db.tx((tx) => drawPot(room, tx, { pot, seed }));
      }
}

/**
 * Draws and pays one full pot, reveals its seed and begins the next: all in one commit, and once,
 * since the pot is below its ceiling afterwards and a seed draws once. When no entrant may win it
 * waits, and never pays more than the ceiling.
 */
async function drawPot(
  room: SlotsRoom,
  tx: Tx,
  { pot, seed }: { pot: FullPot; seed: CurrentSeed },
): Promise<void> {
  const { gameCode, asset, level, game } = pot;
  const owner = { memberId: potOwner(pot) };
  const jackpot = await lockJackpot(tx, gameCode);
  const pots = await potsOf(room, tx, { game, asset });
  const at = game.levels.findIndex(({ id }) => id === level);
  if (jackpot?.state !== 'RUNNING' || (pots.levels[at] ?? 0n) < pot.ceiling) return;
  if ((await room.fairness.shown(tx, owner)).commitment !== seed.commitment) {
    // Memory is behind: the next run loads it again.
    room.fairness.forget(owner.memberId);
    return;
  }
  await countTickets(room, tx);
  const entrants = await entrantsOf(tx, pot, seed.commitment);
  const clientSeed = sha256(entrantLines(entrants));
  const awardId = room.ids.next<AwardId>();
  const drawn = await drawUntilPaid(
    entrants,
    (nonce) => hmacRandom({ serverSeed: seed.serverSeed, clientSeed, nonce }),
    (place) => pay(room, tx, { pot, awardId, memberId: (entrants[place] as Entrant).memberId }),
  );
  if (!drawn) return;
  const { reserve } = pots;
  await fallen(room, tx, { pot, jackpot, reserve, awardId, seed, entrants, clientSeed, drawn });
  await room.fairness.rotate(tx, { ...owner, clientSeed });
  tellAnew(room, tx);
}

/** Everyone with a ticket, in a random order, under names for this draw only. */
async function entrantsOf(tx: Tx, pot: Pot, commitment: string): Promise<Entrant[]> {
  const stakes = await stakesIn(tx, pot);
  return stakes
    .map(({ memberId, stake }) => ({
      memberId,
      tickets: stake,
      entrant: sha256(`${commitment} ${toWire('mbr', memberId)}`).slice(0, 32),
    }))
    .sort((a, b) => (a.entrant < b.entrant ? -1 : 1));
}

type Paid = { readonly memberId: MemberId; readonly posted: Posted };

/** Null when this member may not win: restricted, removed, or closed. */
async function pay(
  room: SlotsRoom,
  tx: Tx,
  { pot, awardId, memberId }: { pot: FullPot; awardId: AwardId; memberId: MemberId },
): Promise<Paid | null> {
  const { gameCode, asset, level, ceiling } = pot;
  const member = await room.identity.member(tx, memberId);
  if (!member || member.restriction !== null) return null;
  const words = `slots pot ${awardId}`;
  try {
    const posted = await room.wallet.transfer(tx, {
      memberId,
      asset,
      key: derivedId<Uuid>(words, awardId),
      digest: digestOf(`${words} ${memberId} ${ceiling}`),
      legs: [
        { amount: ceiling, contra: meterOf(gameCode, level), kind: 'award', reference: awardId },
      ],
      rides: [],
    });
    return { memberId, posted };
  } catch (err) {
    if (err instanceof Refusal && err.code === 'wallet.account-closed') return null;
    throw err;
  }
}

type Fall = {
  readonly pot: FullPot;
  readonly jackpot: JackpotRow;
  /** What it held before, minor units. */
  readonly reserve: bigint;
  readonly awardId: AwardId;
  readonly seed: CurrentSeed;
  readonly entrants: readonly Entrant[];
  readonly clientSeed: string;
  readonly drawn: Drawn<Paid>;
};

/** Starts the pot again, stores the draw for everyone to check, and notifies the winner. */
async function fallen(room: SlotsRoom, tx: Tx, fall: Fall): Promise<void> {
  const { pot, jackpot, reserve, awardId, seed, entrants, clientSeed, drawn } = fall;
  const { gameCode, asset, level, game, ceiling } = pot;
  const { memberId, posted } = drawn.won;
  const { lane, batch, at } = posted;
  const refill = await refillPot(room, tx, {
    pot: { ...pot, seed: seedOf(game, level, jackpot.terms) },
    reserve,
    lane,
    reference: awardId,
  });
  await insertAward(tx, {
    awardId,
    roundId: null,
    gameCode,
    asset,
    level,
    memberId,
    amount: ceiling,
    ...refill,
    version: jackpot.version,
    lane,
    batch,
    at,
  });
  const { commitment, serverSeed } = seed;
  await insertDraw(
    tx,
    {
      awardId,
      seed: seedOf(game, level, jackpot.terms),
      commitment,
      serverSeed,
      clientSeed: seed.clientSeed,
      entrantsDigest: clientSeed,
      entrants: entrants.length,
      tickets: ticketsOf(entrants),
      passed: drawn.passed,
      ticket: drawn.ticket,
      place: drawn.place,
    },
    entrants,
  );
  await clearStakes(tx, pot);
  if (asset === 'BDT')
    await room.messaging.tell(tx, { memberId, ...letterOf(game, level, ceiling) });
}

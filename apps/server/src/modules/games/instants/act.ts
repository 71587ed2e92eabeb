import type { Output } from '@nokshi/contract';
import type { InstantAct, instantsRoutes } from '@nokshi/contract/player/instants.ts';
import {
  INSTANT_RULES,
  type InstantRound,
  NotAllowed,
  playInstant,
} from '@nokshi/house-math/instants/play.ts';
import type { Launch } from '../../../kernel/caller.ts';
import { digestOf } from '../../../kernel/digest.ts';
import { fromWire } from '../../../kernel/ids.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { answerRound, findRound, paidRound } from './answer-round.ts';
import { actText, type Known } from './compute-round.ts';
import { actRide, cameLate, wagerIdOf } from './end-round.ts';
import { HOUSE, type InstantsRoom } from './room.ts';

type Asked = {
  readonly launch: Launch;
  readonly roundId: string;
  readonly act: InstantAct;
};
type Answer = Output<(typeof instantsRoutes)['act']>;

/** How often an act is tried again that another one came before: the first answer is read then. */
const MOST_TRIES = 3;

/**
 * One act of an open round: stored in its own commit, with the stake that it adds; a round that is over by it is paid. The
 * number of the act makes it safe to send again. A refused stake leaves the round as it is. Refuses:
 * instants.round-unknown, instants.round-over, instants.act-wrong, what `wagers.open` refuses.
 */
export async function actInRound(room: InstantsRoom, asked: Asked, tries = 1): Promise<Answer> {
  const known = await ownRound(room, asked);
  const { act } = asked;
  const before = known.row.acts[act.at];
  if (before !== undefined) {
    if (before !== actText(act)) throw refuse('instants.act-wrong');
    return answerRound(room, known);
  }
  const paid = await paidRound(room, known);
  if (paid.row.payout !== null) throw refuse('instants.round-over');
  const after = roundAfter(known, act);
  try {
    await storeAct(room, asked, { known, after });
  } catch (err) {
    if (!cameLate(err) || tries === MOST_TRIES) throw err;
    return actInRound(room, asked, tries + 1);
  }
  return answerRound(room, await ownRound(room, asked));
}

async function ownRound(room: InstantsRoom, { launch, roundId }: Asked): Promise<Known> {
  const { memberId } = launch.session;
  const id = fromWire('rnd', roundId);
  const known = id && (await findRound(room, { memberId, roundId: id }));
  if (!known || known.row.gameCode !== launch.gameId) throw refuse('instants.round-unknown');
  return known;
}

/** Refuses instants.act-wrong. */
function roundAfter({ bet, acts, streams, now }: Known, act: InstantAct): InstantRound {
  // To take a round in which nothing was opened would be play without any risk; the house gives the stake back.
  const isTooEarly = act.act === 'take' && now.state.kind === 'mines' && acts.length === 0;
  if (act.at !== acts.length || isTooEarly) throw refuse('instants.act-wrong');
  try {
    return playInstant({ bet, acts: [...acts, act] }, streams);
  } catch (err) {
    if (err instanceof NotAllowed) throw refuse('instants.act-wrong');
    throw err;
  }
}

type Step = { readonly known: Known; readonly after: InstantRound };

async function storeAct(
  room: InstantsRoom,
  { launch, act }: Asked,
  { known, after }: Step,
): Promise<void> {
  const { memberId, roundId, asset, gameCode } = known.row;
  const added = after.wagers.find((wager) => wager.act === act.at);
  const stake = added?.stake ?? 0n;
  const rides = [actRide(known, { texts: [actText(act)], stake })];
  if (!added) return room.wallet.ride({ memberId, asset, rides });
  await room.wagers.open({
    memberId,
    generation: launch.session.generation,
    asset,
    wagerId: wagerIdOf(roundId, added),
    digest: digestOf(`instants.act\n${roundId}\n${act.at}\n${act.act}`),
    roundId,
    gameId: gameCode,
    category: room.games.find(gameCode).category,
    ruleVersion: Number(INSTANT_RULES),
    houseAccount: HOUSE,
    stake,
    rides,
  });
}

import { type InstantRound, instantsRoutes } from '@nokshi/contract/player/instants.ts';
import { toDecimal } from '@nokshi/money';
import { CallFailed } from '../runtime/api.ts';
import type { Choice } from './game.ts';
import { askTable, type RoundState, showAnswer, takeTable, whileBusy } from './round-state.ts';

/** Begins a round under one key, however often it must be asked for. */
export function askRound(state: RoundState, stake: bigint, key: string): Promise<void> {
  return whileBusy(state, () => beginRound(state, stake, key));
}

async function beginRound(state: RoundState, stake: bigint, key: string): Promise<void> {
  const { game, pace, stage } = state;
  const { api, purse, shell } = stage;
  const bet = game.bet(toDecimal(stake));
  if (!bet) return;
  shell.setNotice('');
  shell.say('');
  purse.open(purse.balance() - game.cost(stake));
  game.wait();
  try {
    const answer = await api.insist(() => api.ask(instantsRoutes.begin, { key, body: { bet } }));
    pace.restFor(state.intervalMs);
    await showAnswer(state, answer);
  } catch (err) {
    purse.close();
    game.rest(state.last);
    if (err instanceof CallFailed && err.code === 'network') return askAgain(state, stake, key);
    await onRefusal(state, err);
  }
}

/** The same round is tried again only when the player asks for it. */
function askAgain(state: RoundState, stake: bigint, key: string): void {
  const { say, shell } = state.stage;
  const run = () => void askRound(state, stake, key);
  shell.setNotice(say('stillLost'), { label: say('tryAgain'), run });
}

/** One act of the open round; its number makes it safe to send again. */
export function askAct(state: RoundState, round: InstantRound, choice: Choice): Promise<void> {
  return whileBusy(state, async () => {
    const { api, shell } = state.stage;
    const { roundId, acts } = round;
    const body = { roundId, act: { ...choice, at: acts.length } };
    const path = instantsRoutes.act.path.replace(':roundId', roundId);
    shell.setNotice('');
    state.game.wait();
    try {
      const answer = await api.insist(() => api.ask(instantsRoutes.act, { body }, { path }));
      await showAnswer(state, answer);
    } catch (err) {
      state.game.rest(state.open);
      await onRefusal(state, err);
    }
  });
}

async function onRefusal(state: RoundState, err: unknown): Promise<void> {
  const { stage, pace, intervalMs } = state;
  if (err instanceof CallFailed && err.code === 'instants.too-soon')
    return pace.restFor(Number(err.refusal?.value?.['retryAfterMs'] ?? intervalMs));
  stage.refused(err);
  // The page and the server are not at the same point: what the server says counts.
  const code = err instanceof CallFailed ? err.code : null;
  if (code === 'instants.round-open' || code === 'instants.round-over')
    await takeTable(state, await askTable(state));
}

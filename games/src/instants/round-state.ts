import { type InstantRound, instantsRoutes } from '@nokshi/contract/player/instants.ts';
import { minorOf } from '@nokshi/money';
import type { z } from 'zod';
import { CallFailed } from '../runtime/api.ts';
import type { InstantGame, InstantStage } from './game.ts';
import type { Pace } from './pace.ts';

export type Table = z.output<typeof instantsRoutes.table.output>;
export type Answer = z.output<typeof instantsRoutes.act.output>;

/** The house ends a round a moment after its time; so long after it is asked for. */
const ENDED_MS = 3_000;

export type RoundParts = {
  readonly stage: InstantStage;
  readonly game: InstantGame;
  readonly pace: Pace;
  /** Something of what the page shows is different now. */
  readonly changed: () => void;
};

/** What is known of the rounds of one member at one instant game. */
export type RoundState = RoundParts & {
  /** The round that is open. */
  open: InstantRound | null;
  /** The last round, open or not: what can be checked. */
  last: InstantRound | null;
  busy: boolean;
  /** Between the beginnings of two rounds. */
  intervalMs: number;
  /** The server's clock less the one of this page. */
  offsetMs: number;
  ending: ReturnType<typeof setTimeout> | undefined;
};

const payoutOf = ({ payout }: InstantRound): bigint => minorOf(payout ?? '0.00');
export const serverNow = ({ offsetMs }: RoundState): number => offsetMs + performance.now();

/** The page waits while a round is asked for or shown. */
export async function whileBusy(state: RoundState, run: () => Promise<void>): Promise<void> {
  state.busy = true;
  state.stage.shell.setBusy(true);
  state.changed();
  try {
    await run();
  } finally {
    state.busy = false;
    state.stage.shell.setBusy(false);
    state.changed();
  }
}

/** Shows a round with the money as it is without its win, and tells the win when all of it was seen. */
export async function showAnswer(state: RoundState, answer: Answer): Promise<void> {
  const { round, balance, version } = answer;
  const { purse, shell } = state.stage;
  purse.open(minorOf(balance) - payoutOf(round));
  purse.set(balance, version);
  state.open = round.isOpen ? round : null;
  state.last = round;
  watchEnd(state);
  await state.game.show(round);
  if (round.isOpen) shell.whisper(state.game.describe(round));
  else tellEnd(state, round);
}

function tellEnd({ stage, game }: RoundState, round: InstantRound): void {
  const { roundId, stake, payout } = round;
  const won = payoutOf(round);
  const isWin = won > minorOf(stake);
  if (isWin) stage.sound.win(won > 10n * minorOf(stake) ? 3 : 1);
  stage.shell.say(game.describe(round), isWin);
  stage.purse.close();
  stage.tell({ type: 'round', roundId, staked: stake, won: payout ?? '0.00' });
  stage.shell.setCheck(true);
}

export const askTable = ({ stage: { api } }: RoundState): Promise<Table> =>
  api.insist(() => api.ask(instantsRoutes.table));

export async function takeTable(state: RoundState, table: Table): Promise<void> {
  state.intervalMs = table.intervalMs;
  state.offsetMs = Date.parse(table.serverTime) - performance.now();
  const before = state.open;
  const ended = before && table.last.find(({ roundId }) => roundId === before.roundId);
  if (ended) return whileBusy(state, () => showAnswer(state, { ...table, round: ended }));
  const { purse, shell } = state.stage;
  purse.set(table.balance, table.version);
  state.open = table.open;
  state.last = table.open ?? table.last[0] ?? null;
  state.game.rest(state.last);
  if (state.open) purse.open(minorOf(table.balance));
  shell.setCheck(state.last !== null);
  watchEnd(state);
  state.changed();
}

/** The house ends an open round at its time, whatever this page does. */
function watchEnd(state: RoundState): void {
  clearTimeout(state.ending);
  if (!state.open?.endsAt) return;
  const left = Math.max(0, Date.parse(state.open.endsAt) - serverNow(state));
  state.ending = setTimeout(() => void lookAgain(state), left + ENDED_MS);
}

async function lookAgain(state: RoundState): Promise<void> {
  if (state.busy) return watchEnd(state);
  try {
    await takeTable(state, await askTable(state));
  } catch (err) {
    state.stage.refused(err);
    if (!(err instanceof CallFailed)) throw err;
  }
}

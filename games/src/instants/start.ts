import { type InstantKind, instantsRoutes } from '@nokshi/contract/player/instants.ts';
import { CallFailed } from '../runtime/api.ts';
import type { Launched } from '../runtime/handshake.ts';
import { openStage } from '../stage/open-stage.ts';
import type { CreateGame, InstantStage } from './game.ts';
import { openRounds, openRules } from './sheets.ts';
import { type Seated, sitDown } from './sit-down.ts';
import { instantsBn } from './words/bn.ts';
import { instantsEn } from './words/en.ts';

/** Each game is a chunk by itself. */
const GAMES: Readonly<Record<InstantKind, () => Promise<{ createGame: CreateGame }>>> = {
  dice: () => import('./dice/dice.ts'),
  mines: () => import('./mines/mines.ts'),
  plinko: () => import('./plinko/plinko.ts'),
  blackjack: () => import('./blackjack/blackjack.ts'),
};

/** Builds an instant game in the frame and hands it to the player. */
export async function startInstant(launched: Launched): Promise<void> {
  let seat: Seated | null = null;
  const stage: InstantStage = openStage(launched, {
    catalogues: { EN: instantsEn, BN: instantsBn },
    actions: {
      rules: () => seat && openRules(stage, seat.game),
      history: () => seat && openRounds(stage, seat.game),
      check: () => seat?.check(),
    },
    onRelaunch: () => void enter(),
  });
  async function enter(): Promise<void> {
    try {
      const table = await stage.api.insist(() => stage.api.ask(instantsRoutes.table));
      const { createGame } = await GAMES[table.kind]();
      stage.setCurrency(table.currency);
      stage.keys.heed(table.serverTime);
      const isFirst = seat === null;
      seat ??= sitDown(stage, table, createGame);
      await seat.take(table);
      if (!isFirst) return;
      const { startedAt, staked, won } = table.sitting;
      const seconds = Math.round((Date.parse(table.serverTime) - Date.parse(startedAt)) / 1000);
      stage.tell({ type: 'started', seconds, staked, won });
    } catch (err) {
      // The notice has said why; the site hears of a token that ran out in a message of its own.
      stage.refused(err);
      if (err instanceof CallFailed && err.refusal && seat === null)
        stage.shell.setNotice(stage.say('closed', { reason: err.message }));
    }
  }
  await enter();
}

import { kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { CallFailed } from '../runtime/api.ts';
import type { Launched } from '../runtime/handshake.ts';
import { openTopicLine } from '../runtime/topic-line.ts';
import { openStage } from '../stage/open-stage.ts';
import { createKite } from './kite.ts';
import type { Seat } from './panels.ts';
import { openBets, openRules } from './sheets.ts';
import { kiteBn } from './words/bn.ts';
import { kiteEn } from './words/en.ts';

const TOPIC = 'round:kite';

/** Builds the kite in the frame and hands it to the player. */
export async function startKite(launched: Launched): Promise<void> {
  const stage = openStage(launched, {
    catalogues: { EN: kiteEn, BN: kiteBn },
    actions: {
      rules: () => openRules(stage),
      history: () => openBets(stage),
      check: () => kite.check(),
    },
    onRelaunch(token) {
      line.setToken(token);
      void enter();
    },
  });
  const line = openTopicLine({
    origin: stage.origin,
    token: stage.token,
    onSessionEnded() {
      stage.shell.setNotice(stage.say('ended'));
      stage.tell({ type: 'session-ended' });
    },
  });
  // The line knows the server's clock from its first answer on; until then the seat has said it.
  let serverNow = Date.now;
  const kite = createKite(stage, () => serverNow());
  let isStarted = false;
  async function enter(): Promise<void> {
    try {
      const seat = await stage.api.insist(() => stage.api.ask(kiteRoutes.seat));
      if (!isStarted) serverNow = clockFrom(seat.serverTime);
      kite.sit(seat);
      if (isStarted) return;
      isStarted = true;
      const { startedAt, staked, won } = seat.sitting;
      const seconds = Math.round((Date.parse(seat.serverTime) - Date.parse(startedAt)) / 1000);
      stage.tell({ type: 'started', seconds, staked, won });
      follow();
    } catch (err) {
      // The notice has said why; the site hears of a token that ran out in a message of its own.
      stage.refused(err);
      if (err instanceof CallFailed && err.refusal)
        stage.shell.setNotice(stage.say('closed', { reason: err.message }));
    }
  }
  function follow(): void {
    let isSeen = false;
    let wasLost = false;
    line.follow<Seat['topic']>(TOPIC, ({ state, isStale }) => {
      if (!isStale) ({ serverNow } = line);
      kite.setLost(isStale);
      if (state) kite.hear(state);
      // What became of bets while the line was lost is asked for.
      if (isSeen && wasLost && !isStale) void enter();
      isSeen ||= !isStale;
      wasLost = isStale;
    });
  }
  await enter();
}

function clockFrom(serverTime: string): () => number {
  const aheadMs = Date.parse(serverTime) - performance.now();
  return () => performance.now() + aheadMs;
}

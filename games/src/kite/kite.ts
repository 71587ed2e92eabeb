import { type KiteTopic, kiteRoutes } from '@nokshi/contract/player/kite.ts';
import type { Stage } from '../stage/open-stage.ts';
import { type Bets, createBets } from './bets.ts';
import { momentOf } from './flight.ts';
import { createFollowed } from './followed.ts';
import { listenToKeys } from './keys.ts';
import { createPanels, type Seat } from './panels.ts';
import { unqueue } from './slot.ts';
import { openProof } from './sheets.ts';
import { tellEnd } from './tally.ts';
import { createView } from './view.ts';
import type { KiteWords } from './words/en.ts';

/** A line that is lost for a moment is not worth a word. */
const LOST_MS = 2_000;

/** The game: what is seen of flights, and the two bets of the member. `serverNow` is the server's clock, milliseconds. */
export function createKite(stage: Stage<KiteWords>, serverNow: () => number) {
  const { shell, say } = stage;
  const followed = createFollowed();
  const issue = () => followed.now()?.issue ?? null;
  const panels = createPanels(stage, {
    press: (at) => bets.press(at),
    unqueue: (at) => unqueue(bets.slots[at]),
  });
  const bets: Bets = createBets({
    stage,
    moment: () => momentOf(followed.now(), serverNow()),
    issue,
    terms: panels.terms,
    changed: () => panels.draw(bets, issue()),
    freeBetsChanged: () => void askFreeBets(stage, panels.setFreeBets),
  });
  const view = createView(stage, { followed, bets, serverNow });
  const hear = (topic: KiteTopic) => {
    // Before the line moves on: the bets of a flight are those on it until then.
    const own = new Map(
      [followed.now(), topic.now].flatMap((flight) =>
        flight ? [[flight.issue, bets.on(flight.issue)] as const] : [],
      ),
    );
    for (const flight of followed.hear(topic))
      tellEnd(stage, flight, {
        own: own.get(flight.issue) ?? [],
        known: bets.update,
      });
    view.redraw();
    bets.placeQueued();
  };
  const drawFrame = () => {
    view.drawFrame();
    panels.draw(bets, issue());
    requestAnimationFrame(drawFrame);
  };
  listenToKeys({ takeFirst: bets.takeFirst, press: panels.press });
  stage.dress(() => {
    shell.setTitle(say('name'));
    document.title = say('name');
    panels.dress();
    view.redraw();
  });
  const setLost = tellLost(stage);
  let isFirst = true;
  return {
    hear,
    setLost,
    sit(seat: Seat) {
      stage.setCurrency(seat.currency);
      stage.keys.heed(seat.serverTime);
      stage.purse.set(seat.balance, seat.version);
      panels.setOffer(seat, isFirst);
      panels.setFreeBets(seat.freeBets);
      // Later on the line is ahead of what the seat says.
      if (isFirst) hear(seat.topic);
      bets.restore(seat.bets);
      shell.setBusy(false);
      shell.setCheck(true);
      if (!seat.isOpen) shell.setNotice(say('gameClosed'));
      if (isFirst) {
        shell.controls.append(panels.box);
        drawFrame();
      }
      isFirst = false;
    },
    check: () => openProof(stage, followed.now()),
  };
}

async function askFreeBets(
  { api, refused }: Stage<KiteWords>,
  show: (waiting: Seat['freeBets']) => void,
): Promise<void> {
  try {
    show((await api.insist(() => api.ask(kiteRoutes.seat))).freeBets);
  } catch (err) {
    refused(err);
  }
}

function tellLost({ shell, say }: Stage<KiteWords>): (isLost: boolean) => void {
  let late: ReturnType<typeof setTimeout> | undefined;
  let isSaid = false;
  return (isLost) => {
    clearTimeout(late);
    if (isLost && !document.hidden)
      late = setTimeout(() => {
        isSaid = true;
        shell.setNotice(say('lost'));
      }, LOST_MS);
    if (isLost || !isSaid) return;
    isSaid = false;
    shell.setNotice('');
  };
}

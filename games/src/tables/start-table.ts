import type { FrameLaunch, SavedLayout, SiteMessage } from '@nokshi/contract/frame.ts';
import { type Launched, stillness, type Tell } from '../runtime/handshake.ts';
import { openCaller } from '../runtime/open-caller.ts';
import { createRoundKeys } from '../runtime/round-keys.ts';
import { openTopicLine } from '../runtime/topic-line.ts';
import { createActs, listenToChips, listenToKeys } from './acts.ts';
import { listenToArrows } from './arrows.ts';
import { loadFelt } from './felts.ts';
import { followRounds } from './round-line.ts';
import { drawChips, drawFacts, drawResults, step } from './rounds.ts';
import { openLayouts } from './sheets/layouts-sheet.ts';
import { createSheets, type Sheets } from './sheets/sheets.ts';
import { createShell } from './shell.ts';
import { askSeat, sitDown, type SitParts, takeSeat, takeTopic } from './sit-down.ts';
import { type Sitting, takeCard } from './sitting.ts';
import { createTableServer, type SeatAnswer } from './table-server.ts';
import { createTableSound } from './table-sound.ts';
import { wordsOf } from './words/index.ts';

/** How often the phase is looked at; what moves runs by itself. */
const STEP_MS = 200;

type Settings = {
  language: FrameLaunch['language'];
  sound: boolean;
  layouts: readonly SavedLayout[];
};

/** Everything around a member who may not have sat down yet. */
type Room = Omit<SitParts, 'feltOf' | 'now' | 'sitAgain'> & {
  readonly settings: Settings;
  readonly keys: ReturnType<typeof createRoundKeys>;
  readonly line: ReturnType<typeof openTopicLine>;
  readonly acts: ReturnType<typeof createActs>;
  sitting: Sitting | null;
  sheets: Sheets | null;
};

/** Opens a shared table in the frame. */
export async function startTable(launched: Launched): Promise<void> {
  const room = createRoom(launched);
  const { shell, tell, acts } = room;
  const arrows = listenToArrows(shell.layout);
  const rounds = followRounds({
    code: launched.launch.gameCode,
    line: room.line,
    seat: () => askSeat(room),
    onTopic(topic) {
      if (room.sitting) takeTopic(room.sitting, topic);
      // A table without a round is closed, or about to open one.
      if (!topic.now) void rounds.sit();
    },
    async onSeat(seat) {
      room.keys.heed(seat.serverTime);
      shell.notice.set(seat.table.isOpen ? '' : room.say('tableClosed'));
      if (room.sitting) return takeSeat(room.sitting, seat);
      const feltOf = await loadFelt(seat.table.game);
      shell.say('');
      const sitAgain = () => void rounds.sit();
      room.sitting = sitDown({ ...room, feltOf, now: rounds.now, sitAgain }, seat);
      takeSeat(room.sitting, seat);
      room.sheets = createSheets(room.sitting);
      room.sitting.refreshSheets = room.sheets.refresh;
      dress(room);
      arrows.refresh();
      shell.setBusy(false);
      tell({ type: 'started', ...sittingOf(seat) });
      setInterval(() => room.sitting && step(room.sitting), STEP_MS);
    },
    onLost(isLost) {
      // A page that nobody looks at follows nothing.
      if (room.sitting && !document.hidden) shell.notice.set(isLost ? room.say('lost') : '');
    },
  });
  listenToKeys(acts, () => tell({ type: 'leave' }));
  listenToChips(shell.dock.row, {
    chosen: () => room.sitting?.chosen ?? 0,
    choose: acts.chip,
  });
  launched.port.onmessage = ({ data }: MessageEvent<SiteMessage>) => heed(room, data, rounds.sit);
  setTheme(launched.launch.theme);
  setSound(room, room.settings.sound);
  dress(room);
  shell.say(room.say('loading'));
  await rounds.sit();
}

function createRoom({ root, launch, port }: Launched): Room {
  const settings: Settings = {
    language: launch.language,
    sound: launch.sound,
    layouts: launch.layouts,
  };
  const say = wordsOf(() => settings.language);
  const tell: Tell = (message) => port.postMessage(message);
  const stillOnly = stillness();
  const keys = createRoundKeys();
  const acts = createActs(() => room.sitting, {
    layouts: () => room.sitting && openLayouts(room.sitting, settings),
    sheet: () => room.sheets?.open('roads'),
    proof: () => room.sheets?.open('proof'),
    sound() {
      setSound(room, !settings.sound);
      tell({ type: 'sound', on: settings.sound });
    },
  });
  const shell = createShell(root, acts);
  shell.dock.setState({ isOpen: false, hasChips: false, canRebet: false });
  const { apiOrigin: origin, launchToken: token } = launch;
  const onLost = (lost: boolean) => shell.notice.set(lost ? say('lost') : '');
  const onSessionEnded = () => {
    shell.notice.set(say('ended'));
    tell({ type: 'session-ended' });
  };
  const room: Room = {
    settings,
    say,
    tell,
    keys,
    acts,
    shell,
    language: () => settings.language,
    still: () => launch.reducedMotion || stillOnly(),
    newKey: keys.next,
    sound: createTableSound(settings.sound),
    server: createTableServer({
      origin,
      token,
      call: openCaller(),
      language: () => settings.language.toLowerCase(),
      onLost,
    }),
    line: openTopicLine({ origin, token, onSessionEnded }),
    sitting: null,
    sheets: null,
  };
  return room;
}

function sittingOf({ sitting, serverTime }: SeatAnswer) {
  const { startedAt, staked, won } = sitting;
  const seconds = Math.round((Date.parse(serverTime) - Date.parse(startedAt)) / 1_000);
  return { seconds, staked, won };
}

/** What the site says while the table is open. */
function heed(room: Room, message: SiteMessage, sit: () => Promise<void>): void {
  switch (message.type) {
    case 'language':
      room.settings.language = message.language;
      return dress(room);
    case 'theme':
      return setTheme(message.theme);
    case 'sound':
      return setSound(room, message.on);
    case 'relaunch':
      room.server.setToken(message.launchToken);
      room.line.setToken(message.launchToken);
      return void sit();
    case 'balance':
      room.sitting?.purse.take(message.balance, message.version);
      return;
    // Nothing at a table goes on by itself, and tables have no pots.
    case 'covered':
    case 'pots':
  }
}

/** All words again: at the beginning, and whenever the language is another one. */
function dress({ shell, say, settings, sitting }: Room): void {
  document.documentElement.lang = settings.language.toLowerCase();
  shell.setWords(say);
  if (!sitting) return;
  document.title = say('title', { game: sitting.card.name[settings.language] });
  takeCard(sitting, sitting.card);
  sitting.spots.redraw();
  drawFacts(sitting);
  drawResults(sitting);
  drawChips(sitting);
}

function setTheme(theme: FrameLaunch['theme']): void {
  document.documentElement.dataset['theme'] = theme;
}

function setSound({ settings, sound, shell }: Room, on: boolean): void {
  settings.sound = on;
  sound.set(on);
  shell.head.setSound(on);
}

import type { FrameLaunch, FrameMessage, SiteMessage } from '@nokshi/contract/frame.ts';
import type { SlotGame } from '@nokshi/house-math/slot/families/index.ts';
import { loadSlot } from '@nokshi/house-math/slot/load-slot.ts';
import { loadBackdrop } from './art/backdrops/load.ts';
import { loadLook } from './art/look.ts';
import { createSymbolCanvases, type Look } from './art/picture.ts';
import { createBackdrop } from './panel/backdrop.ts';
import { letterSymbols } from './panel/lettering.ts';
import { createPanel } from './panel/panel.ts';
import type { Panel } from './panel/panel-faces.ts';
import { openRules } from './panel/rules.ts';
import { createRound } from './round.ts';
import { CallFailed } from './runtime/api.ts';
import { type Launched, stillness } from './runtime/handshake.ts';
import { openCaller } from './runtime/open-caller.ts';
import { createRoundKeys } from './runtime/round-keys.ts';
import { createServer } from './runtime/server.ts';
import { createSound, type Sound } from './sound/sound.ts';
import { createStakes } from './stake-picks.ts';
import { openTheatre, type Theatre } from './theatre/open-theatre.ts';
import { type Say, wordsOf } from './words/index.ts';

type Settings = { language: FrameLaunch['language']; sound: boolean };
type Round = ReturnType<typeof createRound>;
type Table = {
  game: SlotGame;
  panel: Panel;
  theatre: Theatre;
  backdrop: ReturnType<typeof createBackdrop>;
  sound: Sound;
  settings: Settings;
  say: Say;
};

/** Builds the game in the frame and hands it to the player. */
export async function startGame({ root, launch, port }: Launched) {
  const game = await loadSlot(launch.gameCode);
  if (!game) throw new Error(`this frame has no game ${launch.gameCode}`);
  const settings: Settings = { language: launch.language, sound: launch.sound };
  const say: Say = (key, values) => wordsOf(settings.language)(key, values);
  const tell = (message: FrameMessage) => port.postMessage(message);
  const stillOnly = stillness();
  const still = () => launch.reducedMotion || stillOnly();
  const { studio, reels } = game;
  const sound = createSound({ on: settings.sound, studio, reels, still });
  const [look, paint] = await Promise.all([loadLook(game), loadBackdrop(game.studio)]);
  const panel = createPanel(root, {
    spin: () => void round.spin(),
    skip: () => round.skip(),
    stake: (step) => round.changeStake(step),
    stakes: () => round.openStakes(),
    hold: (isHeld) => round.hold(isHeld),
    autoplay: () => round.openAutoplay(),
    stopAutoplay: () => round.stopAutoplay('pressed'),
    turnFree: () => round.turnFree(),
    rules: () => showRules(round, { game, say, look, settings }),
    check: () => round.check(),
    leave: () => tell({ type: 'leave' }),
    sound() {
      setSound(table, !settings.sound);
      tell({ type: 'sound', on: settings.sound });
    },
  });
  const backdrop = createBackdrop({ code: game.code, paint });
  panel.setBackdrop(backdrop.box);
  const theatre = openTheatre(panel, { game, look }, (cue) => round.heed(cue));
  const table: Table = { game, panel, theatre, backdrop, sound, settings, say };
  const keys = createRoundKeys();
  const server = createServer({
    origin: launch.apiOrigin,
    token: launch.launchToken,
    call: openCaller(),
    language: () => settings.language.toLowerCase(),
    onTime: keys.heed,
    onLost(lost) {
      panel.setNotice(lost ? say('lost') : '');
      if (lost) round.stopAutoplay('lost');
    },
  });
  const round: Round = createRound({
    game,
    server,
    panel,
    theatre,
    sound,
    setPlace: backdrop.setPlace,
    picks: createStakes(launch, (picks) => tell({ type: 'stakes', ...picks })),
    tell,
    say,
    language: () => settings.language,
    newKey: keys.next,
    reducedMotion: still,
  });
  port.onmessage = ({ data }: MessageEvent<SiteMessage>) => {
    if (data.type === 'relaunch') server.setToken(data.launchToken);
    heed(data, round, table);
  };
  setTheme(table, launch.theme);
  setSound(table, settings.sound);
  dress(table);
  await opened(round, tell);
  round.shapeAhead();
}

async function opened(round: Round, tell: (message: FrameMessage) => void): Promise<void> {
  try {
    tell({ type: 'started', ...(await round.open()) });
  } catch (err) {
    // The panel has said why; the site hears of a token that ran out in a message of its own.
    if (!(err instanceof CallFailed)) throw err;
  }
}

/** What the site says while the game is open. */
function heed(message: SiteMessage, round: Round, table: Table): void {
  switch (message.type) {
    case 'language':
      table.settings.language = message.language;
      dress(table);
      round.redress();
      return round.shapeAhead();
    case 'theme':
      return setTheme(table, message.theme);
    case 'sound':
      return setSound(table, message.on);
    case 'relaunch':
      return void round.open();
    case 'covered':
      return round.stopAutoplay('unseen');
    case 'pots':
      return round.setPots(message);
    case 'balance':
      return round.setBalance(message.balance, message.version);
  }
}

function dress({ game, panel, theatre, settings, say }: Table): void {
  const name = game.name[settings.language];
  document.documentElement.lang = settings.language.toLowerCase();
  document.title = say('title', { game: name });
  panel.setWords(say);
  panel.setTitle(name);
  panel.reels.setAttribute('aria-label', name);
  void letterSymbols(say).then(theatre.setLettering);
}

function setTheme({ backdrop }: Pick<Table, 'backdrop'>, theme: FrameLaunch['theme']): void {
  document.documentElement.dataset['theme'] = theme;
  backdrop.setTheme(theme);
}

function setSound({ panel, theatre, sound, settings }: Table, on: boolean): void {
  settings.sound = on;
  sound.set(on);
  theatre.setSound(on);
  panel.setSound(on);
}

type Shown = { game: SlotGame; say: Say; look: Look; settings: Settings };

const showRules = (round: Round, { game, say, look, settings }: Shown) =>
  round.withTable((table, stake) =>
    openRules({
      game,
      table,
      stake,
      say,
      language: settings.language,
      symbol: createSymbolCanvases(look),
    }),
  );

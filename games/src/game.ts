import type { FrameLaunch, FrameMessage, SiteMessage } from '@nokshi/contract/frame.ts';
import { SLOTS } from '@nokshi/house-math/slot/index.ts';
import { createPicture, symbolCanvas } from './art/picture.ts';
import { familyPlayer } from './families/index.ts';
import { openRules } from './panel/rules.ts';
import { createPanel } from './panel/panel.ts';
import { createRound } from './round.ts';
import { createScene, paintScene, sceneSize } from './runtime/scene.ts';
import { CallFailed, createServer } from './runtime/server.ts';
import { createSound } from './runtime/sound.ts';
import { createStage } from './runtime/stage.ts';
import { wordsOf } from './words/index.ts';

/** Builds the game in the frame and hands it to the player. */
export async function startGame(root: HTMLElement, launch: FrameLaunch, port: MessagePort) {
  const game = SLOTS[launch.gameCode as keyof typeof SLOTS];
  if (!game) throw new Error(`this frame has no game ${launch.gameCode}`);
  const settings = { language: launch.language, sound: launch.sound };
  const say: ReturnType<typeof wordsOf> = (key, values) => wordsOf(settings.language)(key, values);
  const tell = (message: FrameMessage) => port.postMessage(message);
  const dress = () => {
    document.documentElement.lang = settings.language === 'BN' ? 'bn' : 'en';
    document.title = say('title', { game: game.name[settings.language] });
    panel.setWords(say);
    panel.canvas.setAttribute('aria-label', game.name[settings.language]);
  };
  const sound = createSound(settings.sound);
  const panel = createPanel(root, {
    spin: () => void round.spin(),
    skip: () => round.skip(),
    stake: (step) => round.changeStake(step),
    rules: () =>
      round.withTable((table, stake) =>
        openRules({
          game,
          table,
          stake,
          say,
          language: settings.language,
          symbol: (index) => symbolCanvas(picture, index),
        }),
      ),
    check: () => round.check(),
    sound() {
      settings.sound = !settings.sound;
      sound.set(settings.sound);
      panel.setSound(settings.sound);
      tell({ type: 'sound', on: settings.sound });
    },
  });
  const server = createServer({
    origin: launch.apiOrigin,
    token: launch.launchToken,
    language: () => settings.language.toLowerCase(),
    onLost: (lost) => panel.setNotice(lost ? say('lost') : ''),
  });
  const picture = createPicture(game);
  const scene = createScene(game.reels);
  const size = sceneSize(game.reels, game.rows);
  root.style.setProperty('--ratio', String(size.width / size.height));
  const stage = createStage(panel.canvas, {
    ...size,
    paint: (context) => paintScene(scene, { context, picture, rows: game.rows }),
    onScale: () => picture.setScale(panel.canvas.width / size.width),
  });
  const still = window.matchMedia('(prefers-reduced-motion: reduce)');
  const player = familyPlayer({ stage, scene, game });
  const round = createRound({
    game,
    server,
    panel,
    player,
    stage,
    scene,
    sound,
    tell,
    say,
    newKey: () => crypto.randomUUID(),
    reducedMotion: () => launch.reducedMotion || still.matches,
  });

  port.onmessage = (event: MessageEvent<SiteMessage>) => {
    const message = event.data;
    if (message.type === 'language') {
      settings.language = message.language;
      dress();
      round.redress();
    } else if (message.type === 'theme') document.documentElement.dataset['theme'] = message.theme;
    else if (message.type === 'sound') {
      settings.sound = message.on;
      sound.set(message.on);
      panel.setSound(message.on);
    } else if (message.type === 'relaunch') {
      server.setToken(message.launchToken);
      void round.open();
    } else round.setBalance(message.balance, message.version);
  };

  document.documentElement.dataset['theme'] = launch.theme;
  panel.setSound(settings.sound);
  dress();
  player.rest(null);
  try {
    tell({ type: 'started', ...(await round.open()) });
  } catch (err) {
    if (!(err instanceof CallFailed)) throw err;
  }
  new ResizeObserver(() => tell({ type: 'height', height: root.scrollHeight })).observe(root);
}

import type { FrameTheme, SiteMessage } from '@nokshi/contract/frame.ts';
import { formatAmount } from '@nokshi/money';
import { type Api, CallFailed, createApi } from '../runtime/api.ts';
import { type Launched, stillness, type Tell, tellEnded } from '../runtime/handshake.ts';
import { openCaller } from '../runtime/open-caller.ts';
import { createRoundKeys, type RoundKeys } from '../runtime/round-keys.ts';
import { createStakes, type Stakes } from '../stake-picks.ts';
import { createTableSound, type TableSound } from '../tables/table-sound.ts';
import { type SayOf, sayFrom } from '../words/say.ts';
import { createPurse, type Purse } from './purse.ts';
import { createShell, type Shell, type ShellActions } from './shell.ts';
import type { StageWords } from './words/en.ts';

type Language = 'EN' | 'BN';

/** What every game on a stage of its own needs: the page, the money, the calls, the words. */
export type Stage<Words extends StageWords = StageWords> = {
  readonly origin: string;
  readonly token: string;
  readonly shell: Shell;
  readonly purse: Purse;
  readonly api: Api;
  readonly keys: RoundKeys;
  readonly picks: Stakes;
  readonly sound: TableSound;
  readonly say: SayOf<Words>;
  readonly tell: Tell;
  /** Whether the member wants no motion. */
  still(): boolean;
  /** In the money of the game. */
  amount(minor: bigint): string;
  setCurrency(currency: 'BDT' | 'FUN'): void;
  /** Runs now, and again whenever the language changes. */
  dress(run: () => void): void;
  /** Words for what the server refused; a fault of ours is thrown on. */
  refused(err: unknown): void;
};

type Plan<Words> = {
  readonly catalogues: { readonly EN: Words; readonly BN: Words };
  readonly actions: Omit<ShellActions, 'sound'>;
  /** A fresh token was received. */
  readonly onRelaunch: (token: string) => void;
};

export function openStage<Words extends StageWords & Readonly<Record<keyof Words, string>>>(
  { root, launch, port }: Launched,
  plan: Plan<Words>,
): Stage<Words> {
  let unit = '৳';
  const tell: Tell = (message) => port.postMessage(message);
  const words = openWords(launch.language, plan.catalogues);
  const say = words.say as SayOf<StageWords>;
  const { sound, setSound, turnSound } = openSound(launch.sound, (on) => shell.setSound(on));
  const shell = createShell(root, {
    ...plan.actions,
    sound: () => tell({ type: 'sound', on: turnSound() }),
  });
  const amount = (minor: bigint) => `${unit}${formatAmount(minor)}`;
  const purse = createPurse(tell);
  const api = createApi({
    origin: launch.apiOrigin,
    token: launch.launchToken,
    language: () => words.language().toLowerCase(),
    call: openCaller(),
    onLost: (lost) => shell.setNotice(lost ? say('lost') : ''),
  });
  const asked = stillness();
  hearSite(port, {
    language: words.set,
    sound: setSound,
    balance: purse.set,
    relaunch(token) {
      api.setToken(token);
      plan.onRelaunch(token);
    },
  });
  leaveByEscape(tell);
  setTheme(launch.theme);
  setSound(launch.sound);
  words.dress(() => shell.dress(say));
  return {
    origin: launch.apiOrigin,
    token: launch.launchToken,
    shell,
    purse,
    api,
    sound,
    tell,
    amount,
    say: words.say,
    dress: words.dress,
    keys: createRoundKeys(),
    picks: createStakes(launch, (picks) =>
      tell({
        type: 'stakes',
        ...picks,
      }),
    ),
    still: () => launch.reducedMotion || asked(),
    setCurrency(currency) {
      unit = currency === 'FUN' ? 'FUN ' : '৳';
    },
    refused: (err) =>
      onRefusal(err, {
        shell,
        say,
        tell,
      }),
  };
}

/** The words of the page in the language that the site has now. */
function openWords<Words extends StageWords & Readonly<Record<keyof Words, string>>>(
  first: Language,
  catalogues: Plan<Words>['catalogues'],
) {
  let language = first;
  const dressers: (() => void)[] = [];
  const set = (next: Language) => {
    language = next;
    document.documentElement.lang = next.toLowerCase();
    for (const dress of dressers) dress();
  };
  set(first);
  return {
    say: sayFrom<Words>(catalogues, () => language),
    language: () => language,
    set,
    dress(run: () => void) {
      dressers.push(run);
      run();
    },
  };
}

/** One switch, here and on the page around. */
function openSound(first: boolean, show: (on: boolean) => void) {
  const sound = createTableSound(first);
  let isOn = first;
  const setSound = (on: boolean) => {
    isOn = on;
    sound.set(on);
    show(on);
  };
  return {
    sound,
    setSound,
    turnSound(): boolean {
      setSound(!isOn);
      return isOn;
    },
  };
}

const setTheme = (theme: FrameTheme): void => {
  document.documentElement.dataset['theme'] = theme;
};

type Heard = {
  readonly language: (language: Language) => void;
  readonly sound: (on: boolean) => void;
  readonly balance: (balance: string, version: string) => void;
  readonly relaunch: (token: string) => void;
};

/** What the site says while the game is open. */
function hearSite(port: MessagePort, heard: Heard): void {
  port.onmessage = ({ data }: MessageEvent<SiteMessage>) => {
    if (data.type === 'language') heard.language(data.language);
    else if (data.type === 'theme') setTheme(data.theme);
    else if (data.type === 'sound') heard.sound(data.on);
    else if (data.type === 'relaunch') heard.relaunch(data.launchToken);
    else if (data.type === 'balance') heard.balance(data.balance, data.version);
  };
}

function leaveByEscape(tell: Tell): void {
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) tell({ type: 'leave' });
  });
}

type Refusing = { readonly shell: Shell; readonly say: SayOf<StageWords>; readonly tell: Tell };

function onRefusal(err: unknown, { shell, say, tell }: Refusing): void {
  if (!(err instanceof CallFailed)) throw err;
  if (tellEnded(err, tell, () => shell.setNotice(say('ended')))) return;
  if (err.code === 'wallet.insufficient') {
    shell.setNotice(say('outOfMoney'));
    tell({ type: 'out-of-money' });
  } else shell.setNotice(err.code === 'network' ? say('stillLost') : err.message);
}

import { minorOf } from '@nokshi/money';
import { element } from '../panel/element.ts';
import { createStakeField, type StakeField } from '../stage/stake-field.ts';
import { firstStake, stakeSteps } from '../stage/stakes.ts';
import type { CreateGame, InstantGame, InstantStage, Limits } from './game.ts';
import { createPace, type Pace } from './pace.ts';
import { createPlayButton } from './play-button.ts';
import type { Table } from './round-state.ts';
import { createRounds, type Rounds } from './rounds.ts';
import { createTimeLeft } from './time-left.ts';

export type Seated = {
  readonly game: InstantGame;
  /** Shows what the server says of the table. */
  take(table: Table): Promise<void>;
  /** The last round is verified on the page around. */
  check(): void;
};

const limitsOf = ({ limits: { least, most, win } }: Table): Limits => ({
  least: minorOf(least),
  most: minorOf(most),
  win: minorOf(win),
});

/** The game, its stake and its button, around one table. */
export function sitDown(stage: InstantStage, table: Table, createGame: CreateGame): Seated {
  const { shell, say, tell } = stage;
  const pace = createPace(() => performance.now());
  const offer = { limits: limitsOf(table), isOpen: table.isOpen };
  const field = createStakeField({ id: 'stake', say, onChange: () => draw() });
  const game: InstantGame = createGame({
    stage,
    act: (choice) => void rounds.act(choice),
    isBusy: () => rounds.isBusy(),
    changed: () => draw(),
  });
  const press = () => {
    const what = game.main(rounds.open()).press;
    if (what === 'begin') void rounds.begin(field.value());
    else if (what) void rounds.act(what);
  };
  const rounds: Rounds = createRounds({ stage, game, pace, changed: () => draw() });
  const button = createPlayButton(press, stage.still);
  const timeLeft = createTimeLeft(stage, { open: rounds.open, now: rounds.serverNow });
  const drawButton = createDrawing({ game, rounds, pace, button });
  const draw = () => {
    field.setRange({ least: offer.limits.least, most: game.mostStake(offer.limits) });
    field.setLocked(rounds.isBusy() || rounds.open() !== null);
    drawButton(offer.isOpen);
    timeLeft.draw();
  };
  shell.scene.append(game.scene);
  shell.controls.append(boardOf(game, [timeLeft.box, field, button.button]));
  document.documentElement.dataset['game'] = table.kind;
  listenToKeys(game, { press, rounds });
  game.setLimits(offer.limits);
  field.setRange({ least: offer.limits.least, most: game.mostStake(offer.limits) });
  field.set(firstStake(offer.limits, stage.picks.last(stakeSteps(offer.limits))));
  stage.dress(() => {
    const name = say(`name-${table.kind}`);
    shell.setTitle(name);
    document.title = name;
    field.dress();
    game.dress();
    draw();
  });
  return {
    game,
    check() {
      const last = rounds.last();
      if (last) tell({ type: 'verify', roundId: last.roundId });
    },
    async take(next) {
      Object.assign(offer, { limits: limitsOf(next), isOpen: next.isOpen });
      game.setLimits(offer.limits);
      if (!next.isOpen) shell.setNotice(say('gameClosed'));
      shell.setBusy(false);
      await rounds.take(next);
      const open = rounds.open();
      if (open) shell.whisper(`${say('resumed')} ${game.describe(open)}`);
    },
  };
}

function boardOf(
  game: InstantGame,
  [timeLeft, field, button]: readonly [HTMLElement, StakeField, HTMLElement],
): HTMLElement {
  const stake = game.hasStakeField ? [field.box] : [];
  return element('div', { class: 'board' }, timeLeft, ...stake, game.options, button);
}

type Drawn = {
  readonly game: InstantGame;
  readonly rounds: Rounds;
  readonly pace: Pace;
  readonly button: ReturnType<typeof createPlayButton>;
};

/** What the button says; between two rounds it fills up, once for each rest. */
function createDrawing({ game, rounds, pace, button }: Drawn): (isOpen: boolean) => void {
  let filled = 0;
  return (isOpen) => {
    const main = game.main(rounds.open());
    const isBegin = main.press === 'begin';
    const isLive = main.press !== null && !rounds.isBusy() && (isOpen || !isBegin);
    button.draw({ ...main, isLive, isTake: !isBegin && main.press !== null });
    const left = pace.left();
    if (!isBegin || left === 0 || filled === pace.until()) return;
    filled = pace.until();
    button.fill(left, pace.done());
  };
}

type Pressing = { readonly press: () => void; readonly rounds: Rounds };

/** Space and Enter press the main button where no other button has the focus; a game may have keys of its own. */
function listenToKeys(game: InstantGame, { press, rounds }: Pressing): void {
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey) return;
    if (document.querySelector('dialog[open]') || target instanceof HTMLInputElement) return;
    if (!rounds.isBusy() && game.onKey?.(key)) return event.preventDefault();
    if ((key !== ' ' && key !== 'Enter') || target instanceof HTMLButtonElement) return;
    event.preventDefault();
    if (!rounds.isBusy()) press();
  });
}

import type { Stakes } from '../stake-picks.ts';
import type { Say } from '../words/index.ts';
import { element, iconButton, label } from './element.ts';
import { openSheet } from './sheet.ts';

export type StakeSheetInput = {
  readonly stakes: readonly bigint[];
  readonly current: bigint;
  readonly balance: bigint;
  readonly picks: Stakes;
  readonly say: Say;
  readonly amount: (minor: bigint) => string;
  readonly onChoose: (stake: bigint) => void;
};

const NOTE = 'above-balance';

/** All stakes of the game, with the last ones and the favourites above them. */
export function openStakeSheet(input: StakeSheetInput): void {
  const { stakes, picks, say } = input;
  const choose = (stake: bigint) => {
    dialog.close();
    input.onChoose(stake);
  };
  const row = (title: string, picked: readonly bigint[]) => {
    const buttons = picked.map((each) => stakeButton(input, each, choose));
    const picks = element('div', { class: 'picks' }, ...buttons);
    return buttons.length === 0 ? [] : [element('section', {}, element('h2', {}, title), picks)];
  };
  const above = element('div', { class: 'above' });
  const drawAbove = () =>
    above.replaceChildren(
      ...row(say('lastStakes'), picks.last(stakes)),
      ...row(say('favouriteStakes'), picks.favourites(stakes)),
    );
  const all = stakes.map((stake) => {
    const button = stakeButton(input, stake, choose);
    return element('li', {}, button, star(input, stake, drawAbove));
  });
  drawAbove();
  const body = element(
    'div',
    { class: 'body' },
    above,
    element('h2', {}, say('allStakes')),
    ...note(input),
    element('ul', { class: 'stakes' }, ...all),
  );
  const dialog = openSheet({ name: 'stake-sheet', title: say('chooseStake'), say }, body);
  // Browsers let no frame of another origin say with `autofocus` where to begin.
  body.querySelector<HTMLElement>('.stakes [aria-pressed="true"]')?.focus();
}

function note({ stakes, balance, say, amount }: StakeSheetInput): HTMLElement[] {
  if (stakes.every((stake) => stake <= balance)) return [];
  return [element('p', { id: NOTE }, say('aboveBalance', { balance: amount(balance) }))];
}

/** It is not disabled, so that a keyboard finds it and hears why it does nothing. */
function stakeButton(
  { current, balance, amount }: StakeSheetInput,
  stake: bigint,
  choose: (stake: bigint) => void,
): HTMLButtonElement {
  const button = element('button', { type: 'button', class: 'choice' }, amount(stake));
  button.setAttribute('aria-pressed', String(stake === current));
  if (stake > balance) {
    button.setAttribute('aria-disabled', 'true');
    button.setAttribute('aria-describedby', NOTE);
  } else button.addEventListener('click', () => choose(stake));
  return button;
}

function star({ picks, say, amount }: StakeSheetInput, stake: bigint, turned: () => void) {
  const draw = () => button.setAttribute('aria-pressed', String(picks.isFavourite(stake)));
  const button = iconButton('star', () => {
    picks.turnFavourite(stake);
    draw();
    turned();
  });
  label(button, say('favouriteStake', { amount: amount(stake) }));
  draw();
  return button;
}

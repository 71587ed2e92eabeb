import { type InstantRound, instantsRoutes } from '@nokshi/contract/player/instants.ts';
import { minorOf } from '@nokshi/money';
import { element, iconButton, label } from '../panel/element.ts';
import { openSheet } from '../panel/sheet.ts';
import { openHistory, pagePath } from '../stage/history.ts';
import type { InstantGame, InstantStage } from './game.ts';

/** How the game is played and what it returns; the same for all: where results come from. */
export function openRules({ say }: InstantStage, game: InstantGame): void {
  const body = element(
    'div',
    { class: 'body' },
    ...game.rules(),
    element('p', {}, say('ruleSeed')),
    element('p', {}, say('rulePace')),
  );
  openSheet({ name: 'rules-sheet', title: say('rules'), say }, body);
}

const timeText = (at: string): string =>
  new Date(at).toLocaleString('en-GB', {
    timeZone: 'Asia/Dhaka',
    dateStyle: 'medium',
    timeStyle: 'short',
  });

export function openRounds({ say, api, amount, tell }: InstantStage, game: InstantGame): void {
  const line = (round: InstantRound) => {
    const [stake, payout] = [minorOf(round.stake), minorOf(round.payout ?? '0.00')];
    const check = iconButton('shield', () => tell({ type: 'verify', roundId: round.roundId }));
    label(check, say('check'));
    return element(
      'div',
      { class: 'line' },
      element('div', {}, game.summary(round), element('small', {}, timeText(round.startedAt))),
      element(
        'div',
        { class: 'sums' },
        element('span', { class: payout > stake ? 'won' : '' }, amount(payout)),
        element('small', {}, amount(stake)),
      ),
      check,
    );
  };
  const { path } = instantsRoutes.history;
  openHistory({
    say,
    load: (cursor) => api.ask(instantsRoutes.history, undefined, { path: pagePath(path, cursor) }),
    line,
  });
}

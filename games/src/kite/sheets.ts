import { type Flight, type KiteBet, kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { chanceToReach } from '@nokshi/house-math/instants/kite.ts';
import { percentOf } from '@nokshi/house-math/fraction.ts';
import { minorOf } from '@nokshi/money';
import type { z } from 'zod';
import { element, iconButton, label } from '../panel/element.ts';
import { openSheet, tableOf } from '../panel/sheet.ts';
import { CallFailed } from '../runtime/api.ts';
import { openHistory, pagePath } from '../stage/history.ts';
import type { Stage } from '../stage/open-stage.ts';
import { timesText } from './flight.ts';
import { costOf } from './slot.ts';
import type { KiteWords } from './words/en.ts';

type KiteStage = Stage<KiteWords>;
type PastBet = z.output<typeof kiteRoutes.history.output>['rows'][number];

const RULES = [
  'rule1',
  'rule2',
  'rule3',
  'rule4',
  'rule5',
  'rule6',
  'rule7',
  'rule8',
  'rule9',
] as const;
const SHOWN_CHANCES = [110, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000];

/** How the game is played, what it returns, and how likely each height is. */
export function openRules({ say }: KiteStage): void {
  const rows = SHOWN_CHANCES.map((times) => [
    `${timesText(times)}×`,
    `${percentOf(chanceToReach(times))} %`,
  ]);
  const body = element(
    'div',
    { class: 'body' },
    element('p', {}, `${say('rtp')}: 97.00 %`),
    element('ul', {}, ...RULES.map((rule) => element('li', {}, say(rule)))),
    tableOf([say('chanceHead'), say('chanceShare')], rows),
    element('p', {}, say('keys')),
  );
  openSheet({ name: 'rules-sheet', title: say('rules'), say }, body);
}

const STATES = {
  OPEN: 'notTaken',
  TAKEN: 'stateTaken',
  LOST: 'stateLost',
  RETURNED: 'stateReturned',
  WITHDRAWN: 'stateWithdrawn',
  VOID: 'stateVoid',
} as const satisfies Record<KiteBet['state'], keyof KiteWords>;

/** One bet on a flight that is over, with what it came to; its shield has it verified on the page around. */
function betLine({ say, amount, tell }: KiteStage, bet: PastBet): HTMLElement {
  const { betId, issue, state, taken, cut, stake, payout, isFree } = bet;
  const paid = minorOf(payout ?? '0.00');
  const staked = amount(minorOf(stake));
  const facts = [
    say('issue', { issue }),
    cut === null ? '' : say('cutAt', { times: timesText(cut) }),
  ];
  const check = iconButton('shield', () => tell({ type: 'verify-bet', betId }));
  label(check, say('checkBet'));
  return element(
    'div',
    { class: 'line' },
    element(
      'div',
      {},
      say(STATES[state], { times: timesText(taken ?? 100) }),
      element('small', {}, facts.filter((text) => text !== '').join(' · ')),
    ),
    element(
      'div',
      { class: 'sums' },
      element('span', { class: paid > costOf(bet) ? 'won' : '' }, amount(paid)),
      element('small', {}, isFree ? say('freeBet', { amount: staked }) : staked),
    ),
    check,
  );
}

const loadBets = ({ api }: KiteStage, cursor: string | null) =>
  api.ask(kiteRoutes.history, undefined, { path: pagePath(kiteRoutes.history.path, cursor) });

export function openBets(stage: KiteStage): void {
  openHistory({
    say: stage.say,
    load: (cursor) => loadBets(stage, cursor),
    line: (bet) => betLine(stage, bet),
  });
}

/** Own bets beside the proof of a flight. */
const LAST_BETS = 4;

/** What was fixed before the bets of a flight, what became public since, and own bets to check. */
export function openProof(stage: KiteStage, flight: Flight | null): void {
  const { say } = stage;
  const { issue = '', commitment = null, root = null, cut = null } = flight ?? {};
  const facts = [
    [say('proofNumber'), commitment && String(commitment.number)],
    [say('proofBefore'), commitment && commitment.before],
    [say('proofRoot'), root],
    [say('flightCut'), cut === null ? null : `${timesText(cut)}×`],
  ] as const;
  const bets = element('ul', { class: 'history' });
  const state = element('p', { role: 'status' }, say('loadingHistory'));
  const body = element(
    'div',
    { class: 'body' },
    element(
      'dl',
      { class: 'proof' },
      ...facts.map(([term, value]) =>
        element('div', {}, element('dt', {}, term), element('dd', {}, value ?? say('proofNotYet'))),
      ),
    ),
    element('p', {}, say('proofHow')),
    element('h2', {}, say('proofOwn')),
    bets,
    state,
  );
  openSheet({ name: 'proof-sheet', title: say('issue', { issue }), say }, body);
  const drawBets = async () => {
    try {
      const { rows } = await loadBets(stage, null);
      const lines = rows.slice(0, LAST_BETS).map((bet) => betLine(stage, bet));
      bets.replaceChildren(...lines.map((line) => element('li', {}, line)));
      state.textContent = rows.length === 0 ? say('historyEmpty') : '';
    } catch (err) {
      if (!(err instanceof CallFailed)) throw err;
      state.textContent = say('historyFailed');
    }
  };
  void drawBets();
}

import { formatAmount, minorOf } from '@nokshi/money';
import { CallFailed } from '../../runtime/api.ts';
import { element } from '../../panel/element.ts';
import { shortIssue } from '../phase.ts';
import type { Sitting } from '../sitting.ts';
import type { OwnRound } from '../table-server.ts';

const PAGE = 10;
const amountOf = ({ purse }: Sitting, text: string): string => purse.amount(minorOf(text));

/** The rounds of this table in which the member bet, newest first, with "check this round". */
export function historyPanel(sitting: Sitting): HTMLElement {
  const list = element('ol', { class: 'own-rounds' });
  const end = element('p', { class: 'hint', role: 'status' });
  const box = element('div', {}, list, end);
  void load(sitting, { list, end });
  return box;
}

type Into = { readonly list: HTMLElement; readonly end: HTMLElement; readonly cursor?: string };

async function load(sitting: Sitting, { list, end, cursor }: Into): Promise<void> {
  const { server, say } = sitting;
  end.replaceChildren(say('loading'));
  try {
    const { rows, next } = await server.history({ pageSize: PAGE, ...(cursor ? { cursor } : {}) });
    list.append(...rows.map((round) => ownRound(sitting, round)));
    end.replaceChildren(list.childElementCount === 0 ? say('historyEmpty') : '');
    if (next)
      end.append(button(say('historyMore'), () => void load(sitting, { list, end, cursor: next })));
  } catch (err) {
    if (!(err instanceof CallFailed)) throw err;
    const again = () => void load(sitting, { list, end, ...(cursor ? { cursor } : {}) });
    end.replaceChildren(say('historyFailed'), ' ', button(say('tryAgain'), again));
  }
}

function ownRound(sitting: Sitting, round: OwnRound): HTMLElement {
  const { say, feltOf, tell } = sitting;
  const shown = round.numbers
    ? feltOf.describe({ opening: round.opening, numbers: round.numbers }, say)
    : say('cancelled');
  const isOpen = round.bets.some(({ state }) => state === 'OPEN');
  const last = round.bets.at(-1);
  const head = element(
    'p',
    { class: 'row' },
    element('strong', {}, say('round', { issue: shortIssue(round.issue) })),
    element('span', {}, say('staked', { amount: amountOf(sitting, round.stake) })),
    element(
      'span',
      {},
      isOpen ? say('unpaid') : say('paid', { amount: amountOf(sitting, round.payout) }),
    ),
  );
  const check = last
    ? [button(say('proofCheck'), () => tell({ type: 'verify-bet', betId: last.betId }))]
    : [];
  return element(
    'li',
    {},
    head,
    element('p', {}, shown),
    element('p', { class: 'hint' }, chipsOf(sitting, round)),
    ...check,
  );
}

function chipsOf({ feltOf, say }: Sitting, { bets }: OwnRound): string {
  return bets
    .map(({ layout, state }) => {
      const chips = layout
        .map(({ spot, stake }) => `${feltOf.spotName(spot, say)} ${formatAmount(minorOf(stake))}`)
        .join(', ');
      return state === 'WITHDRAWN' ? `${chips} (${say('withdrawn')})` : chips;
    })
    .join(' · ');
}

function button(text: string, run: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: 'action' }, text);
  made.addEventListener('click', run);
  return made;
}

import { numberOf } from '@nokshi/house-math/fraction.ts';
import { edgeOf, mostOn } from '@nokshi/house-math/tables/table.ts';
import { element } from '../../panel/element.ts';
import type { Sitting } from '../sitting.ts';
import { edgeText, oddsText } from '../spot-words.ts';

/** Rules of the game, how a round runs, and all spots by their edge, the smallest first. */
export function rulesPanel(sitting: Sitting): HTMLElement {
  const { say, feltOf, card, limits, purse } = sitting;
  const seconds = (ms: number) => ms / 1_000;
  const { bettingMs, closedMs, showMs } = card.rhythm;
  const list = (lines: readonly string[]) =>
    element('ul', {}, ...lines.map((text) => element('li', {}, text)));
  return element(
    'div',
    { class: 'rules-panel' },
    list(feltOf.rulesOf(card.rules).map((key) => say(key))),
    element('h2', {}, say('howItRuns')),
    list([
      say(feltOf.wholeDeal ? 'rhythmOfDeal' : 'rhythm', {
        betting: seconds(bettingMs),
        closed: seconds(closedMs),
        show: seconds(showMs),
      }),
      say('takeBack'),
      say('offline'),
      say('keys'),
      say('roundLimit', { round: purse.amount(limits.round), win: purse.amount(limits.win) }),
    ]),
    element('h2', {}, say('spotsByEdge')),
    element('p', { class: 'hint' }, say('spotsByEdgeHint')),
    edges(sitting),
  );
}

function edges(sitting: Sitting): HTMLElement {
  const { say, feltOf, spots, limits, purse } = sitting;
  const head = (['spot', 'pays', 'edgeHead', 'spotMost'] as const).map((key) =>
    element('th', { scope: 'col' }, say(key)),
  );
  const rows = [...spots.all()]
    .sort((a, b) => numberOf(edgeOf(a)) - numberOf(edgeOf(b)))
    .map((spot) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row' }, feltOf.spotName(spot.code, say)),
        element('td', {}, oddsText(spot)),
        element('td', {}, `${edgeText(spot)} %`),
        element('td', {}, purse.amount(mostOn(spot, limits))),
      ),
    );
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...rows),
  );
}

import { element } from '../../panel/element.ts';
import { shortIssue } from '../phase.ts';
import type { Sitting } from '../sitting.ts';

/** What this round is committed to, the root of its bets, and the way to compute it again. */
export function proofPanel(sitting: Sitting): HTMLElement {
  const { say, round, bets } = sitting;
  const facts: [string, string][] = [
    [say('proofNumber'), String(round?.commitment?.number ?? '–')],
    [say('proofBefore'), round?.commitment?.before ?? '–'],
    [say('proofRoot'), round?.root ?? say('proofRootLater')],
  ];
  return element(
    'div',
    { class: 'proof-panel' },
    element('h2', {}, round ? say('round', { issue: shortIssue(round.issue) }) : say('proof')),
    element('p', {}, say('proofWhat')),
    element(
      'dl',
      {},
      ...facts.map(([term, value]) =>
        element('div', {}, element('dt', {}, term), element('dd', { class: 'hash' }, value)),
      ),
    ),
    ...check(sitting, bets.taken().at(-1)?.betId ?? sitting.lastBetId),
  );
}

/** A round can be computed once its betting is closed: with the last bet that is there. */
function check({ say, tell }: Sitting, betId: string | null): HTMLElement[] {
  if (betId === null) return [element('p', { class: 'hint' }, say('proofNoBet'))];
  const button = element('button', { type: 'button', class: 'action' }, say('proofCheck'));
  button.addEventListener('click', () => tell({ type: 'verify-bet', betId }));
  return [button, element('p', { class: 'hint' }, say('proofCheckHint'))];
}

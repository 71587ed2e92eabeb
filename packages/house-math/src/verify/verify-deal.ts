import { seedsOfDraw } from '../fairness/draw-chain.ts';
import { plainRandom, sha256 } from '../fairness/sha256.ts';
import { ONE_DAY_STAGES } from '../tables/one-day-table.ts';
import { openingText, tableOfTicket } from '../tables/ticket.ts';
import type { ProvenStage, TableDocument } from './draw-proof.ts';
import { compare, type DrawCheck, hashed, unknown, wrong } from './shared-draw.ts';

/** A table whose bets are paid by the draws of a whole deal, one card each. */
export const isDealt = ({ game }: Pick<TableDocument, 'game'>): boolean => game === 'one-day';

/** The cards before this stage are those that the stages before it drew, and no others. */
export function checkDealt(proof: TableDocument): DrawCheck {
  const { opening, deal = [] } = proof;
  const place = opening.length;
  if (place > 0 && deal.length < place) return unknown('opening', 'not-drawn');
  const fault = faultOf(proof, deal);
  if (fault) return wrong('opening', fault.shown, fault.computed);
  const cards = drawn(proof, deal.slice(0, place));
  return compare('opening', openingText(opening), openingText(cards));
}

/** All six cards, drawn again; null until the last one is drawn. To be asked once {@link checkDealt} is in order. */
export const cardsOfDeal = (proof: TableDocument): readonly number[] | null =>
  proof.deal?.length === ONE_DAY_STAGES ? drawn(proof, proof.deal) : null;

type Fault = { readonly shown: string; readonly computed: string };

/** The first thing that is wrong with the stages: their places in the deal, their chains, or this round among them. */
function faultOf(proof: TableDocument, deal: readonly ProvenStage[]): Fault | null {
  const place = proof.opening.length;
  const [day = '', nth = ''] = proof.issue.split('-');
  const first = Number(nth) - place;
  if (first % ONE_DAY_STAGES !== 1)
    return { shown: String(place), computed: String((Number(nth) - 1) % ONE_DAY_STAGES) };
  for (const [at, stage] of deal.entries()) {
    const ought = {
      issue: `${day}-${String(first + at).padStart(4, '0')}`,
      ...(at === place && { link: proof.link ?? '', root: proof.root, number: proof.number }),
    };
    for (const name of Object.keys(ought) as (keyof typeof ought)[])
      if (stage[name] !== ought[name])
        return { shown: String(stage[name]), computed: String(ought[name]) };
    const end = follows(stage, deal[at + 1]);
    if (end.shown !== end.computed) return end;
  }
  return null;
}

/** A stage is the one before the next in their chain, or leads to its own terminal. */
function follows({ link, number, terminal }: ProvenStage, next: ProvenStage | undefined): Fault {
  return next && next.terminal === terminal && next.number === number + 1
    ? { shown: link, computed: sha256(next.link) }
    : { shown: terminal, computed: hashed(link, number) };
}

/** Each stage draws the next card from its own link and root, without those that lie there. */
function drawn(
  { game, rules, purpose }: TableDocument,
  stages: readonly ProvenStage[],
): readonly number[] {
  return stages.reduce<readonly number[]>((cards, { link, number: draw, issue, root }) => {
    const table = tableOfTicket({ game, rules, opening: cards });
    const seeds = seedsOfDraw(sha256, { link, draw, purpose, issue, root });
    return [...cards, ...(table?.draw(plainRandom(seeds)) ?? [])];
  }, []);
}

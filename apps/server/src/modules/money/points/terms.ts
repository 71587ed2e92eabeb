import type { Input, Output } from '@nokshi/contract';
import { consolePointsRoutes as contract } from '@nokshi/contract/console/points.ts';
import type { PointsTerms } from '@nokshi/contract/points.ts';
import type { Change } from '@nokshi/contract/four-eyes.ts';
import { audited } from '../../../kernel/audited.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../../base/proposals/index.ts';
import type { PointsRoom } from './room.ts';
import { USUAL_TERMS } from './rules/terms.ts';
import { insertTerms, newestTerms, type TermsRow } from './store/terms.ts';

type Wish = Input<typeof contract.setTerms>;

/** Versions that the desk shows. */
const SHOWN = 20;

/** The terms in force. */
export async function termsNow(tx: Tx): Promise<TermsRow> {
  const [row] = await newestTerms(tx, 1);
  if (!row) throw new Error('points have no terms: the house was not seeded');
  return row;
}

export const seedTerms = (room: PointsRoom, tx: Tx) =>
  insertTerms(tx, {
    version: 1,
    terms: USUAL_TERMS,
    changedAt: room.clock.now(),
    changedBy: null,
    reason: null,
  });

export const deskTerms = async (tx: Tx): Promise<Output<typeof contract.terms>> => ({
  versions: (await newestTerms(tx, SHOWN)).map(({ changedAt, ...row }) => ({
    ...row,
    changedAt: changedAt.toISOString(),
  })),
});

/**
 * Changes the rates from now on: what was counted before stays as it was. An earlier version is
 * restored by setting it again. Refuses: points.terms-changed, points.terms-order,
 * points.terms-same.
 */
export const termsAct = (room: PointsRoom): Act<Wish> => ({
  code: 'points.set-terms',
  permission: 'points.write',
  input: contract.setTerms.input,
  async preview(tx, wish) {
    const changes = await checkedChanges(tx, wish);
    return { object: 'points', label: `${changes.length}`, changes };
  },
  async run(tx, wish, caller) {
    const changes = await checkedChanges(tx, wish);
    const written = await insertTerms(tx, {
      version: wish.version + 1,
      terms: wish.terms,
      changedAt: room.clock.now(),
      changedBy: operatorOf(caller).username,
      reason: wish.reason,
    });
    if (written === 0) throw refuse('points.terms-changed', { field: 'version' });
    const facts = { changes, reason: wish.reason };
    await audited(room, tx, { caller, act: 'points.set-terms', object: 'points', facts });
  },
});

async function checkedChanges(tx: Tx, { terms, version }: Wish): Promise<Change[]> {
  const now = await termsNow(tx);
  if (now.version !== version) throw refuse('points.terms-changed', { field: 'version' });
  if (terms.convertFrom > terms.convertADay)
    throw refuse('points.terms-order', { field: 'convertFrom' });
  const before = new Map(linesOf(now.terms));
  const changes = linesOf(terms).flatMap(([field, to]) => {
    const from = before.get(field) ?? '';
    return from === to ? [] : [{ field, from, to }];
  });
  if (changes.length === 0) throw refuse('points.terms-same');
  return changes;
}

/** The fields of the desk with their values. */
const linesOf = ({ rates, ...rest }: PointsTerms): [string, string][] => [
  ...Object.entries(rates).map(([name, rate]): [string, string] => [`points.rate-${name}`, rate]),
  ...Object.entries(rest).map(([name, value]): [string, string] => [`points.${name}`, `${value}`]),
];

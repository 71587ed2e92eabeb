import type { Input, Output } from '@nokshi/contract';
import { consolePointsRoutes as contract } from '@nokshi/contract/console/points.ts';
import type { PointsTerms } from '@nokshi/contract/points.ts';
import type { Change } from '@nokshi/contract/four-eyes.ts';
import { audited } from '../../../kernel/audited.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { wireVersion } from '../../../kernel/versions.ts';
import type { Act } from '../../base/proposals/index.ts';
import type { PointsRoom } from './room.ts';
import { USUAL_TERMS } from './rules/terms.ts';
import { pointsTerms } from './store/terms.ts';

type Wish = Input<typeof contract.setTerms>;

/** Versions that the desk shows. */
const SHOWN = 20;

export const seedTerms = (room: PointsRoom, tx: Tx) =>
  pointsTerms.seed(tx, { terms: USUAL_TERMS, at: room.clock.now() });

export const deskTerms = async (tx: Tx): Promise<Output<typeof contract.terms>> => ({
  versions: (await pointsTerms.newest(tx, SHOWN)).map(wireVersion),
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
    const written = await pointsTerms.insert(tx, {
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
  const now = await pointsTerms.now(tx);
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

import type { Input, Output } from '@nokshi/contract';
import { consoleVipRoutes as contract } from '@nokshi/contract/console/vip.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';
import type { VipTerms } from '@nokshi/contract/vip.ts';
import { audited } from '../../../kernel/audited.ts';
import { operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import { wireVersion } from '../../../kernel/versions.ts';
import type { Act } from '../../base/proposals/index.ts';
import type { VipRoom } from './room.ts';
import { misfitOf, needsOf, USUAL_TABLE } from './rules/table.ts';
import { countLevels, type LevelCount, markRising } from './store/members.ts';
import { vipTerms } from './store/terms.ts';

type Wish = Input<typeof contract.setTerms>;

/** Versions that the desk shows. */
const SHOWN = 20;

export const seedTerms = (room: VipRoom, tx: Tx) =>
  vipTerms.seed(tx, { terms: USUAL_TABLE, at: room.clock.now() });

/** The table in force with those before, and how many members are on each level. */
export async function deskTerms(tx: Tx): Promise<Output<typeof contract.terms>> {
  const rows = await vipTerms.newest(tx, SHOWN);
  const { terms } = await vipTerms.now(tx);
  return {
    versions: rows.map(wireVersion),
    counts: await countLevels(tx, needsOf(terms)),
  };
}

/** How many members would be on each level. Refuses vip.terms-order, vip.level-occupied. */
export const previewTerms = async (
  tx: Tx,
  { terms }: Input<typeof contract.preview>,
): Promise<Output<typeof contract.preview>> => ({ counts: await fitting(tx, terms) });

/** A table may not lose a level that members are on: they would lose it by no rule. */
async function fitting(tx: Tx, terms: VipTerms): Promise<LevelCount[]> {
  const level = misfitOf(terms);
  if (level !== null) throw refuse('vip.terms-order', { value: { level } });
  const counts = await countLevels(tx, needsOf(terms));
  const members = counts
    .filter((each) => each.level > terms.levels.length)
    .reduce((sum, { now }) => sum + now, 0);
  if (members > 0) throw refuse('vip.level-occupied', { value: { members } });
  return counts;
}

/**
 * Changes the table. Whom it raises rises by the next run of the job, nobody falls before the end of
 * the window. An earlier version is restored by setting it again. Refuses vip.terms-changed,
 * vip.terms-same, vip.terms-order, vip.level-occupied.
 */
export const termsAct = (room: VipRoom): Act<Wish> => ({
  code: 'vip.set-terms',
  permission: 'promotions.write',
  input: contract.setTerms.input,
  async preview(tx, wish) {
    const changes = await checkedChanges(tx, wish);
    return { object: 'vip', label: `${changes.length}`, changes };
  },
  async run(tx, wish, caller) {
    const changes = await checkedChanges(tx, wish);
    const written = await vipTerms.insert(tx, {
      version: wish.version + 1,
      terms: wish.terms,
      changedAt: room.clock.now(),
      changedBy: operatorOf(caller).username,
      reason: wish.reason,
    });
    if (written === 0) throw refuse('vip.terms-changed', { field: 'version' });
    await markRising(tx, { needs: needsOf(wish.terms), at: room.clock.now() });
    const facts = { changes, reason: wish.reason };
    await audited(room, tx, { caller, act: 'vip.set-terms', object: 'vip', facts });
  },
});

async function checkedChanges(tx: Tx, { terms, version }: Wish) {
  const now = await vipTerms.now(tx);
  if (now.version !== version) throw refuse('vip.terms-changed', { field: 'version' });
  await fitting(tx, terms);
  const changes = settingChanges(numbered(now.terms), numbered(terms)).map(
    ({ field, ...line }) => ({ field: `vip.${field}`, ...line }),
  );
  if (changes.length === 0) throw refuse('vip.terms-same');
  return changes;
}

/** Levels by their number, as people count them: `2.keep`. */
const numbered = ({ levels }: VipTerms) =>
  Object.fromEntries(levels.map((level, at) => [at + 1, level]));

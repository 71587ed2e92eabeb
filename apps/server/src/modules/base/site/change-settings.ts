import type { Change, Input, Output } from '@nokshi/contract';
import type { consoleSettingRoutes } from '@nokshi/contract/console/site-settings.ts';
import { type Caller, operatorOf } from '../../../kernel/caller.ts';
import type { Tx } from '../../../kernel/db.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Act } from '../proposals/index.ts';
import type { SiteRoom } from './room.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';
import type { Part } from './setting-parts.ts';
import { insertChange, listChanges, lockBrand, versionOf } from './store/setting-parts.ts';

type Wish<S> = { setting: S; version: number; reason: string };
type Routes = typeof consoleSettingRoutes;

/** A change of one part of the settings; every server and open page follows after the commit. */
export const settingAct = <S>(room: SiteRoom, part: Part<S>): Act<Wish<S>> => ({
  code: part.act,
  permission: part.permission,
  input: part.input,
  async preview(tx, wish) {
    const { changes } = await check(room, tx, { part, wish });
    return { object: part.name, label: part.name, changes };
  },
  run: (tx, wish, caller) => changeSetting(room, tx, { part, wish, caller }),
});

async function changeSetting<S>(
  room: SiteRoom,
  tx: Tx,
  { part, wish, caller }: { part: Part<S>; wish: Wish<S>; caller: Caller },
): Promise<void> {
  const { brandId } = room.config;
  const { before, changes, version } = await check(room, tx, { part, wish });
  await part.write(tx, brandId, wish.setting);
  const { operatorId, username } = operatorOf(caller);
  const { reason } = wish;
  await insertChange(tx, {
    brandId,
    part: part.name,
    version: version + 1,
    before,
    changes,
    reason,
    changedBy: username,
    changedAt: room.clock.now(),
  });
  const facts = { changes, reason };
  const { ip } = caller;
  await room.audit.append(tx, {
    operatorId,
    operator: username,
    act: part.act,
    object: brandId,
    facts,
    ip,
  });
  tx.afterCommit(await part.publish(room, tx));
}

/**
 * Refuses: site.version-changed, site.nothing-changed, and anything the part itself refuses. The
 * brand stays locked until the commit.
 */
async function check<S>(
  room: SiteRoom,
  tx: Tx,
  { part, wish }: { part: Part<S>; wish: Wish<S> },
): Promise<{ before: S; changes: Change[]; version: number }> {
  const { brandId } = room.config;
  await lockBrand(tx, brandId);
  const version = await versionOf(tx, brandId, part.name);
  if (version !== wish.version) throw refuse('site.version-changed', { field: 'version' });
  await part.check(tx, room, wish.setting);
  const before = await part.read(tx, brandId);
  const changes = settingChanges(before, wish.setting);
  if (changes.length === 0) throw refuse('site.nothing-changed');
  return { before, changes, version };
}

/** The current value of a part, for the operator who is about to change it. */
export async function settingAnswer<S>(room: SiteRoom, tx: Tx, part: Part<S>) {
  const { brandId, publicOrigin } = room.config;
  return {
    setting: await part.read(tx, brandId),
    version: await versionOf(tx, brandId, part.name),
    merchantCode: room.settings().brand.merchantCode,
    fixedHosts: [new URL(publicOrigin).hostname],
    minimumAge: room.settings().brand.minimumAge,
    openPages: room.live.count(),
  };
}

/** Changes of a part, newest first. */
export async function settingHistory(
  room: SiteRoom,
  tx: Tx,
  { part, cursor, pageSize }: Input<Routes['changes']>,
): Promise<Output<Routes['changes']>> {
  const { brandId } = room.config;
  const from = Number.parseInt(cursor ?? '', 10);
  const before = Number.isSafeInteger(from) && Math.abs(from) < 2 ** 31 ? from : null;
  const found = await listChanges(tx, { brandId, part, before, limit: pageSize + 1 });
  const rows = found.slice(0, pageSize).map(({ changedBy, changedAt, ...row }) => ({
    ...row,
    by: changedBy,
    at: changedAt.toISOString(),
  }));
  return { rows, next: found.length > pageSize ? `${rows.at(-1)?.version}` : null };
}

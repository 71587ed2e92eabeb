import type { Tx } from '../../../../kernel/db.ts';
import type { DeviceId, MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type DeviceRow = {
  deviceId: DeviceId;
  words: string;
  ip: string;
  firstSeenAt: Date;
  lastSeenAt: Date;
  remembered: boolean;
};

/** Newest first. */
export const devicesOf = (tx: Tx, q: { memberId: MemberId; now: Date; limit: number }) =>
  tx.rows<DeviceRow>(sql`
    select device_id as "deviceId", words, ip, first_seen_at as "firstSeenAt",
      last_seen_at as "lastSeenAt", coalesce(remembered_until > ${q.now}, false) as remembered
    from access_device where member_id = ${q.memberId}
    order by last_seen_at desc limit ${q.limit}`);

/** Whether this browser and this address have both been seen since. */
export const isKnown = async (
  tx: Tx,
  k: { memberId: MemberId; deviceId: DeviceId; address: string; since: Date },
) =>
  (
    await tx.one<{ known: boolean }>(sql`
      select exists (select 1 from access_device where member_id = ${k.memberId}
          and device_id = ${k.deviceId} and last_seen_at > ${k.since})
        and exists (select 1 from access_address where member_id = ${k.memberId}
          and address = ${k.address} and last_seen_at > ${k.since}) as known`)
  ).known;

/** Whether this browser has been seen since. */
export const isSeen = async (
  tx: Tx,
  k: { memberId: MemberId; deviceId: DeviceId; since: Date },
): Promise<boolean> =>
  (
    await tx.one<{ seen: boolean }>(sql`
      select exists (select 1 from access_device where member_id = ${k.memberId}
        and device_id = ${k.deviceId} and last_seen_at > ${k.since}) as seen`)
  ).seen;

/** The members who logged in from this browser since, the latest first; a house shares one. */
export const membersSeenOn = async (tx: Tx, q: { deviceId: DeviceId; since: Date }) =>
  (
    await tx.rows<{ memberId: MemberId }>(sql`
      select member_id as "memberId" from access_device
      where device_id = ${q.deviceId} and last_seen_at > ${q.since}
      order by last_seen_at desc limit 8`)
  ).map(({ memberId }) => memberId);

/** Whether this browser and this address, both seen since, may request a withdrawal by now. */
export const isSettled = async (
  tx: Tx,
  k: { memberId: MemberId; deviceId: DeviceId; address: string; since: Date; now: Date },
) =>
  (
    await tx.one<{ settled: boolean }>(sql`
      select exists (select 1 from access_device where member_id = ${k.memberId}
          and device_id = ${k.deviceId} and last_seen_at > ${k.since} and settled_at <= ${k.now})
        and exists (select 1 from access_address where member_id = ${k.memberId}
          and address = ${k.address} and last_seen_at > ${k.since} and settled_at <= ${k.now})
        as settled`)
  ).settled;

/** Whether the member is known on other browsers and not on this one. */
export const isStranger = async (tx: Tx, memberId: MemberId, deviceId: DeviceId) =>
  (
    await tx.one<{ stranger: boolean }>(sql`
      select coalesce(count(*) > 0 and not bool_or(device_id = ${deviceId}), false) as stranger
      from access_device where member_id = ${memberId}`)
  ).stranger;

const soonest = (since: Date) => sql`case when known.last_seen_at > ${since}
  then least(known.settled_at, excluded.settled_at) else excluded.settled_at end`;

/** Answers whether the browser is new to this member. */
export async function rememberDevice(
  tx: Tx,
  d: {
    memberId: MemberId;
    deviceId: DeviceId;
    words: string;
    ip: string;
    address: string;
    now: Date;
    /** Places not seen since then have to settle again. */
    since: Date;
    settledAt: Date;
  },
): Promise<{ isNew: boolean }> {
  const written = await tx.one<{ isNew: boolean }>(sql`
    insert into access_device as known
      (member_id, device_id, words, ip, first_seen_at, last_seen_at, settled_at)
    values (${d.memberId}, ${d.deviceId}, ${d.words}, ${d.ip}, ${d.now}, ${d.now}, ${d.settledAt})
    on conflict (member_id, device_id) do update
    set words = excluded.words, ip = excluded.ip, last_seen_at = excluded.last_seen_at,
      settled_at = ${soonest(d.since)}
    returning xmax = 0 as "isNew"`);
  await tx.run(sql`
    insert into access_address as known (member_id, address, last_seen_at, settled_at)
    values (${d.memberId}, ${d.address}, ${d.now}, ${d.settledAt})
    on conflict (member_id, address) do update set last_seen_at = excluded.last_seen_at,
      settled_at = ${soonest(d.since)}`);
  return written;
}

/** Deletes all but the newest `keep`. */
export async function forgetOldest(tx: Tx, memberId: MemberId, keep: number): Promise<void> {
  await tx.run(sql`
    delete from access_device where member_id = ${memberId} and device_id in (
      select device_id from access_device where member_id = ${memberId}
      order by last_seen_at desc offset ${keep})`);
  await tx.run(sql`
    delete from access_address where member_id = ${memberId} and address in (
      select address from access_address where member_id = ${memberId}
      order by last_seen_at desc offset ${keep})`);
}

export const deleteDevice = (tx: Tx, memberId: MemberId, deviceId: DeviceId) =>
  tx.run(sql`
    delete from access_device where member_id = ${memberId} and device_id = ${deviceId}`);

/** Forgets every browser and address but these. */
export async function deleteOtherDevices(
  tx: Tx,
  keep: { memberId: MemberId; deviceId: DeviceId | null; address: string | null },
): Promise<void> {
  await tx.run(sql`
    delete from access_device where member_id = ${keep.memberId}
      and device_id is distinct from ${keep.deviceId}::uuid`);
  await tx.run(sql`
    delete from access_address where member_id = ${keep.memberId}
      and address is distinct from ${keep.address}::text`);
}

export const writeRemembered = (
  tx: Tx,
  r: { memberId: MemberId; deviceId: DeviceId; hash: Buffer | null; until: Date | null },
) =>
  tx.run(sql`
    update access_device set remembered_hash = ${r.hash}, remembered_until = ${r.until}
    where member_id = ${r.memberId} and device_id = ${r.deviceId}`);

/** Removes the token, so that it opens one log-in only. */
export const takeRemembered = (tx: Tx, r: { deviceId: DeviceId; hash: Buffer; now: Date }) =>
  tx.maybe<{ memberId: MemberId }>(sql`
    update access_device set remembered_hash = null, remembered_until = null
    where device_id = ${r.deviceId} and remembered_hash = ${r.hash}
      and remembered_until > ${r.now}
    returning member_id as "memberId"`);

export const forgetRemembered = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`
    update access_device set remembered_hash = null, remembered_until = null
    where member_id = ${memberId} and remembered_hash is not null`);

export async function deleteOldDevices(tx: Tx, seenBefore: Date): Promise<void> {
  await tx.run(sql`delete from access_device where last_seen_at < ${seenBefore}`);
  await tx.run(sql`delete from access_address where last_seen_at < ${seenBefore}`);
}

import type { Tx } from '../../../../kernel/db.ts';
import type { MemberId } from '../../../../kernel/ids.ts';
import { sql } from '../../../../kernel/sql.ts';

export type PasskeyRow = {
  credentialId: string;
  name: string;
  publicKey: Buffer;
  counter: string;
  transports: string[];
  madeAt: Date;
  usedAt: Date | null;
};

export const passkeysOf = (tx: Tx, memberId: MemberId) =>
  tx.rows<PasskeyRow>(sql`
    select credential_id as "credentialId", name, public_key as "publicKey",
      counter::text as counter, transports, made_at as "madeAt", used_at as "usedAt"
    from access_passkey where member_id = ${memberId} order by made_at`);

/** 0 when this passkey belongs to a member already. */
export const insertPasskey = (
  tx: Tx,
  p: {
    credentialId: string;
    memberId: MemberId;
    name: string;
    publicKey: Buffer;
    counter: number;
    transports: readonly string[];
    now: Date;
  },
) =>
  tx.run(sql`
    insert into access_passkey (credential_id, member_id, name, public_key, counter, transports,
      made_at)
    values (${p.credentialId}, ${p.memberId}, ${p.name}, ${p.publicKey}, ${p.counter},
      ${p.transports}::text[], ${p.now})
    on conflict (credential_id) do nothing`);

/** 0 when its counter did not advance: the answer was used before, or the passkey was copied. */
export const recordPasskeyUse = (tx: Tx, p: { credentialId: string; counter: number; now: Date }) =>
  tx.run(sql`
    update access_passkey set counter = ${p.counter}, used_at = ${p.now}
    where credential_id = ${p.credentialId} and (counter < ${p.counter} or ${p.counter} = 0)`);

export const renamePasskey = (
  tx: Tx,
  p: { memberId: MemberId; credentialId: string; name: string },
) =>
  tx.run(sql`
    update access_passkey set name = ${p.name}
    where member_id = ${p.memberId} and credential_id = ${p.credentialId}`);

export const deletePasskey = (tx: Tx, memberId: MemberId, credentialId: string) =>
  tx.run(sql`
    delete from access_passkey
    where member_id = ${memberId} and credential_id = ${credentialId}`);

export const deletePasskeys = (tx: Tx, memberId: MemberId) =>
  tx.run(sql`delete from access_passkey where member_id = ${memberId}`);

/** A new challenge replaces the previous one. */
export const storePasskeyChallenge = (
  tx: Tx,
  c: { asker: Buffer; challenge: string; expiresAt: Date },
) =>
  tx.run(sql`
    insert into access_passkey_challenge (asker, challenge, expires_at)
    values (${c.asker}, ${c.challenge}, ${c.expiresAt})
    on conflict (asker) do update
    set challenge = excluded.challenge, expires_at = excluded.expires_at`);

/** Removes it, so that no challenge is answered twice; undefined when there is none in force. */
export const takePasskeyChallenge = async (tx: Tx, asker: Buffer, now: Date) => {
  const row = await tx.maybe<{ challenge: string; alive: boolean }>(sql`
    delete from access_passkey_challenge where asker = ${asker}
    returning challenge, expires_at > ${now} as alive`);
  return row?.alive ? row.challenge : undefined;
};

export const deleteOldChallenges = (tx: Tx, now: Date) =>
  tx.run(sql`delete from access_passkey_challenge where expires_at < ${now}`);

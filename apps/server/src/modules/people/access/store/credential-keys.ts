import type { Tx } from '../../../../kernel/db.ts';
import { sql } from '../../../../kernel/sql.ts';

export type KeyRow = {
  kid: string;
  publicJwk: Readonly<Record<string, string>>;
  privateSealed: Buffer;
  active: boolean;
};

/** The active one first. */
export const credentialKeys = (tx: Tx) =>
  tx.rows<KeyRow>(sql`
    select kid, public_jwk as "publicJwk", private_sealed as "privateSealed", active
    from access_credential_key order by active desc, made_at desc limit 10`);

/** Stores the key unless another server was quicker. */
export const insertCredentialKey = (tx: Tx, key: Omit<KeyRow, 'active'> & { now: Date }) =>
  tx.run(sql`
    insert into access_credential_key (kid, public_jwk, private_sealed, made_at)
    values (${key.kid}, ${JSON.stringify(key.publicJwk)}, ${key.privateSealed}, ${key.now})
    on conflict do nothing`);

/** Undefined when a body with this nonce was opened before. */
export const spendNonce = (tx: Tx, nonce: Buffer, expiresAt: Date) =>
  tx.maybe<{ nonce: Buffer }>(sql`
    insert into access_spent_nonce (nonce, expires_at) values (${nonce}, ${expiresAt})
    on conflict do nothing returning nonce`);

export const deleteOldNonces = (tx: Tx, now: Date) =>
  tx.run(sql`delete from access_spent_nonce where expires_at < ${now}`);

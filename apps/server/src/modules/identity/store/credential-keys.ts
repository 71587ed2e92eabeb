import type { Tx } from '../../../kernel/db.ts';
import { sql } from '../../../kernel/sql.ts';

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
    from identity_credential_key order by active desc, made_at desc limit 10`);

/** Keeps the key unless another server was quicker. */
export const insertCredentialKey = (tx: Tx, key: Omit<KeyRow, 'active'> & { now: Date }) =>
  tx.run(sql`
    insert into identity_credential_key (kid, public_jwk, private_sealed, made_at)
    values (${key.kid}, ${JSON.stringify(key.publicJwk)}, ${key.privateSealed}, ${key.now})
    on conflict do nothing`);

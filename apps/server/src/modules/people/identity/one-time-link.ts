import { createHash } from 'node:crypto';
import type { Tx } from '../../../kernel/db.ts';
import { type OperatorId, toWire } from '../../../kernel/ids.ts';
import type { Insides } from './room.ts';
import { writeLink } from './store/operator-desk.ts';

const LIVES_MS = 72 * 3_600_000;

export type Link = { readonly id: string; readonly secret: string; readonly until: string };

/** A link that opens one operator's account once; the secret is told here and nowhere else. */
export async function makeLink(room: Insides, tx: Tx, operatorId: OperatorId): Promise<Link> {
  const secret = room.random.bytes(32).toString('base64url');
  const until = new Date(room.clock.now().getTime() + LIVES_MS);
  await writeLink(tx, operatorId, { hash: hashOfLink(secret), until });
  return { id: toWire('opr', operatorId), secret, until: until.toISOString() };
}

export const hashOfLink = (secret: string): Buffer => createHash('sha256').update(secret).digest();

import type { Credentials } from '../kernel/caller.ts';
import { refuse } from '../kernel/refusal.ts';

/**
 * The body of an `encrypted` route: `{ jwe }` is decrypted, a plain one is accepted only where the
 * setting allows it. Refuses edge.encryption-needed, edge.encryption-broken. Checklist Y-001.
 */
export async function openCredentials(credentials: Credentials, body: unknown): Promise<unknown> {
  const sealed = typeof body === 'object' && body !== null && 'jwe' in body ? body.jwe : undefined;
  if (sealed === undefined) {
    if (credentials.required()) throw refuse('edge.encryption-needed');
    return body;
  }
  const opened = typeof sealed === 'string' ? await credentials.open(sealed) : null;
  if (opened === null || opened === undefined) throw refuse('edge.encryption-broken');
  return opened;
}

import { fromWire, type MemberId, toWire } from '../../../kernel/ids.ts';
import type { Secrets } from '../../../kernel/secrets.ts';

/** The contents of a launch token; to the vendor it is opaque. */
export type Opened = {
  readonly memberId: MemberId;
  readonly type: number;
  readonly gameId: string;
  /** Opens the member's live session; whether it has ended is checked at each stake. */
  readonly launchToken: string;
  readonly expiresAt: Date;
  /** The member's place: a stake keeps the session there alive. */
  readonly seen: { readonly ip: string; readonly device: string };
};

const PURPOSE = 'vendors.token';

/** Sealed for one vendor: another one cannot use it, and no table stores it. */
export function sealToken(secrets: Secrets, vendor: string, open: Opened): string {
  const { memberId, type, gameId, launchToken, expiresAt, seen } = open;
  const words = [toWire('mbr', memberId), type, gameId, launchToken, expiresAt.getTime(), seen];
  return secrets.seal(PURPOSE, JSON.stringify(words), vendor).toString('base64url');
}

/** Null when it is not ours for this vendor; an expired one is opened as well. */
export function openToken(secrets: Secrets, vendor: string, token: string): Opened | null {
  let words: unknown;
  try {
    words = JSON.parse(secrets.open(PURPOSE, Buffer.from(token, 'base64url'), vendor).toString());
  } catch {
    return null;
  }
  if (!Array.isArray(words)) return null;
  const [account, type, gameId, launchToken, expiresMs, seen] = words as [
    string,
    number,
    string,
    string,
    number,
    Opened['seen'],
  ];
  const memberId = fromWire('mbr', account);
  if (!memberId) return null;
  return { memberId, type, gameId, launchToken, expiresAt: new Date(expiresMs), seen };
}

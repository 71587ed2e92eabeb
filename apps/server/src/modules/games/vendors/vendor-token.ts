import { fromWire, type MemberId, toWire } from '../../../kernel/ids.ts';
import type { Secrets } from '../../../kernel/secrets.ts';

/** What a token of ours says to us; to the studio it is opaque. */
export type Opened = {
  readonly memberId: MemberId;
  readonly type: number;
  readonly gameId: string;
  /** Opens the member's live session; whether it has ended is asked at each stake. */
  readonly launchToken: string;
  readonly expiresAt: Date;
  /** From where the member plays: a stake keeps the session there alive. */
  readonly seen: { readonly ip: string; readonly device: string };
};

const PURPOSE = 'vendors.token';

/** Sealed for one studio: another one cannot use it, and no table keeps it. */
export function sealToken(secrets: Secrets, vendor: string, open: Opened): string {
  const { memberId, type, gameId, launchToken, expiresAt, seen } = open;
  const words = [toWire('mbr', memberId), type, gameId, launchToken, expiresAt.getTime(), seen];
  return secrets.seal(PURPOSE, JSON.stringify(words), vendor).toString('base64url');
}

/** Null when it is none of ours for this studio; one whose time is over is opened as well. */
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

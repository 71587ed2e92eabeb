import type { Output } from '@nokshi/contract';
import type { seamlessRoutes, VendorStatus } from '@nokshi/contract/vendor/seamless.ts';
import { toWire } from '../../../kernel/ids.ts';
import { assetOf, liveSession } from './live-token.ts';
import { balanceOf } from './money-call.ts';
import type { Signer } from './check-signature.ts';
import type { VendorsRoom } from './room.ts';
import { writeSum } from './rules/sums.ts';
import { openToken } from './vendor-token.ts';

type Session = Output<typeof seamlessRoutes.session>;

const NOBODY: Omit<Session, 'status'> = {
  account: null,
  currency: null,
  balance: null,
  nickname: null,
  gameId: null,
  category: null,
  expiresAt: null,
};

/** The member of a token. Statuses: INVALID_TOKEN, SESSION_ENDED, TOKEN_EXPIRED, PLAYER_BLOCKED. */
export async function readSession(
  room: VendorsRoom,
  profile: Signer,
  asked: { token: string },
): Promise<Session> {
  await profile.fresh;
  const { words, decimals } = profile.points;
  const said = (status: VendorStatus) => ({ status: words[status] ?? status });
  const token = openToken(room.secrets, profile.vendor, asked.token);
  if (!token) return { ...NOBODY, ...said('INVALID_TOKEN') };
  const session = await liveSession(room, token);
  if (typeof session === 'string') return { ...NOBODY, ...said(session) };
  const { memberId, gameId, expiresAt } = token;
  const asset = assetOf(token);
  const balance = await balanceOf(room, { memberId, asset });
  return {
    ...said(session.restriction ? 'PLAYER_BLOCKED' : 'OK'),
    account: toWire('mbr', memberId),
    currency: asset,
    balance: writeSum(balance, asset, decimals),
    // A vendor never learns a member's name, but a game needs something to greet.
    nickname: `${session.username.slice(0, 2)}***`,
    gameId,
    category: room.catalogue.find(gameId)?.gameType ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

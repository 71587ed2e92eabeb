import { createHmac } from 'node:crypto';
import type { Asset } from '@nokshi/money';
import { z } from 'zod';
import { type MemberId, toWire, type TransferId } from '../../kernel/ids.ts';
import { signedText } from './check-signature.ts';
import type { Profile } from './profiles.ts';
import type { VendorsRoom } from './room.ts';
import { readSum, writeSum } from './rules/sums.ts';
import type { Heard, Step } from './rules/transfer-step.ts';
import type { TransferRow } from './store/transfers.ts';

/** A studio that is silent for so long has not been heard. */
const ANSWER_MS = 4_000;
const MOST_BYTES = 4_096;

const answer = z.object({
  status: z.enum(['OK', 'DONE', 'REFUSED', 'CANCELLED', 'UNKNOWN']),
  balance: z.string().max(24).optional(),
});

/** A studio that keeps the players' money in a wallet of its own. */
export const hasWallet = ({ points }: Profile): boolean => points.walletUrl !== null;

/** One step of a transfer. What does not fit is not heard: the next query tells. docs/vendors.md */
export async function askTransfer(
  room: VendorsRoom,
  { profile, transfer, step }: { profile: Profile; transfer: TransferRow; step: Step },
): Promise<{ readonly heard: Heard; readonly balance: bigint | null }> {
  const { transferId, memberId, asset, direction, amount } = transfer;
  const move = direction === 'IN' ? 'deposit' : 'withdraw';
  const said = await askSigned(room, profile, {
    call: step === 'move' ? move : step,
    body: {
      reference: referenceOf(transferId),
      account: toWire('mbr', memberId),
      currency: asset,
      direction,
      amount: writeSum(amount, asset, profile.points.decimals),
    },
  });
  if (!said || said.status === 'OK') return { heard: 'LOST', balance: null };
  // Money that moved is only believed with the balance that it led to.
  if (said.status === 'DONE' && said.balance === null) return { heard: 'LOST', balance: null };
  return { heard: said.status, balance: said.balance };
}

/** What a member has there now; null when the studio is silent. */
export async function askBalance(
  room: VendorsRoom,
  profile: Profile,
  { memberId, asset }: { memberId: MemberId; asset: Asset },
): Promise<bigint | null> {
  const body = { account: toWire('mbr', memberId), currency: asset };
  const said = await askSigned(room, profile, { call: 'balance', body });
  return said?.status === 'OK' ? said.balance : null;
}

/** What both sides call a transfer. */
export const referenceOf = (transferId: TransferId): string => toWire('trf', transferId);

async function askSigned(
  room: VendorsRoom,
  { vendor, key, points }: Profile,
  { call, body }: { call: string; body: object },
) {
  const url = new URL(`${points.walletUrl}/${call}`);
  const sent = Buffer.from(JSON.stringify(body));
  const timestamp = String(room.clock.now().getTime());
  const nonce = room.random.bytes(16).toString('base64url');
  const text = signedText({ path: url.pathname, timestamp, nonce, body: sent });
  try {
    const response = await room.fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        'content-type': 'application/json',
        'x-nokshi-vendor': vendor,
        'x-nokshi-timestamp': timestamp,
        'x-nokshi-nonce': nonce,
        'x-nokshi-signature': createHmac('sha256', key).update(text).digest('hex'),
      },
      body: sent,
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const words = (await response.text()).slice(0, MOST_BYTES);
    if (response.status !== 200) return null;
    const { status, balance } = answer.parse(JSON.parse(words));
    return { status, balance: balance === undefined ? null : readSum(balance, points.decimals) };
  } catch (err) {
    room.log.warn('the wallet of a studio was not heard', { vendor, call, err });
    return null;
  }
}

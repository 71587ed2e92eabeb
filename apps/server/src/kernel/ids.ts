import { hash } from 'node:crypto';
import type { Clock } from './clock.ts';
import type { RandomSource } from './random.ts';

/** A uuid in canonical text form, created before the first attempt to write what it names. */
export type Uuid = string & { readonly __brand: 'uuid' };
/** A uuid of one kind of thing; the kind is its prefix on the wire. */
export type Id<K extends string> = Uuid & { readonly __kind: K };

export type MemberId = Id<'mbr'>;
export type OperatorId = Id<'opr'>;
export type SessionId = Id<'ses'>;
export type WagerId = Id<'wgr'>;
export type RoundId = Id<'rnd'>;
export type DepositId = Id<'dep'>;
export type WithdrawalId = Id<'wdr'>;
export type AdjustmentId = Id<'adj'>;
export type PayeeId = Id<'pye'>;
export type BatchId = Id<'vbt'>;
export type SeedId = Id<'sed'>;
export type ChainId = Id<'chn'>;
export type TransferId = Id<'trf'>;
export type TeamTransferId = Id<'ttr'>;
export type ContractId = Id<'ctr'>;
export type SlipId = Id<'slp'>;
export type RebateId = Id<'rbt'>;
export type GrantId = Id<'frg'>;
/** What a member got of a promotion. */
export type PromotionGrantId = Id<'pgr'>;
export type CampaignId = Id<'cmp'>;
/** A spin of a lucky wheel. */
export type SpinId = Id<'spn'>;
export type PromotionApplicationId = Id<'pap'>;
/** A saved audience of campaigns. */
export type SegmentId = Id<'seg'>;
/** An order of the points mall, or points that were changed to taka. */
export type PointsOrderId = Id<'pto'>;
/** A change of a member's VIP level. */
export type VipMoveId = Id<'vpm'>;
export type HoldId = Id<'hld'>;
export type LimitChangeId = Id<'lim'>;
export type DeviceId = Id<'dev'>;
export type CaseId = Id<'cas'>;

export type Ids = {
  /**
   * A new time-ordered id (uuidv7, RFC 9562 6.2 method 1): 48 bits of milliseconds, a counter of 12
   * bits, 62 random bits. Each is greater than the one before, so that an index grows at its end.
   */
  next<I extends Uuid>(): I;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** In the canonical form: lower case, with dashes. */
export const isUuid = (text: string): text is Uuid => UUID.test(text);

const COUNTS = 0x1000;
const RANDOM_BYTES = 8;
/** Random bytes are fetched for this many ids at once. */
const AT_ONCE = 256;
/** A clock that goes back less than this is ignored; one that was set back further is followed. */
const HELD_MS = 10_000;

export function createIds(clock: Clock, random: RandomSource): Ids {
  const bytes = Buffer.alloc(16);
  let pool: Buffer = Buffer.alloc(0);
  let used = 0;
  let last = 0;
  let count = 0;

  /** The next milliseconds and count. A new millisecond begins in the lower half of the counts. */
  function step(): void {
    const now = clock.now().getTime();
    const isLater = now > last || now < last - HELD_MS;
    if (isLater || count + 1 === COUNTS) {
      last = isLater ? now : last + 1;
      count = ((pool[used] ?? 0) << 3) | ((pool[used + 1] ?? 0) & 7);
    } else count += 1;
  }

  return {
    next<I extends Uuid>() {
      if (used === pool.length) {
        pool = random.bytes(RANDOM_BYTES * AT_ONCE);
        used = 0;
      }
      step();
      bytes.writeUIntBE(last, 0, 6);
      bytes.writeUInt16BE(0x7000 | count, 6);
      pool.copy(bytes, 8, used, used + RANDOM_BYTES);
      bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
      used += RANDOM_BYTES;
      return formatUuid(bytes.toString('hex')) as I;
    },
  };
}

/** A uuidv7, with or without dashes, in either case: clients send keys as they please. */
const TIME_ORDERED = /^[0-9a-f]{8}-?[0-9a-f]{4}-?7[0-9a-f]{3}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

/**
 * The same words always give the same id. Where `timeOf` is a time-ordered id, it has the time of
 * that one (uuidv7); else it has none (uuidv8), also for another text that a client sent.
 */
export function derivedId<I extends Uuid>(words: string, timeOf?: string): I {
  const digest = hash('sha256', words, 'hex');
  const time = TIME_ORDERED.test(timeOf ?? '') ? (timeOf ?? '').replaceAll('-', '') : '';
  const head = time !== '' ? `${time.slice(0, 12).toLowerCase()}7` : `${digest.slice(0, 12)}8`;
  const variant = '89ab'[Number.parseInt(digest.charAt(16), 16) & 3];
  return formatUuid(`${head}${digest.slice(13, 16)}${variant}${digest.slice(17, 32)}`) as I;
}

const formatUuid = (hex: string) =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;

/** `0190f3c2-…` becomes `mbr_0190f3c2…`: 32 hex digits behind the prefix of its kind. */
export const toWire = <K extends string>(prefix: K, id: Id<K>): string =>
  `${prefix}_${id.replaceAll('-', '')}`;

/** Reads an id of this kind from the wire; null when it is not one. */
export function fromWire<K extends string>(prefix: K, text: string): Id<K> | null {
  const match = new RegExp(`^${prefix}_([0-9a-f]{32})$`).exec(text);
  return match?.[1] ? (formatUuid(match[1]) as Id<K>) : null;
}

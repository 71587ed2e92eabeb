import type { Clock } from './clock.ts';
import type { RandomSource } from './random.ts';

/** A uuid in canonical text form, made before the first try of what it names. */
export type Uuid = string & { readonly __brand: 'uuid' };
/** A uuid of one kind of thing; the kind is its prefix on the wire. */
export type Id<K extends string> = Uuid & { readonly __kind: K };

export type MemberId = Id<'mbr'>;
export type OperatorId = Id<'opr'>;
export type SessionId = Id<'ses'>;
export type WagerId = Id<'wgr'>;
export type RoundId = Id<'rnd'>;
export type DepositId = Id<'dep'>;
export type SeedId = Id<'sed'>;
export type HoldId = Id<'hld'>;
export type LimitChangeId = Id<'lim'>;

export type Ids = {
  /** A new time-ordered id (uuidv7, RFC 9562): 48 bits of milliseconds, 74 random bits. */
  next<I extends Uuid>(): I;
};

export function createIds(clock: Clock, random: RandomSource): Ids {
  return {
    next<I extends Uuid>() {
      const bytes = random.bytes(16);
      bytes.writeUIntBE(clock.now().getTime(), 0, 6);
      bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f);
      bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f);
      return formatUuid(bytes.toString('hex')) as I;
    },
  };
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

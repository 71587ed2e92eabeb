import { parseAmount, parseDecimal } from '@nokshi/money';
import { z } from 'zod';
import { settingChanges } from './setting-changes.ts';
import type { Change } from './four-eyes.ts';
import { fullFee } from './channel-fee.ts';
import { FIELD_KINDS, WEEKDAYS } from './channel-fields.ts';
import { amount } from './fields.ts';

const words = z.object({
  EN: z.string().trim().min(1).max(60),
  BN: z.string().trim().min(1).max(60),
});

/** What a member has to write to pay by a channel; `field` is its name. */
export const askedField = z
  .object({
    field: z.string().regex(/^[a-z][a-z0-9-]{1,23}$/),
    label: words,
    kind: z.enum([...FIELD_KINDS, 'voucher']),
    minLength: z.number().int().min(1).max(80),
    maxLength: z.number().int().min(1).max(80),
    required: z.boolean(),
  })
  .refine(({ minLength, maxLength }) => minLength <= maxLength, { path: ['maxLength'] });

/**
 * `10:00-18:00`, from the first minute until before the last; `00:00-24:00` all day; empty: never.
 */
const span = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00))?$/)
  .refine((text) => text === '' || text.slice(0, 5) < text.slice(6));

const inMinor = (text: string): bigint => parseDecimal(text) ?? 0n;

/**
 * An operator's settings of a channel, written whole under a version. Amounts are decimal strings.
 */
export const channelTerms = z
  .object({
    on: z.boolean(),
    minimum: amount,
    maximum: amount,
    /**
     * Paid by the member: what was paid less this is credited. `points` are hundredths of a
     * percent.
     */
    fee: z.object({
      fixed: z.string().refine((text) => text === '0.00' || parseAmount(text) !== null),
      points: z.number().int().min(0).max(2_000),
    }),
    /** By weekday in Asia/Dhaka. */
    hours: z.object(Object.fromEntries(WEEKDAYS.map((day) => [day, span])) as HoursShape),
    currencies: z.array(z.enum(['BDT'])).length(1),
    /** Stored with the deposit, for the operator. */
    fields: z
      .array(askedField)
      .max(6)
      .refine((all) => all.every(({ kind }) => kind !== 'voucher'))
      .refine((all) => new Set(all.map(({ field }) => field)).size === all.length),
    rules: z.object({
      /** Who sees the channel at all. Checklist S-008. */
      accountTypes: z
        .array(z.union([0, 1, 2, 41, 42].map((type) => z.literal(type))))
        .min(1)
        .max(5),
      /** Credited deposits, by any channel, before this channel accepts one. */
      earlierDeposits: z.number().int().min(0).max(100),
      /**
       * While an account is younger than this, it pays at most `newMemberMaximum`. 0: no such
       * period.
       */
      newMemberDays: z.number().int().min(0).max(365),
      newMemberMaximum: amount,
      /** The very first deposit is at most this. */
      firstDepositMaximum: amount,
    }),
  })
  .refine(({ minimum, maximum }) => inMinor(minimum) <= inMinor(maximum), { path: ['maximum'] })
  .refine(({ minimum, fee }) => fullFee(fee, inMinor(minimum)) * 2n <= inMinor(minimum), {
    path: ['fee'],
  });
type HoursShape = Record<(typeof WEEKDAYS)[number], typeof span>;

export type ChannelTerms = z.infer<typeof channelTerms>;

/** The fields that differ between two terms of a channel. */
export const channelChanges = (before: ChannelTerms, after: ChannelTerms): Change[] =>
  settingChanges({ channel: shown(before) }, { channel: shown(after) });

/** The requested fields are one line: most changes of them concern them all. */
const shown = ({ fields, ...terms }: ChannelTerms) => ({
  ...terms,
  fields: fields
    .map(
      ({ field, label, kind, minLength, maxLength, required }) =>
        `${field}${required ? '' : '?'} (${label.EN} · ${label.BN}; ${kind} ${minLength}-${maxLength})`,
    )
    .join(', '),
});

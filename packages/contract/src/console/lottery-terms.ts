import { z } from 'zod';
import { amount } from '../fields.ts';
import type { Change } from '../four-eyes.ts';
import { bases } from '../player/lottery.ts';
import { settingChanges } from '../setting-changes.ts';

/** What an operator sets for a game. It applies to issues that are made from then on. */
export const gameTerms = z.object({
  isOpen: z.boolean(),
  intervalSeconds: z.number().int().min(30).max(86_400),
  closesBeforeSeconds: z.number().int().min(1).max(3_600),
  cancelBeforeSeconds: z.number().int().min(0).max(3_600),
  bases,
  ceilings: z.object({ unit: amount, bet: amount, issue: amount, number: amount }),
  /** Of an external game: when it is drawn, `HH:mm` in Dhaka, and on which days (1 Monday). */
  drawTime: z
    .string()
    .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/)
    .nullable(),
  drawDays: z.array(z.number().int().min(1).max(7)).max(7),
  /** Days of the month; empty: all. */
  drawDates: z.array(z.number().int().min(1).max(31)).max(31),
});
export type GameTerms = z.infer<typeof gameTerms>;

/** The fields that differ between two terms of a game. */
export const gameTermsChanges = (before: GameTerms, after: GameTerms): Change[] =>
  settingChanges(shownTerms(before), shownTerms(after));

const shownTerms = ({ drawDays, drawDates, drawTime, ...terms }: GameTerms) => ({
  ...terms,
  drawTime: drawTime ?? '',
  drawDays: drawDays.join(' '),
  drawDates: drawDates.join(' '),
});

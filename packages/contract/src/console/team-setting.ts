import { z } from 'zod';
import { amount } from '../fields.ts';

/** Whether money may move along the team line, and how much. Checklist. */
export const teamSetting = z.object({
  on: z.boolean(),
  /** The smallest transfer. */
  minimum: amount,
  /** What one member may send in a business day, all downlines together. */
  timesADay: z.number().int().min(1).max(100),
  amountADay: amount,
});
export type TeamSetting = z.infer<typeof teamSetting>;

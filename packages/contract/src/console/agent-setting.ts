import { z } from 'zod';
import { amount } from '../fields.ts';
import { percent } from '../player/agent-terms.ts';

export const PAY_MODES = ['upline', 'house'] as const;

/** How agents are paid, and what a dividend's base is made of. Domain.md 8.2. */
export const agentSetting = z.object({
  /**
   * `upline`: the agent above pays out of the own cash; `house`: the house pays each the own part
   * less what those below receive.
   */
  payMode: z.enum(PAY_MODES),
  /** The valid turnover from which a member counts as active in a period. */
  activeFrom: amount,
  /** Days after which an overdue slip is a bad record. */
  graceDays: z.number().int().min(1).max(60),
  /** What is taken from what a team lost, beside what was paid and given back. */
  components: z.object({ wages: z.boolean(), promotions: z.boolean(), fees: z.boolean() }),
  /** The highest rates that the house offers itself. */
  most: z.object({
    dividend: percent,
    daily: percent,
    hourly: percent,
    win: percent,
    loss: percent,
  }),
});
export type AgentSetting = z.infer<typeof agentSetting>;

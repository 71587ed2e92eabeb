import { z } from 'zod';
import { instant, nothing } from '../fields.ts';
import { change, outcome, reason } from '../four-eyes.ts';
import { PROFILES, periods } from '../player/limits.ts';
import { route } from '../route.ts';

const profileCode = z.enum(PROFILES);
export type ProfileCode = z.infer<typeof profileCode>;

export const consoleProtectionRoutes = {
  profile: route({
    method: 'GET',
    path: '/console/protection/profile',
    summary: 'The profile of protection in force, what another would change, and the history.',
    allow: { permission: 'limits.read' },
    input: nothing,
    output: z.object({
      code: profileCode,
      periods,
      /** Its figures. */
      figures: z.array(change),
      /** What each of the others, and the other periods, would change. */
      others: z.array(z.object({ code: profileCode, periods, changes: z.array(change) })),
      /** Newest first, 50 at most. */
      history: z.array(
        z.object({
          code: profileCode,
          periods,
          setAt: instant,
          setBy: z.string(),
          reason: z.string(),
        }),
      ),
    }),
    refusals: [],
  }),
  setProfile: route({
    method: 'POST',
    path: '/console/protection/profile',
    summary:
      'Choose a profile and its periods: what it tightens applies at once, what it loosens a day later.',
    allow: { permission: 'limits.profile' },
    input: z.object({ code: profileCode, periods, reason }),
    output: outcome,
    refusals: ['limits.profile-same', 'proposals.waiting', 'proposals.nobody-else'],
  }),
};

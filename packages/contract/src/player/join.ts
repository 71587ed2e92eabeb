import { z } from 'zod';
import { route } from '../route.ts';

const text = (min: number, max: number) => z.string().trim().min(min).max(max);

/** The form of the page `/join`. Checklist R-028. */
export const joinRoutes = {
  apply: route({
    method: 'POST',
    path: '/wps/system/join',
    summary: 'Ask to work with the house; an operator reads it and writes back.',
    allow: 'anyone',
    // Many people may share an address, but they do not all apply within an hour.
    rate: { max: 10, perSeconds: 3600 },
    input: z.object({
      name: text(2, 60),
      /** A telephone number or an email address, as the applicant writes it. */
      contact: text(5, 120),
      message: text(10, 1_000),
    }),
    output: z.object({ received: z.literal(true) }),
    refusals: [],
  }),
};

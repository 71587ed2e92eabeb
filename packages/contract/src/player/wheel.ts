import { z } from 'zod';
import { decimal, id, instant } from '../fields.ts';
import { route } from '../route.ts';

export const WHEEL_STATES = ['SOON', 'OPEN', 'SPENT', 'ENDED'] as const;
export type WheelState = (typeof WHEEL_STATES)[number];

const one = z.object({ promotionId: id('cmp') });
const spin = z.object({
  spinId: id('spn'),
  /** Where it stopped, from 0. */
  segment: z.number().int(),
  /** Nothing: 0.00. */
  amount: decimal,
  at: instant,
});
export type Spin = z.output<typeof spin>;

/** Lucky wheels: a stated table, and spins from the member's own seed. */
export const wheelRoutes = {
  one: route({
    method: 'GET',
    path: '/wps/promotions/wheel',
    summary: 'One wheel: each segment with its chance, the spins left today, and the own last ten.',
    allow: 'anyone',
    input: one,
    output: z.object({
      /** SPENT: its budget could not pay the largest segment any more. */
      state: z.enum(WHEEL_STATES),
      segments: z.array(
        z.object({
          amount: decimal,
          weight: z.number().int(),
          /** Percent, at most three decimals. */
          chance: z.string(),
        }),
      ),
      /** What a spin pays on average. */
      mean: decimal,
      /** How many of today are left; null: of who looks without an account, or cannot spin. */
      left: z.number().int().nullable(),
      perDay: z.number().int(),
      spins: z.array(spin),
    }),
    refusals: ['promotions.unknown'],
  }),
  spin: route({
    method: 'POST',
    path: '/wps/promotions/wheel/spin',
    summary: 'Spin the wheel with the next nonce of the own seed; what it pays is given at once.',
    allow: 'player',
    input: one,
    output: spin.extend({ left: z.number().int() }),
    refusals: [
      'promotions.unknown',
      'promotions.not-yet',
      'promotions.closed',
      'promotions.not-for-you',
      'promotions.taken',
      'promotions.day-used',
      'promotions.budget-spent',
      'promotions.no-places',
    ],
  }),
  proof: route({
    method: 'GET',
    path: '/wps/promotions/wheel/proof',
    summary: 'All that is needed to spin an own spin again; the seed once it is revealed.',
    allow: 'member',
    input: z.object({ spinId: id('spn') }),
    output: z.object({
      format: z.literal('nokshi-wheel-1'),
      mappingVersion: z.number().int(),
      commitment: z.string(),
      serverSeed: z.string().nullable(),
      clientSeed: z.string(),
      nonce: z.number().int(),
      segments: z.array(z.object({ amount: z.string(), weight: z.number().int() })),
      segment: z.number().int(),
    }),
    refusals: ['promotions.spin-unknown'],
  }),
};

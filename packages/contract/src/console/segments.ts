import { z } from 'zod';
import { id, instant, nothing } from '../fields.ts';
import { reason } from '../four-eyes.ts';
import { audience } from '../promotions/audience.ts';
import { route } from '../route.ts';

const segment = z.object({
  segmentId: id('seg'),
  name: z.string(),
  audience,
  /** Members whom it fits now; null of one that is removed. */
  fits: z.number().int().nullable(),
  removed: z.boolean(),
  /** Its last change can be undone. */
  canUndo: z.boolean(),
  changedBy: z.string(),
  changedAt: instant,
});
export type Segment = z.output<typeof segment>;

const one = z.object({ segmentId: id('seg'), reason });

/** Saved audiences, to be copied into campaigns. Products.md 6.4. */
export const consoleSegmentRoutes = {
  list: route({
    method: 'GET',
    path: '/console/segments',
    summary: 'Saved audiences by name, then those removed in the last 30 days; at most 200.',
    allow: { permission: 'promotions.read' },
    input: nothing,
    output: z.object({ rows: z.array(segment) }),
    refusals: [],
  }),
  save: route({
    method: 'POST',
    path: '/console/segments',
    summary: 'Save an audience under a name, or change one; campaigns keep what they copied.',
    allow: { permission: 'promotions.write' },
    input: z.object({
      segmentId: id('seg').nullable(),
      name: z.string().trim().min(1).max(60),
      audience,
      reason,
    }),
    output: z.object({ segmentId: id('seg') }),
    refusals: [
      'promotions.segment-unknown',
      'promotions.segment-name-used',
      'promotions.terms-wrong',
    ],
  }),
  remove: route({
    method: 'POST',
    path: '/console/segments/remove',
    summary: 'Remove a saved audience; campaigns keep what they copied.',
    allow: { permission: 'promotions.write' },
    input: one,
    output: nothing,
    refusals: ['promotions.segment-unknown'],
  }),
  undo: route({
    method: 'POST',
    path: '/console/segments/undo',
    summary: 'Undo the last change of a saved audience; undone again, it is back.',
    allow: { permission: 'promotions.write' },
    input: one,
    output: nothing,
    refusals: ['promotions.segment-unknown', 'promotions.segment-name-used'],
  }),
};

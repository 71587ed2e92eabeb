import { z } from 'zod';
import { cursor, instant, page, pageSize } from '../fields.ts';
import { route } from '../route.ts';

export const consoleRecordsRoutes = {
  audit: route({
    method: 'GET',
    path: '/console/audit',
    summary: 'Every act of every operator, newest first; append-only and hash-chained.',
    allow: { permission: 'records.audit' },
    input: z.object({
      operator: z.string().max(64).optional(),
      act: z.string().max(60).optional(),
      cursor,
      pageSize: pageSize(100, 50),
    }),
    output: page(
      z.object({
        sequence: z.string(),
        at: instant,
        operator: z.string(),
        act: z.string(),
        object: z.string(),
        facts: z.record(z.string(), z.unknown()),
        ip: z.string(),
        hash: z.string(),
      }),
    ).extend({ chain: z.object({ intact: z.boolean(), checked: z.string() }) }),
    refusals: [],
    dear: true,
  }),
};

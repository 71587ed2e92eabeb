import { expect, it } from 'vitest';
import { siteRoutes } from './site.ts';

const { analytics } = siteRoutes.status.output.shape.info.shape;

it('the id of statistics is of the form G-…, or none (E-068)', () => {
  for (const gtagId of ['G-ABC123', null]) expect(analytics.parse({ gtagId })).toEqual({ gtagId });
  for (const gtagId of ['', 'UA-1-2', 'g-abc', 'G-', 'G-A"></script>', 'G-A B', 7])
    expect([gtagId, analytics.safeParse({ gtagId }).success]).toEqual([gtagId, false]);
});

import { expect, it } from 'vitest';
import { RESOURCE_TYPES, resourceDoc } from './content.ts';

const resource = (resourceType: string) => ({
  resourceType,
  position: 1,
  url: 'https://nokshi.example/app',
  name: 'A resource',
  qrCodeUrl: null,
});

/** Checklist E-086, E-087. */
it('has exactly fifteen kinds', () => {
  expect(new Set(RESOURCE_TYPES).size).toBe(15);
  for (const kind of RESOURCE_TYPES)
    expect(resourceDoc.safeParse(resource(kind)).success).toBe(true);
  for (const kind of ['SNAPCHAT', 'ios', '', 'IOS '])
    expect([kind, resourceDoc.safeParse(resource(kind)).success]).toEqual([kind, false]);
});

import { expect, test } from 'vitest';
import type { Operator } from './desk/operator.ts';
import { waysIn } from './report.ts';

const operator = (factorKey: string | null) =>
  ({ credentials: { username: 'admin', password: 'a lamp', factorKey } }) as Operator;

test('a house that stays after its day says how its operator gets in, authenticator included', () => {
  const told = waysIn({ operator: operator('JBSWY3DPEHPK3PXP') }).join('\n');
  for (const part of ['admin', 'a lamp', 'JBSWY3DPEHPK3PXP']) expect(told).toContain(part);
  expect(waysIn({ operator: operator(null) }).join('\n')).not.toContain('authenticator');
});

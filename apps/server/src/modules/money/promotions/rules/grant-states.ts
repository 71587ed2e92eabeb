import type { GrantStep } from '@nokshi/contract/promotions/terms.ts';
import { statesOf } from '../../../../kernel/states.ts';

/**
 * CLAIMABLE waits for its member, WAITING for the bonus before it. Cash is PAID; bonus money is ACTIVE
 * until it is CONVERTED, SPENT (nothing of it is left), EXPIRED, LEFT (by its member) or REVOKED.
 */
export const grantStates = statesOf<GrantStep>('grant', {
  CLAIMABLE: ['WAITING', 'ACTIVE', 'PAID', 'LAPSED', 'REVOKED'],
  WAITING: ['ACTIVE', 'LEFT', 'REVOKED'],
  ACTIVE: ['CONVERTED', 'SPENT', 'EXPIRED', 'LEFT', 'REVOKED'],
  PAID: [],
  CONVERTED: [],
  SPENT: [],
  EXPIRED: [],
  LEFT: [],
  REVOKED: [],
  LAPSED: [],
});

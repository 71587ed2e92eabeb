import type { PlayHouse } from '../../../../../../tests/harness/play-house.ts';
import type { Caller } from '../../../kernel/caller.ts';
import type { OperatorId, SessionId } from '../../../kernel/ids.ts';

/** An operator at the console. */
export const operatorCaller = (house: PlayHouse): Caller => ({
  requestId: 'req',
  ip: '10.0.0.1',
  country: null,
  language: 'EN',
  device: '',
  session: null,
  operator: {
    sessionId: house.ids.next<SessionId>(),
    operatorId: house.ids.next<OperatorId>(),
    username: 'chief',
    roles: ['risk'],
    permissions: ['slots.read', 'slots.write'],
    passwordChangeNeeded: false,
    factorSetupNeeded: false,
  },
  launch: null,
  key: null,
  signed: null,
  gone: () => new AbortController().signal,
  guest: () => '',
  setSession: () => undefined,
  kept: () => null,
  keep: () => undefined,
});

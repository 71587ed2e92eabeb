import type { ApplicationState } from '@nokshi/contract/player/applications.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** An application is decided once, or taken back by its member before that. S-045. */
export const applicationStates = statesOf<ApplicationState>('application', {
  OPEN: ['ISSUED', 'REJECTED', 'WITHDRAWN'],
  ISSUED: [],
  REJECTED: [],
  WITHDRAWN: [],
});

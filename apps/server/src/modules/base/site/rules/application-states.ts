import type { ApplicationState } from '@nokshi/contract/console/applications.ts';
import { statesOf } from '../../../../kernel/states.ts';

/** An operator moves an application to and fro; an accepted one made an agent, which is not undone here. */
export const applicationStates = statesOf<ApplicationState>('application', {
  new: ['working', 'done', 'accepted'],
  working: ['new', 'done', 'accepted'],
  done: ['new', 'working', 'accepted'],
  accepted: [],
});

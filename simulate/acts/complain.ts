import { playerRoutes } from '@nokshi/contract';
import type { Act } from '../plan/day.ts';
import type { Person, World } from '../world.ts';

export const complain = ({ ask }: World, person: Person, act: Extract<Act, { do: 'complain' }>) =>
  ask(person, playerRoutes.feedback.send, {
    input: { type: act.about, content: act.words },
    as: 'complain',
    may: ['messaging.feedback-waits'],
  });

import type { MessageId } from './words.ts';

const TYPES: readonly MessageId[] = ['type.0', 'type.1', 'type.2', 'type.4', 'type.41', 'type.42'];

/** What the desks call an account type. */
export const typeLabel = (type: number): MessageId =>
  TYPES.find((id) => id === `type.${type}`) ?? 'type.0';

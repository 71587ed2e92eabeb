import { useRef } from 'react';
import { newKey } from './new-key.ts';

/**
 * The Idempotency-Key of an attempt: the same for every try of the same request, so that a lost
 * answer is never done twice; a new one for another request or after `finish`.
 */
export function useAttempt() {
  const attempt = useRef<{ readonly request: string; readonly key: string } | null>(null);
  return {
    keyFor: (request: string): string => {
      if (attempt.current?.request !== request) attempt.current = { request, key: newKey() };
      return attempt.current.key;
    },
    finish: () => {
      attempt.current = null;
    },
  };
}

import { messagingRoutes, type Unread } from '@nokshi/contract/player/messaging.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from './session.ts';

/** The count, the inbox and the member's questions are refetched together. */
export const LETTERS_KEY = ['mine', 'letters'] as const;
export const UNREAD_KEY = [...LETTERS_KEY, 'unread'] as const;
const FRESH_MS = 60_000;

const NONE: Unread = { unreadMessage: 0, letters: 0, notices: 0 };

/** Letters and notices that the member has not opened. Checklist H-005, MC-018, E-098. */
export function useUnread(): Unread {
  const asked = useSession(({ phase, mustChange }) => phase === 'in' && !mustChange);
  const { data } = useQuery({
    queryKey: UNREAD_KEY,
    queryFn: () => call(messagingRoutes.unreadCount, {}),
    enabled: asked,
    refetchInterval: FRESH_MS,
  });
  return data ?? NONE;
}

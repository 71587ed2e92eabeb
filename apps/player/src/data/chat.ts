import { chatRoutes } from '@nokshi/contract/player/chat.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { kept } from '@nokshi/web/storage.ts';
import { useQuery } from '@tanstack/react-query';
import { connectLive } from './live.ts';
import { queries } from './queries.ts';
import { useSession } from './session.ts';

export type Chat = Output<typeof chatRoutes.show>;

/** This browser has talked with us: it asks for answers by itself. */
const JOINED = 'nokshi.chat';
const OPEN_ASKS_MS = 30_000;

const keyOf = (memberId: string | null) => ['chat', memberId] as const;

/**
 * The conversation of this member, or of this visitor's browser. With `open` its window is shown;
 * else only who may have an answer waiting asks.
 */
export function useChat(open: boolean) {
  const { phase, member } = useSession();
  const memberId = phase === 'in' ? (member?.id ?? null) : null;
  return useQuery({
    queryKey: keyOf(memberId),
    queryFn: async (): Promise<Chat> => {
      const shown = await call(chatRoutes.show, {});
      if (memberId === null && kept.get(JOINED) === null) {
        kept.set(JOINED, '1');
        // The socket was opened before the browser had the cookie that names it.
        connectLive();
      }
      return shown;
    },
    enabled: phase !== 'asking' && (open || memberId !== null || kept.get(JOINED) !== null),
    refetchInterval: open ? OPEN_ASKS_MS : false,
  });
}

export const askChat = () => queries.invalidateQueries({ queryKey: ['chat'] });

/** The reader has the newest message in sight: said to the server, shown at once. */
export async function markSeen(number: number): Promise<void> {
  const memberId = useSession.getState().member?.id ?? null;
  const { unread } = await call(chatRoutes.seen, { number });
  queries.setQueryData<Chat>(keyOf(memberId), (held) => held && { ...held, unread });
}

import type { NoticeType } from '@nokshi/contract/content.ts';
import type { Language } from '@nokshi/contract/fields.ts';
import { messagingRoutes, type Notice } from '@nokshi/contract/player/messaging.ts';
import { call } from '@nokshi/web/call.ts';
import { isTold } from '@nokshi/web/refusal.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from './queries.ts';
import { useSession } from './session.ts';
import { UNREAD_KEY } from './unread.ts';

/** A notice as this reader has it; only a member's (`mine`) can be unread. */
export type ReaderNotice = Notice & { readonly read: boolean; readonly mine: boolean };

const KEY = ['content', 'notice'] as const;
const FRESH_MS = 60_000;

/** Everything this reader may see, pinned first, then the newest. Checklist E-003, E-004. */
export function useNotices(lang: Language) {
  const { phase, member } = useSession();
  return useQuery({
    queryKey: [...KEY, lang, member?.id ?? null],
    queryFn: async (): Promise<ReaderNotice[]> => {
      if (phase === 'in') {
        const mine = await call(messagingRoutes.memberAnnouncements, { lang });
        return mine.map((notice) => ({ ...notice, mine: true }));
      }
      const notices = await call(messagingRoutes.announcements, { lang });
      return notices.map((notice) => ({ ...notice, read: true, mine: false }));
    },
    enabled: phase !== 'asking',
    refetchInterval: FRESH_MS,
  });
}

/** What the house writes to agents alone. AC-002. */
export const isForAgents = ({ forAgents }: ReaderNotice): boolean => forAgents === true;

/** Where each type is seen besides the list. Checklist E-029, E-031. */
export const IN_MARQUEE: ReadonlySet<NoticeType> = new Set(['B', 'PL', 'PR']);

/** The member has opened it: said once, shown at once. */
export async function markRead(notice: ReaderNotice): Promise<void> {
  if (notice.read) return;
  queries.setQueriesData<ReaderNotice[]>({ queryKey: KEY }, (held) =>
    held?.map((each) => (each.id === notice.id ? { ...each, read: true } : each)),
  );
  try {
    const unread = await call(messagingRoutes.markRead, { ids: [notice.id] });
    queries.setQueryData(UNREAD_KEY, unread);
  } catch (error) {
    // It stays unread at the server and is reported again at the next opening.
    if (!isTold(error)) throw error;
  }
}

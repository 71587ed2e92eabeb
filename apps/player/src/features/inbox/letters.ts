import { type InboxLetter, inboxRoutes } from '@nokshi/contract/player/inbox.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { call } from '@nokshi/web/call.ts';
import { type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { queries } from '../../data/queries.ts';
import { LETTERS_KEY, UNREAD_KEY } from '../../data/unread.ts';

type Pages = InfiniteData<Output<typeof inboxRoutes.list>>;
type Unread = Output<typeof inboxRoutes.read>;

const INBOX_KEY = [...LETTERS_KEY, 'inbox'] as const;

/** The member's letters, newest first, page by page. */
export const useInbox = () =>
  useInfiniteQuery({
    queryKey: INBOX_KEY,
    queryFn: ({ pageParam }) => call(inboxRoutes.list, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });

/** The member has opened it: said once, shown at once. */
export async function openLetter(letter: InboxLetter): Promise<void> {
  if (letter.read) return;
  const unread = await call(inboxRoutes.read, { ids: [letter.id] });
  mark((each) => each.id === letter.id);
  queries.setQueryData(UNREAD_KEY, unread);
}

/** Letters and notices alike. */
export async function readAll(): Promise<void> {
  const unread = await call(inboxRoutes.readAll, {});
  mark(() => true);
  queries.setQueryData(UNREAD_KEY, unread);
  await queries.invalidateQueries({ queryKey: ['content', 'notice'] });
}

export const deleteLetter = (id: string) => moved(call(inboxRoutes.delete, { ids: [id] }));
export const restoreLetter = (id: string) => moved(call(inboxRoutes.restore, { ids: [id] }));

/** Takes no more letters of the one who wrote it, or takes them again. */
export async function muteSender(id: string, muted: boolean): Promise<void> {
  await call(inboxRoutes.muteSender, { id, muted });
  await queries.invalidateQueries({ queryKey: INBOX_KEY });
}

/** To customer service, who answer as they answer questions. */
export async function reportLetter(id: string): Promise<void> {
  await call(inboxRoutes.report, { id });
  await queries.invalidateQueries({ queryKey: INBOX_KEY });
}

async function moved(answer: Promise<Unread>): Promise<void> {
  queries.setQueryData(UNREAD_KEY, await answer);
  await queries.invalidateQueries({ queryKey: INBOX_KEY });
}

const mark = (which: (letter: InboxLetter) => boolean) =>
  queries.setQueryData<Pages>(
    INBOX_KEY,
    (held) =>
      held && {
        ...held,
        pages: held.pages.map((page) => ({
          ...page,
          rows: page.rows.map((letter) => (which(letter) ? { ...letter, read: true } : letter)),
        })),
      },
  );

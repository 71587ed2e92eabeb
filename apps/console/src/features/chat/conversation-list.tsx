import {
  CHAT_VIEWS,
  consoleChatRoutes as routes,
  type Conversation,
} from '@nokshi/contract/console/chat.ts';
import { Button, Chips, classes, EmptyState } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'wouter';
import { useChatDesk } from '../../lib/chat-watch.tsx';
import desk from '../../lib/desk.module.css';
import { QueryView } from '../../lib/query-view.tsx';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';
import { askerName } from './asker-name.ts';

const HELD_PAGES = 20;

/** The queue, one's own conversations, all that are in work, and those that ended. */
export function ConversationList() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const counts = useChatDesk().data;
  const view = CHAT_VIEWS.find((each) => each === search.get('view')) ?? 'waiting';
  const list = useInfiniteQuery({
    queryKey: ['chat', 'list', view],
    queryFn: ({ pageParam: cursor }) => call(routes.list, { view, cursor }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next ?? undefined,
    maxPages: HELD_PAGES,
  });
  const count = {
    waiting: counts?.waiting,
    mine: counts?.mine,
    open: undefined,
    closed: undefined,
  };
  return (
    <section className={styles.lists} aria-label={t('chat.lists')}>
      <Chips
        label={t('chat.lists')}
        chips={CHAT_VIEWS.map((id) => ({
          id,
          label: count[id] ? `${t(`chat.${id}`)} (${count[id]})` : t(`chat.${id}`),
        }))}
        selected={view}
        onSelect={(id) => setSearch({ view: id })}
      />
      <QueryView query={list} height="240px">
        {({ pages }) => {
          const rows = pages.flatMap((page) => page.rows);
          if (rows.length === 0) return <EmptyState title={t(`chat.none-${view}`)} />;
          return (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <li key={row.chatId}>
                  <Row
                    row={row}
                    open={search.get('chat') === row.chatId}
                    onOpen={() => setSearch({ view, chat: row.chatId })}
                  />
                </li>
              ))}
            </ul>
          );
        }}
      </QueryView>
      {list.hasNextPage && (
        <div className={desk.more}>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('app.more')}
          </Button>
        </div>
      )}
    </section>
  );
}

type RowProps = {
  readonly row: Conversation;
  readonly open: boolean;
  readonly onOpen: () => void;
};

function Row({ row, open, onOpen }: RowProps) {
  const { t } = useWords();
  return (
    <button type="button" className={styles.row} aria-current={open || undefined} onClick={onOpen}>
      <strong>{askerName(t, row)}</strong>
      {row.unread > 0 && (
        <span className={styles.unread}>{t('chat.unread', { count: row.unread })}</span>
      )}
      <span className={classes(styles.last, desk.clamped)}>{row.lastWords}</span>
      <small>
        {timeText(row.state === 'waiting' ? row.since : row.lastAt)}
        {row.operator && ` · ${row.operator.username}`}
      </small>
    </button>
  );
}

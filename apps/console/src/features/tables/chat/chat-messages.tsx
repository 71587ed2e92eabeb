import {
  type DeskChatMessage,
  consoleTableChatRoutes as routes,
} from '@nokshi/contract/console/table-chat.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { classes, type Column } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import styles from '../../../lib/desk.module.css';
import { inAddress } from '../../../lib/in-address.ts';
import { List } from '../../../lib/list.tsx';
import { useMay } from '../../../lib/session.ts';
import { useWords } from '../../../lib/words.ts';
import { LOOK_MS, TABLES_KEY, useTables } from '../tables.ts';
import { ActDialog, type Asked, MessageActs } from './chat-acts.tsx';
import own from './chat.module.css';

const CHAT_KEY = [...TABLES_KEY, 'chat'] as const;

/** Messages of all tables or one, newest first; those that are new wait to be brought in. */
export function ChatMessages({ view }: { readonly view: 'all' | 'reported' }) {
  const { t } = useWords();
  const [search] = useSearchParams();
  const queries = useQueryClient();
  const [act, setAct] = useState<Asked | null>(null);
  const columns = useColumns(setAct);
  const [gameCode, memberId] = [search.get('game'), search.get('member')];
  const asked = {
    ...(gameCode !== null && { gameCode }),
    ...(memberId !== null && { memberId }),
    reported: view === 'reported' ? '1' : '0',
  } as const;
  useEffect(() => {
    const look = () => void queries.invalidateQueries({ queryKey: CHAT_KEY });
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [queries]);
  return (
    <>
      <List<Output<typeof routes.messages>>
        queryKey={[...CHAT_KEY, asked]}
        load={(cursor) => call(routes.messages, { ...asked, cursor, pageSize: 50 })}
        caption={t('tables.chat')}
        rowKey={({ messageId }) => messageId}
        empty={t(`tables.chat-none-${view}`)}
        columns={columns}
        queue
      />
      {act && <ActDialog asked={act} onClose={() => setAct(null)} />}
    </>
  );
}

function useColumns(onAsk: (asked: Asked) => void): Column<DeskChatMessage>[] {
  const { t, local } = useWords();
  const mayModerate = useMay('tables.chat-moderate');
  const names = new Map(
    (useTables().data?.tables ?? []).map(({ gameCode, name }) => [gameCode, local(name)]),
  );
  return [
    {
      id: 'at',
      title: t('tables.chat-at'),
      whole: true,
      cell: ({ at }) => timeText(at),
    },
    {
      id: 'table',
      title: t('tables.table'),
      cell: ({ gameCode }) => names.get(gameCode) ?? gameCode,
    },
    { id: 'member', title: t('tables.member'), cell: (message) => <Member message={message} /> },
    {
      id: 'words',
      title: t('tables.chat-message'),
      cell: (message) => <Words message={message} />,
    },
    ...(mayModerate
      ? [
          {
            id: 'acts',
            title: t('tables.chat-acts'),
            cell: (message: DeskChatMessage) => <MessageActs message={message} onAsk={onAsk} />,
          },
        ]
      : []),
  ];
}

type OneProps = { readonly message: DeskChatMessage };

function Member({ message: { memberId, username, isMuted } }: OneProps) {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  return (
    <span className={styles.pair}>
      <span className={styles.badges}>
        <Link href={`/members/${memberId}`}>{username}</Link>
        {isMuted && (
          <span className={classes(styles.badge, styles.warn)}>{t('tables.chat-is-muted')}</span>
        )}
      </span>
      {search.get('member') === null && (
        <span>
          <button
            type="button"
            className={styles.open}
            onClick={() => setSearch(inAddress({ member: memberId, query: username }))}
          >
            <small>{t('tables.chat-only')}</small>
          </button>
        </span>
      )}
    </span>
  );
}

function Words({ message: { words, reports, isReviewed, removed } }: OneProps) {
  const { t } = useWords();
  return (
    <span className={styles.pair}>
      <span className={classes(own.words, removed && own.removed)}>{words}</span>
      <span className={styles.badges}>
        {reports > 0 && (
          <span className={classes(styles.badge, isReviewed ? styles.quiet : styles.bad)}>
            {t('tables.chat-reports', { count: reports })}
          </span>
        )}
        {isReviewed && (
          <span className={classes(styles.badge, styles.good)}>{t('tables.chat-reviewed')}</span>
        )}
      </span>
      {removed && (
        <small>
          {removed.by === null
            ? t('tables.chat-removed-closed')
            : t('tables.chat-removed', { by: removed.by, reason: removed.reason })}
        </small>
      )}
    </span>
  );
}

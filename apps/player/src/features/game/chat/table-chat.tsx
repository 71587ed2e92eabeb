import { EmptyState, Icon, Loader, Note } from '@nokshi/ui';
import { useOnline } from '@nokshi/web/use-online.ts';
import { useEffect, useRef } from 'react';
import { useLine } from '../../../data/live.ts';
import { useGame } from '../../../data/queries.ts';
import { loadHidden, useOwnChat, useTableChat } from '../../../data/table-chat.ts';
import { useAddress } from '../../../lib/address.ts';
import { QueryView } from '../../../lib/query-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { moreIn } from '../more-tables.ts';
import { Messages } from './messages.tsx';
import styles from './table-chat.module.css';
import { type ChatSwitch, useFocusedTable } from './use-chat.ts';
import { Writing } from './writing.tsx';

type Props = {
  /** The first table on the stage. */
  readonly first: string;
  /** Whether others may lie beside it. */
  readonly isBoard: boolean;
  readonly chat: ChatSwitch;
};

/** What members say at the table of the frame that was used last; Escape closes it. */
export function TableChat({ first, isBoard, chat }: Props) {
  const { t, local } = useWords();
  const { params } = useAddress();
  const code = useFocusedTable(isBoard ? [first, ...moreIn(params)] : [first]);
  const game = useGame(code).data;
  const table = game ? local(game.name) : '';
  const panel = useRef<HTMLElement>(null);
  useEffect(loadHidden, []);
  useEffect(() => {
    if (chat.wasPressed) panel.current?.focus();
  }, []);
  useEscapeFirst(chat.turn);
  const title = t('table-chat.title', { table });
  return (
    <section ref={panel} className={styles.panel} aria-label={title} tabIndex={-1}>
      <header className={styles.head}>
        <h2>{title}</h2>
        <button
          type="button"
          className={styles.close}
          aria-label={t('table-chat.close')}
          onClick={chat.turn}
        >
          <Icon name="close" />
        </button>
      </header>
      <Talk key={code} code={code} table={table} />
    </section>
  );
}

function Talk({ code, table }: { readonly code: string; readonly table: string }) {
  const { t } = useWords();
  const own = useOwnChat();
  const { messages } = useTableChat(code);
  const isLost = useLine(({ line }) => line === 'lost');
  const isOnline = useOnline() && !isLost;
  return (
    <>
      {!isOnline && <Note>{t('table-chat.offline')}</Note>}
      <QueryView query={own}>
        {(mine) => (
          <>
            <div className={styles.middle}>
              {messages ? (
                <Messages messages={messages} own={mine.author} table={table} />
              ) : (
                isOnline && <Loader label={t('app.loading')} />
              )}
              {messages?.length === 0 && (
                <div className={styles.none}>
                  <EmptyState title={t('table-chat.none')} icon="chat" level={3}>
                    <p>{t('table-chat.none-words')}</p>
                  </EmptyState>
                </div>
              )}
            </div>
            <Writing code={code} own={mine} isOnline={isOnline} />
          </>
        )}
      </QueryView>
    </>
  );
}

/** Escape closes the chat before it leaves the game, unless a dialog lies over both. */
function useEscapeFirst(close: () => void): void {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      latest.current();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
}

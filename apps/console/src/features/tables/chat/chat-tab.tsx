import { consoleTableChatRoutes as routes } from '@nokshi/contract/console/table-chat.ts';
import { Button, Chips, Note } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import styles from '../../../lib/desk.module.css';
import { inAddress } from '../../../lib/in-address.ts';
import { useWords } from '../../../lib/words.ts';
import { TABLES_KEY, useTables } from '../tables.ts';
import { ChatMessages } from './chat-messages.tsx';
import { ChatMutes } from './chat-mutes.tsx';
import { ChatWords } from './chat-words.tsx';

const VIEWS = ['all', 'reported', 'muted', 'words'] as const;
const EVERY = '';

/** Whether the chat is on, and the words that nobody may write. */
const useChatWords = () =>
  useQuery({ queryKey: [...TABLES_KEY, 'chat-words'], queryFn: () => call(routes.words, {}) });

/** What members write to each other at tables: messages, who is muted, which words are refused. */
export function ChatTab() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((each) => each === search.get('only')) ?? 'all';
  const words = useChatWords();
  return (
    <>
      {words.data?.isOn === false && (
        <div className={styles.apart}>
          <Note>
            {t('tables.chat-off')} <Link href="/settings?tab=flags">{t('tables.chat-switch')}</Link>
          </Note>
        </div>
      )}
      <div className={`${styles.tools} ${styles.apart}`}>
        <Chips
          label={t('tables.chat-what')}
          chips={VIEWS.map((id) => ({ id, label: t(`tables.chat-${id}`) }))}
          selected={view}
          onSelect={(id) =>
            setSearch(inAddress({ only: id === 'all' ? null : id }), { replace: true })
          }
        />
        {(view === 'all' || view === 'reported') && <WhichTable />}
      </div>
      {(view === 'all' || view === 'reported') && (
        <>
          <OneMember />
          <ChatMessages view={view} />
        </>
      )}
      {view === 'muted' && <ChatMutes />}
      {view === 'words' && <ChatWords query={words} />}
    </>
  );
}

function WhichTable() {
  const { t, local } = useWords();
  const [search, setSearch] = useSearchParams();
  const tables = useTables().data?.tables ?? [];
  const all = { id: EVERY, label: t('tables.chat-every-table') };
  return (
    <Choice
      label={t('tables.table')}
      value={search.get('game') ?? EVERY}
      choices={[all, ...tables.map(({ gameCode, name }) => ({ id: gameCode, label: local(name) }))]}
      onChange={(id) => setSearch(inAddress({ game: id === EVERY ? null : id }), { replace: true })}
    />
  );
}

/** Said where the list is of one member alone. */
function OneMember() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const username = search.get('query');
  if (username === null) return null;
  return (
    <p className={`${styles.tools} ${styles.apart}`}>
      {t('tables.chat-of-member', { username })}
      <Button
        small
        kind="quiet"
        onClick={() => setSearch(inAddress({ query: null, member: null }), { replace: true })}
      >
        {t('tables.chat-of-all')}
      </Button>
    </p>
  );
}

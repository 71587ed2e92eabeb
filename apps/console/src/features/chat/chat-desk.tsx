import { Tabs } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import desk from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';
import { ConversationList } from './conversation-list.tsx';
import { Conversation } from './conversation.tsx';
import { DeskLine } from './desk-line.tsx';
import { Setting } from './setting.tsx';

/** Where operators talk with members and visitors. */
export default function ChatDesk() {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'setting' ? 'setting' : 'talk';
  return (
    <>
      <div className={desk.head}>
        <h1>{t('nav.chat')}</h1>
        <DeskLine />
      </div>
      <Tabs
        label={t('chat.parts')}
        tabs={[
          { id: 'talk', label: t('chat.talk') },
          { id: 'setting', label: t('chat.setting') },
        ]}
        selected={tab}
        onSelect={(id) => setSearch(id === 'talk' ? {} : { tab: id })}
      >
        <div className={desk.panel}>{tab === 'talk' ? <Talk /> : <Setting />}</div>
      </Tabs>
    </>
  );
}

/** The lists and the conversation that is open; on a phone one of the two. */
function Talk() {
  const { t } = useWords();
  const [search] = useSearchParams();
  const chatId = search.get('chat');
  return (
    <div className={styles.talk} data-open={chatId !== null}>
      <ConversationList />
      {chatId ? (
        <Conversation key={chatId} chatId={chatId} />
      ) : (
        <p className={styles.none}>{t('chat.choose')}</p>
      )}
    </div>
  );
}

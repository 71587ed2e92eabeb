import {
  type Conversation as Facts,
  consoleChatRoutes as routes,
} from '@nokshi/contract/console/chat.ts';
import { Button, Icon } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'wouter';
import { QueryView } from '../../lib/query-view.tsx';
import { useMay, useSession } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { Acts } from './acts.tsx';
import { askerName } from './asker-name.ts';
import styles from './chat.module.css';
import { Composer } from './composer.tsx';
import { Messages, type Shown } from './messages.tsx';

/** One conversation: who asks, what was said, and what can be done about it. */
export function Conversation({ chatId }: { readonly chatId: string }) {
  const talk = useQuery({
    queryKey: ['chat', 'talk', chatId],
    queryFn: () => call(routes.show, { chatId }),
    refetchInterval: 30_000,
  });
  return (
    <QueryView query={talk} height="420px">
      {(shown) => <Open shown={shown} />}
    </QueryView>
  );
}

function Open({ shown }: { readonly shown: Shown }) {
  const { t } = useWords();
  const { conversation } = shown;
  const me = useSession(({ state }) => (state.kind === 'in' ? state.operator.id : null));
  const mine = conversation.operator?.operatorId === me;
  const name = askerName(t, conversation);
  return (
    <section className={styles.open} aria-label={t('chat.with', { name })}>
      <Head conversation={conversation} name={name} mine={mine} />
      <Messages shown={shown} mine={mine} />
      {mine && conversation.state === 'open' && <Composer conversation={conversation} />}
    </section>
  );
}

type HeadProps = { readonly conversation: Facts; readonly name: string; readonly mine: boolean };

function Head({ conversation, name, mine }: HeadProps) {
  const { t } = useWords();
  const [search, setSearch] = useSearchParams();
  const maySee = useMay('identity.members-read');
  const { member, country, language, operator, state } = conversation;
  const facts = [
    country,
    LANGUAGE_NAMES[language],
    operator ? operator.username : t(`chat.${state}`),
  ];
  return (
    <header className={styles.openHead}>
      <Button
        small
        kind="quiet"
        className={styles.back}
        onClick={() => setSearch({ view: search.get('view') ?? 'waiting' })}
      >
        <Icon name="left" size={18} />
        {t('chat.lists')}
      </Button>
      <div>
        <h2>
          {member && maySee ? <Link href={`/members/${member.memberId}`}>{name}</Link> : name}
        </h2>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <Acts conversation={conversation} mine={mine} />
    </header>
  );
}

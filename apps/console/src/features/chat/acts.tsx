import { type Conversation, consoleChatRoutes as routes } from '@nokshi/contract/console/chat.ts';
import { ask, Button } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'wouter';
import { useChatDesk } from '../../lib/chat-watch.tsx';
import { useMay } from '../../lib/session.ts';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';

type Props = { readonly conversation: Conversation; readonly mine: boolean };

/** Take, take over, hand over, end. */
export function Acts({ conversation, mine }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const [, setSearch] = useSearchParams();
  const { chatId, operator, state } = conversation;
  const act = useAct((work: () => Promise<unknown>) =>
    work().finally(() => queries.invalidateQueries({ queryKey: ['chat'] })),
  );
  const take = () =>
    act.run(async () => {
      await call(routes.take, { chatId, from: operator?.operatorId ?? null });
      setSearch({ view: 'mine', chat: chatId });
    });
  const takeOver = async () => {
    const answer = await ask({
      title: t('chat.take-over-sure', { operator: operator?.username ?? '' }),
      buttons: [
        { id: 'take', label: t('chat.take-over') },
        { id: 'cancel', label: t('app.cancel'), kind: 'quiet' },
      ],
    });
    if (answer === 'take') await take();
  };
  const close = () => act.run(() => call(routes.close, { chatId }));
  const handOver = (to: string | null) => void act.run(() => call(routes.handOver, { chatId, to }));
  if (!useMay('chat.answer')) return null;
  return (
    <div className={styles.acts}>
      <Refused error={act.error} />
      {operator === null && (
        <Button kind="main" busy={act.busy} onClick={() => void take()}>
          {t('chat.take')}
        </Button>
      )}
      {operator !== null && !mine && (
        <Button busy={act.busy} onClick={() => void takeOver()}>
          {t('chat.take-over')}
        </Button>
      )}
      {mine && <HandOver busy={act.busy} onHand={handOver} />}
      {(mine || state === 'waiting') && (
        <Button busy={act.busy} onClick={() => void close()}>
          {t('chat.close')}
        </Button>
      )}
    </div>
  );
}

type HandProps = { readonly busy: boolean; readonly onHand: (to: string | null) => void };

const QUEUE = 'queue';

function HandOver({ busy, onHand }: HandProps) {
  const { t } = useWords();
  const id = useId();
  const others = (useChatDesk().data?.here ?? []).filter(({ mine }) => !mine);
  return (
    <div className={styles.select}>
      <label htmlFor={id} className="visually-hidden">
        {t('chat.hand-over')}
      </label>
      <select
        id={id}
        value=""
        disabled={busy}
        onChange={({ target: { value } }) => onHand(value === QUEUE ? null : value)}
      >
        <option value="" disabled>
          {t('chat.hand-over')}
        </option>
        {others.map(({ operatorId, username }) => (
          <option key={operatorId} value={operatorId}>
            {username}
          </option>
        ))}
        <option value={QUEUE}>{t('chat.back-to-queue')}</option>
      </select>
    </div>
  );
}

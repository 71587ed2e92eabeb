import { type Conversation, consoleChatRoutes as routes } from '@nokshi/contract/console/chat.ts';
import { ask, Button, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useSearchParams } from 'wouter';
import { useChatDesk } from '../../lib/chat-watch.tsx';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import styles from './chat.module.css';

type Props = { readonly conversation: Conversation; readonly mine: boolean };

/** Take, take over, hand over, end. */
export function Acts({ conversation, mine }: Props) {
  const { t, why } = useWords();
  const queries = useQueryClient();
  const [, setSearch] = useSearchParams();
  const { chatId, operator, state } = conversation;
  const act = useMutation({
    mutationFn: (work: () => Promise<Conversation>) => work(),
    onSettled: () => queries.invalidateQueries({ queryKey: ['chat'] }),
  });
  const take = () =>
    act.mutate(async () => {
      const taken = await call(routes.take, { chatId, from: operator?.operatorId ?? null });
      setSearch({ view: 'mine', chat: chatId });
      return taken;
    });
  const takeOver = async () => {
    const answer = await ask({
      title: t('chat.take-over-sure', { operator: operator?.username ?? '' }),
      buttons: [
        { id: 'take', label: t('chat.take-over') },
        { id: 'cancel', label: t('app.cancel'), kind: 'quiet' },
      ],
    });
    if (answer === 'take') take();
  };
  const close = () => act.mutate(() => call(routes.close, { chatId }));
  const handOver = (to: string | null) => act.mutate(() => call(routes.handOver, { chatId, to }));
  if (!useMay('chat.answer')) return null;
  return (
    <div className={styles.acts}>
      {act.error && <Note kind="wrong">{why(act.error)}</Note>}
      {operator === null && (
        <Button kind="main" busy={act.isPending} onClick={take}>
          {t('chat.take')}
        </Button>
      )}
      {operator !== null && !mine && (
        <Button busy={act.isPending} onClick={() => void takeOver()}>
          {t('chat.take-over')}
        </Button>
      )}
      {mine && <HandOver busy={act.isPending} onHand={handOver} />}
      {(mine || state === 'waiting') && (
        <Button busy={act.isPending} onClick={close}>
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

import { consoleChatRoutes as routes } from '@nokshi/contract/console/chat.ts';
import { tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useMay } from './session.ts';
import { useWords } from './words.ts';

const BEAT_MS = 30_000;

/** How much there is to do at the chat desk, and who is there. */
export function useChatDesk() {
  const may = useMay('chat.read');
  return useQuery({
    queryKey: ['chat', 'desk'],
    queryFn: () => call(routes.desk, {}),
    enabled: may,
    refetchInterval: BEAT_MS,
  });
}

/**
 * On every desk: keeps an operator who sat down at the chat desk there, and tells them when
 * somebody waits or has written.
 */
export function ChatWatch() {
  const desk = useChatDesk().data;
  const here = desk?.here.some(({ mine }) => mine) ?? false;
  useEffect(() => {
    if (!here) return;
    const beat = () => {
      // A beat that is lost is followed by the next one; after three the desk takes us for gone.
      call(routes.presence, { here: true }).catch(() => undefined);
    };
    const timer = setInterval(beat, BEAT_MS);
    return () => clearInterval(timer);
  }, [here]);
  useTold(here ? desk : undefined);
  return null;
}

type Desk = { readonly waiting: number; readonly unread: number };

function useTold(desk: Desk | undefined) {
  const { t } = useWords();
  const before = useRef<Desk | undefined>(undefined);
  useEffect(() => {
    if (desk && before.current) {
      if (desk.waiting > before.current.waiting) tell(t('chat.somebody-waits'));
      // Who takes a conversation has its unread words from then on, and knows of them.
      const taken = desk.waiting < before.current.waiting;
      if (desk.unread > before.current.unread && !taken) tell(t('chat.somebody-wrote'));
    }
    before.current = desk;
  }, [desk]);
}

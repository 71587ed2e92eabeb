import type { LiveMessage } from '@nokshi/contract/live.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenLive } from './live.ts';
import { useMay } from './session.ts';

/** What a live message makes old on the desks: the first word of the keys to ask for anew. */
const OLD: Partial<Record<LiveMessage['type'], string>> = {
  chat: 'chat',
  withdrawal: 'withdrawals',
  'team-transfer': 'team-transfers',
  till: 'till',
  risk: 'risk',
};

/** On every desk: hears over the live socket of what others did, and has it asked for anew. */
export function LiveWatch() {
  const queries = useQueryClient();
  const mayChat = useMay('chat.read');
  const mayCashier = useMay('cashier.read');
  const mayAgents = useMay('agents.read');
  const mayRisk = useMay('risk.read');
  const may = mayChat || mayCashier || mayAgents || mayRisk;
  useEffect(() => {
    if (!may) return;
    const ask = (first: string) => void queries.invalidateQueries({ queryKey: [first] });
    return listenLive({
      heard: ({ type }) => {
        const first = OLD[type];
        if (first) ask(first);
      },
      back: () => Object.values(OLD).forEach(ask),
    });
  }, [may, queries]);
  return null;
}

import { LIVE_DESKS, type LiveMessage } from '@nokshi/contract/live.ts';
import { liveLine } from '@nokshi/web/live-line.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLine } from './live.ts';

/** What a live message makes stale on the desks: the first word of the keys to refetch. */
const OLD: Partial<Record<LiveMessage['type'], string>> = {
  chat: 'chat',
  withdrawal: 'withdrawals',
  'team-transfer': 'team-transfers',
  'agent-contract': 'agent-contracts',
  'agent-slip': 'agent-slips',
  till: 'till',
  points: 'points',
  risk: 'risk',
};

/** On every desk: hears over the live socket what others did, and refetches it. */
export function LiveWatch() {
  const queries = useQueryClient();
  useEffect(() => {
    const ask = (first: string) => void queries.invalidateQueries({ queryKey: [first] });
    const { connect, end } = liveLine({
      heard: (message) => {
        const first = message.type === 'desk' ? message.desk : OLD[message.type];
        if (first) ask(first);
      },
      stands: () => [...Object.values(OLD), ...LIVE_DESKS].forEach(ask),
      turned: (line) => useLine.setState({ line }),
    });
    connect();
    return end;
  }, [queries]);
  return null;
}

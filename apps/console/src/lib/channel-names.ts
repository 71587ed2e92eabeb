import { consoleChannelRoutes as routes } from '@nokshi/contract/console/channels.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from './words.ts';

export const CHANNELS_KEY = ['channels'];

/** What a channel is called; one that is gone by its code. */
export function useChannelNames(): (code: string) => string {
  const { local } = useWords();
  const { data = [] } = useQuery({ queryKey: CHANNELS_KEY, queryFn: () => call(routes.list, {}) });
  const names = new Map(data.map(({ code, name }) => [code, local(name)]));
  return (code) => names.get(code) ?? code;
}

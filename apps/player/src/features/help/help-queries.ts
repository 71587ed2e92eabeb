import type { Language } from '@nokshi/contract/fields.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';

export const useHelp = (lang: Language) =>
  useQuery({
    queryKey: ['content', 'help', lang],
    queryFn: () => call(siteRoutes.helpCenter, { lang }),
  });

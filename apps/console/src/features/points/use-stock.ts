import { consolePointsRoutes as routes } from '@nokshi/contract/console/points.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';

/** What is left of goods, how many orders wait, and what members hold; live. */
export const useStock = () =>
  useQuery({
    queryKey: ['points', 'stock'],
    queryFn: () => call(routes.stock, {}),
  });

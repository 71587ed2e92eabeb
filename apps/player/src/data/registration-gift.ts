import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useSession } from './session.ts';

/**
 * The promotion for a new account that is open to who looks: to a visitor, or to a member who has not
 * claimed it; undefined when there is none. Decision 0018.
 */
export function useRegistrationGift() {
  const who = useSession(({ phase }) => (phase === 'in' ? 'mine' : 'visitor'));
  const { data } = useQuery({
    queryKey: [who, 'promotions', 'all'],
    queryFn: () => call(promotionsRoutes.list, { tab: 'all' }),
  });
  return data?.rows.find(
    ({ trigger, status }) => trigger.kind === 'registration' && status === 'claim',
  );
}

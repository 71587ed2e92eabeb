import {
  promotionsRoutes,
  type ShownGrant,
  type ShownPromotion,
} from '@nokshi/contract/player/promotions.ts';
import { call } from '@nokshi/web/call.ts';
import { tell } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQuery } from '@tanstack/react-query';
import { queries } from '../../data/queries.ts';
import { useSession } from '../../data/session.ts';
import { useGrantText } from '../../lib/grant-amount.tsx';
import { useWords } from '../../lib/words.ts';

export const TABS = [
  'all',
  'deposit',
  'sports',
  'slots',
  'live',
  'lottery',
  'vip',
  'mine',
] as const;
export type Tab = (typeof TABS)[number];

/** A visitor and each member see promotions of their own. */
const useWho = () => useSession(({ phase }) => (phase === 'in' ? 'mine' : 'visitor'));

export const usePromotions = (tab: Tab) => {
  const who = useWho();
  return useQuery({
    queryKey: [who, 'promotions', tab],
    queryFn: () => call(promotionsRoutes.list, { tab }),
    staleTime: 0,
  });
};

export const usePromotion = (promotionId: string) => {
  const who = useWho();
  return useQuery({
    queryKey: [who, 'promotions', 'one', promotionId],
    queryFn: () => call(promotionsRoutes.one, { promotionId }),
    staleTime: 0,
    retry: false,
  });
};

export const useBonuses = () =>
  useQuery({
    queryKey: ['mine', 'promotions', 'bonuses'],
    queryFn: () => call(promotionsRoutes.bonuses, {}),
    staleTime: 0,
  });

export const useOwnRewards = () =>
  useQuery({
    queryKey: ['mine', 'promotions', 'rewards'],
    queryFn: () => call(promotionsRoutes.rewards, {}),
    staleTime: 0,
  });

/** After something was given, taken or left: everything of the member is asked for again. */
const again = () => void queries.invalidateQueries({ queryKey: ['mine'] });

type TakingPart = Pick<ShownPromotion, 'promotionId' | 'reward'> & { readonly joins: boolean };

/** Joins or claims a promotion; what it came to is shown, a refusal in words as well. */
export function useTakePart() {
  const { t, why } = useWords();
  const grantText = useGrantText();
  return useAct(
    async ({ promotionId, reward, joins }: TakingPart) => {
      const route = joins ? promotionsRoutes.join : promotionsRoutes.claim;
      const { amount } = await call(route, { promotionId });
      const words = joins
        ? t('promotions.joined-done')
        : t('promotions.claimed-done', { amount: grantText({ reward, amount: amount ?? '0' }) });
      tell(words, 'done');
      again();
    },
    (refused) => {
      tell(why(refused), 'wrong');
      again();
    },
  );
}

export function useTakeReward() {
  const { t, why } = useWords();
  const grantText = useGrantText();
  return useAct(
    async ({ grantId, ...got }: Pick<ShownGrant, 'grantId' | 'reward' | 'amount'>) => {
      await call(promotionsRoutes.take, { grantId });
      tell(t('rewards.claimed', { amount: grantText(got) }), 'done');
      again();
    },
    (refused) => {
      tell(why(refused), 'wrong');
      again();
    },
  );
}

export function useLeaveBonus() {
  const { t, why } = useWords();
  return useAct(
    async (grantId: string) => {
      await call(promotionsRoutes.leave, { grantId });
      tell(t('bonuses.left'), 'done');
      again();
    },
    (refused) => {
      tell(why(refused), 'wrong');
      again();
    },
  );
}

export function useCode() {
  const { t } = useWords();
  const grantText = useGrantText();
  return useAct(async (code: string) => {
    const { reward, amount } = await call(promotionsRoutes.code, { code });
    const got = grantText({ reward, amount: amount ?? '0' });
    tell(t('promotions.code-done', { amount: got }), 'done');
    again();
  });
}

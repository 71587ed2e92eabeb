import { parseAmount } from '@nokshi/money';
import { promotionsRoutes } from '@nokshi/contract/player/promotions.ts';
import { Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { Link } from 'wouter';
import { useGrantText } from '../../lib/grant-amount.tsx';
import { useWords } from '../../lib/words.ts';

/** What promotions would give for a deposit of which so much is credited; null: no amount that fits yet. */
export function DepositBrings({ credited }: { readonly credited: string | null }) {
  const { t, local } = useWords();
  const grantText = useGrantText();
  const amount = useDeferredValue(credited);
  // Where nothing answers there is no hint: the deposit does not depend on it.
  const { data } = useQuery({
    queryKey: ['mine', 'promotions', 'for-deposit', amount],
    queryFn: () => call(promotionsRoutes.forDeposit, { amount: amount ?? '' }),
    enabled: amount !== null && parseAmount(amount) !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (credited === null || !data) return null;
  return data.rows.map(({ promotionId, title, ...got }) => (
    <Note key={promotionId} kind="good">
      {t(got.reward.kind === 'bonus' ? 'cashier.brings-bonus' : 'cashier.brings', {
        title: local(title),
        what: grantText(got),
      })}{' '}
      <Link href={`/promoDetail?id=${promotionId}`}>{t('cashier.brings-terms')}</Link>
    </Note>
  ));
}

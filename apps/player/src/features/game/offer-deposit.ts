import { ask } from '@nokshi/ui';
import type { Translate } from '../../lib/words.ts';

/** Says kindly that the stake is above the balance; the deposit page is one of two ways on. */
export async function offerDeposit(t: Translate, deposit: () => void): Promise<void> {
  const answer = await ask({
    title: t('game.out-of-money'),
    icon: 'wallet',
    content: t('game.out-of-money-words'),
    buttons: [
      { id: 'stay', label: t('game.stay') },
      { id: 'deposit', label: t('shell.deposit'), kind: 'money' },
    ],
  });
  if (answer === 'deposit') deposit();
}

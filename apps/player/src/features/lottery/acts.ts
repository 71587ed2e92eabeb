import type { LotteryBet } from '@nokshi/contract/player/lottery.ts';
import { lotteryChaseRoutes } from '@nokshi/contract/player/lottery-chases.ts';
import { lotteryRoutes } from '@nokshi/contract/player/lottery-routes.ts';
import { ask, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { takeBalance } from '../../data/balance.ts';
import { queries } from '../../data/queries.ts';
import { useAmount } from '../../lib/amount.ts';
import { useWords } from '../../lib/words.ts';
import { OWN_KEY } from './queries.ts';

/** After money came back: the balance is shown at once, own lists are asked for again. */
function settled({ balance, version }: { readonly balance: string; readonly version: string }) {
  takeBalance(balance, version);
  void queries.invalidateQueries({ queryKey: OWN_KEY });
}

/** Cancels an own bet once its owner has confirmed it; a chase that placed it goes on. */
export function useCancel({
  betId,
  stake,
  chaseId,
}: Pick<LotteryBet, 'betId' | 'stake' | 'chaseId'>) {
  const { t, why } = useWords();
  const amount = useAmount();
  const act = useAct(
    async () => {
      settled(await call(lotteryRoutes.cancel, { betId }));
      tell(t('lottery.cancelled', { amount: amount(stake) }), 'done');
    },
    (refused) => {
      tell(why(refused), 'wrong');
      void queries.invalidateQueries({ queryKey: OWN_KEY });
    },
  );
  const start = async () => {
    const answer = await ask({
      title: t('lottery.cancel-sure'),
      content: t(chaseId ? 'lottery.cancel-sure-chase' : 'lottery.cancel-sure-words', {
        amount: amount(stake),
      }),
      buttons: [
        { id: 'cancel', label: t('lottery.cancel'), kind: 'danger' },
        { id: 'keep', label: t('lottery.keep') },
      ],
    });
    if (answer === 'cancel') await act.run();
  };
  return { busy: act.busy, start };
}

/** Stops a chase, or one issue of it that still waits. */
export function useStopChase(chaseId: string) {
  const { t, why } = useWords();
  const amount = useAmount();
  const act = useAct(
    async (issue: string | null) => {
      settled(await call(lotteryChaseRoutes.stopChase, { chaseId, ...(issue && { issue }) }));
      if (issue === null) tell(t('lottery.chase-stopped'), 'done');
    },
    (refused) => {
      tell(why(refused), 'wrong');
      void queries.invalidateQueries({ queryKey: OWN_KEY });
    },
  );
  const stop = async (held: string) => {
    const answer = await ask({
      title: t('lottery.chase-stop-sure'),
      content: t('lottery.chase-stop-words', { amount: amount(held) }),
      buttons: [
        { id: 'stop', label: t('lottery.chase-stop'), kind: 'danger' },
        { id: 'keep', label: t('lottery.keep') },
      ],
    });
    if (answer === 'stop') await act.run(null);
  };
  return { busy: act.busy, dropping: act.busy ? act.input : undefined, stop, drop: act.run };
}

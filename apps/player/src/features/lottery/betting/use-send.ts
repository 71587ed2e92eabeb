import { parseDecimal } from '@nokshi/money';
import { tell } from '@nokshi/ui';
import { RefusalError } from '@nokshi/web/refusal.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useWords } from '../../../lib/words.ts';
import { useMoney } from './money.ts';
import { type Sending, send } from './sending.ts';

type Ears = {
  /** It was done, also when it had to be asked about. */
  readonly onDone?: (() => void) | undefined;
  readonly onRefused?: ((refused: Error) => void) | undefined;
};

/** Stakes money, and says shortly what was staked on which issue. */
export function useSend({ onDone, onRefused }: Ears = {}) {
  const { t } = useWords();
  const money = useMoney();
  return useAct(async (sending: Sending) => {
    const total = money.full(parseDecimal(await send(sending)) ?? 0n);
    tell(
      sending.kind === 'chase'
        ? t('lottery.plan-placed', { count: sending.body.entries.length, total })
        : t('lottery.bet-placed', {
            count: sending.body.bets.length,
            issue: sending.body.issue,
            total,
          }),
    );
    onDone?.();
  }, onRefused);
}

/** The part of a list that a refusal is about, counted from 0 (`bets.2.base`); null for all of it. */
export function partRefused(refused: Error | null, list: 'bets' | 'entries'): number | null {
  const field = refused instanceof RefusalError ? (refused.field ?? '') : '';
  const [name, at] = field.split('.');
  return name === list && at !== undefined && /^\d+$/.test(at) ? Number(at) : null;
}

import type { WantedBet } from '@nokshi/contract/player/lottery.ts';
import { toDecimal } from '@nokshi/money';
import { useRef } from 'react';
import { useWords } from '../../../lib/words.ts';
import { Countdown } from '../../../lib/countdown.tsx';
import { useMoney } from './money.ts';
import type { Over } from './rules/ceilings.ts';
import { SendButton } from './send-button.tsx';
import sheets from './sheet.module.css';
import type { Table } from './table.ts';
import { useStage } from '../stage.ts';

type Props = {
  readonly table: Table;
  readonly bets: readonly WantedBet[];
  /** Null where there is nothing that could be staked. */
  readonly total: bigint | null;
  readonly over: Over | null;
  readonly onPlaced: () => void;
  /** Hears of a refusal that belongs to a line of the slip. */
  readonly onRefused?: ((refused: Error) => void) | undefined;
};

/** The last tap: says the issue, for how long it takes bets, and the amount, and places the slip. */
export function AgreeButton({ table, bets, total, over, onPlaced, onRefused }: Props) {
  const { t } = useWords();
  const money = useMoney();
  const { now, game, mode } = table;
  const stage = useStage(now);
  const first = useRef(now?.issue);
  const label = (): string => {
    if (over) return t(`lottery.bet-over-${over.what}`, { most: money.short(over.most) });
    if (stage !== 'open') return t(`lottery.bet-stage-${stage}`);
    if (total === null) return t('lottery.bet-nothing');
    return t('lottery.bet-agree', { total: money.full(total) });
  };
  const mayBet = now !== null && stage === 'open' && total !== null && over === null;
  return (
    <div className={sheets.agree}>
      {now && (
        <p className={sheets.issue}>
          {first.current === undefined || first.current === now.issue
            ? t('lottery.bet-for-issue', { issue: now.issue })
            : t('lottery.bet-issue-changed', { before: first.current, issue: now.issue })}
          {stage === 'open' && (
            <Countdown says="lottery.closes-in" from={now.opensAt} to={now.closesAt} size="small" />
          )}
        </p>
      )}
      <SendButton
        sending={
          mayBet
            ? {
                kind: 'slip',
                body: {
                  gameCode: game.gameCode,
                  issue: now.issue,
                  mode,
                  bets: [...bets],
                  total: toDecimal(total),
                },
              }
            : null
        }
        label={label()}
        list="bets"
        onDone={onPlaced}
        onRefused={onRefused}
      />
    </div>
  );
}

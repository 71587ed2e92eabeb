import { MOST_CHASE_ISSUES, type WantedBet } from '@nokshi/contract/player/lottery.ts';
import { lossOf } from '@nokshi/house-math/lottery/chase-loss.ts';
import { percentOf } from '@nokshi/house-math/fraction.ts';
import type { Bet } from '@nokshi/house-math/lottery/pricing.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import { Chips, Dialog } from '@nokshi/ui';
import { useState } from 'react';
import { QueryView } from '../../../lib/query-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { useIssues } from '../queries.ts';
import { wantedOf } from './basket.ts';
import styles from './chase.module.css';
import { ChaseTable } from './chase-table.tsx';
import { ChaseWishes } from './chase-wishes.tsx';
import { useMoney } from './money.ts';
import { type ChaseDraft, firstDraft, planOf, type Upcoming } from './rules/chase-draft.ts';
import { SendButton } from './send-button.tsx';
import { betOf, type Table, termsOf } from './table.ts';
import { partRefused } from './use-send.ts';
import { useSheet } from './use-sheet.ts';

const STOPS = ['win', 'profit', 'never'] as const;

type Props = {
  readonly table: Table;
  /** What is repeated in each issue. */
  readonly lines: readonly WantedBet[];
  readonly onPlaced: () => void;
};

/** The same bets on many issues: how much in each of them, until when, and what may become of it. */
export function ChaseSheet(props: Props) {
  const { t } = useWords();
  const { close } = useSheet();
  const issues = useIssues(props.table.game.gameCode, MOST_CHASE_ISSUES);
  return (
    <Dialog title={t('lottery.plan-title')} size="full" closeLabel={t('app.close')} onClose={close}>
      <div className={styles.sheet}>
        <QueryView query={issues}>{({ data }) => <Chase {...props} coming={data} />}</QueryView>
      </div>
    </Dialog>
  );
}

const betsOf = (table: Table, lines: readonly WantedBet[]): Bet[] =>
  lines.flatMap((line) => {
    const bet = betOf(table, line);
    const terms = bet && termsOf(table, bet.play, line);
    return bet && terms ? [{ play: bet.play, selection: bet.selection, terms }] : [];
  });

function Chase({
  table,
  lines,
  onPlaced,
  coming,
}: Props & { readonly coming: readonly Upcoming[] }) {
  const { t, why } = useWords();
  const { close } = useSheet();
  const [draft, setDraft] = useState<ChaseDraft>(() => firstDraft(coming));
  const [refused, setRefused] = useState<Error | null>(null);
  const put = (part: Partial<ChaseDraft>) => setDraft((now) => ({ ...now, ...part }));
  const bets = betsOf(table, lines);
  const mostIssue = parseDecimal(table.terms.ceilings.issue) ?? 0n;
  const plan = planOf({ bets, draft, coming, mostIssue });
  const { entries, rows, fault } = plan;
  const total = rows.at(-1)?.cumulative ?? 0n;
  const at = partRefused(refused, 'entries');
  return (
    <>
      <div className={styles.scroll}>
        <p className={styles.about}>{t('lottery.plan-about')}</p>
        <ChaseWishes draft={draft} coming={coming} onChange={put} />
        <div className={styles.stop}>
          <h3>{t('lottery.plan-stop')}</h3>
          <Chips
            label={t('lottery.plan-stop')}
            chips={STOPS.map((id) => ({ id, label: t(`lottery.plan-stop-${id}`) }))}
            selected={draft.stopOn}
            onSelect={(stopOn) => put({ stopOn })}
          />
        </div>
        <ChaseTable
          plan={plan}
          draft={draft}
          onChange={put}
          refused={at === null ? null : { issue: entries[at]?.issue ?? '', words: why(refused) }}
        />
      </div>
      <div className={styles.foot}>
        <Loss table={table} bets={bets} rows={rows} />
        <SendButton
          sending={
            fault === null && entries.length >= 2
              ? {
                  kind: 'chase',
                  body: {
                    gameCode: table.game.gameCode,
                    mode: table.mode,
                    bets: lines.map(wantedOf),
                    entries: [...entries],
                    stopOn: draft.stopOn,
                    total: toDecimal(total),
                  },
                }
              : null
          }
          label={useLabel(plan)}
          list="entries"
          onRefused={setRefused}
          onDone={() => {
            close();
            onPlaced();
          }}
        />
      </div>
    </>
  );
}

/** What the button says: the amount, or what keeps the plan from being one. */
function useLabel({ fault, entries, rows }: ReturnType<typeof planOf>): string {
  const { t } = useWords();
  const money = useMoney();
  switch (fault?.kind) {
    case 'over':
      return t('lottery.plan-over-issue', { issue: fault.issue, most: money.short(fault.most) });
    case 'no-profit':
    case 'most-multiple':
      return t('lottery.plan-none', { issue: fault.issue, most: fault.most });
    case 'unit':
      return t('lottery.bet-below-paisa');
    case 'few':
      return t('lottery.plan-few');
    default:
      return entries.length < 2
        ? t('lottery.plan-few')
        : t('lottery.plan-do', { total: money.full(rows.at(-1)?.cumulative ?? 0n) });
  }
}

type LossProps = {
  readonly table: Table;
  readonly bets: readonly Bet[];
  readonly rows: ReturnType<typeof planOf>['rows'];
};

/** The chance that no issue wins anything, with what it costs then, and what is put on hold. */
function Loss({ table, bets, rows }: LossProps) {
  const { t } = useWords();
  const money = useMoney();
  if (rows.length === 0) return null;
  const { chance, isExact, costs, rebate } = lossOf(table.game.family, bets, rows);
  const percent = `${isExact ? '' : '≥ '}${percentOf(chance)} %`;
  return (
    <div className={styles.loss}>
      <p>{t('lottery.plan-lost', { chance: percent, stake: money.full(costs - rebate) })}</p>
      <p>
        <strong>{t('lottery.plan-held', { amount: money.full(costs) })}</strong>
      </p>
    </div>
  );
}

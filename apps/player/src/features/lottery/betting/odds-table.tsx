import type { Play, Selection } from '@nokshi/house-math/lottery/play.ts';
import type { WantedBet } from '@nokshi/contract/player/lottery.ts';
import { writeSelection } from '@nokshi/house-math/lottery/selection-text.ts';
import { parseTyped, plainAmount, toDecimal } from '@nokshi/money';
import { Button, Chips, Tabs } from '@nokshi/ui';
import { useState } from 'react';
import { TakaField } from '../../../lib/taka-field.tsx';
import { useWords } from '../../../lib/words.ts';
import { groupOf } from '@nokshi/contract/plays/names.ts';
import { usePlayNames } from '../play-names.ts';
import bars from './amount-bar.module.css';
import { Board } from './board.tsx';
import classic from './classic.module.css';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { useHabits } from './habits.ts';
import { useMoney } from './money.ts';
import { useOdds } from './odds.ts';
import styles from './odds-table.module.css';
import { emptyOf } from './rules/draft.ts';
import { unitStakeFor } from './rules/stake.ts';
import { baseOf, playsOf, type Table } from './table.ts';
import { overOf, totalOf } from './totals.ts';
import { useStage } from '../stage.ts';
import { useSheet } from './use-sheet.ts';

const AMOUNTS = [1000n, 5000n, 10000n, 50000n];
type Picks = Readonly<Record<string, Selection>>;

/** All answers of a lottery with their odds: a press stakes the amount on one, several at once. */
export function OddsTable({ table }: { readonly table: Table }) {
  const { t } = useWords();
  const { sheet, open } = useSheet();
  const names = usePlayNames(table.game.family);
  const [picks, setPicks] = useState<Picks>({});
  const { habits } = useHabits(table.game.gameCode);
  const [typed, setTyped] = useState(toDecimal(habits.amount));
  const plays = playsOf(table);
  const groups = [...new Set(plays.map(({ code }) => groupOf(code, table.game.family)))];
  const [opened, setOpened] = useState<string | undefined>();
  const group = groups.find((id) => id === opened) ?? groups[0] ?? '';
  const unit = unitStakeFor(parseTyped(typed) ?? 0n);
  const base = baseOf(table, habits.base);
  const chosen = plays.filter((play) => {
    const pick = picks[play.code];
    return pick !== undefined && play.accepts(pick);
  });
  const lines: WantedBet[] = unit
    ? chosen.map(({ code, ...play }) => ({
        play: code,
        selection: writeSelection(picks[code] ?? emptyOf({ code, ...play })),
        ...unit,
        base,
      }))
    : [];
  return (
    <div className={classic.client}>
      <div className={classic.main}>
        <Tabs
          label={t('lottery.bet-groups')}
          tabs={groups.map((id) => ({ id, label: names.group(id) }))}
          selected={group}
          onSelect={setOpened}
        />
        <div className={styles.cards}>
          {plays
            .filter(({ code }) => groupOf(code, table.game.family) === group)
            .map((play) => (
              <OnePlay
                key={play.code}
                table={table}
                play={play}
                selection={picks[play.code] ?? emptyOf(play)}
                onSelect={(pick) => setPicks((now) => ({ ...now, [play.code]: pick }))}
              />
            ))}
        </div>
      </div>
      <div className={classic.side}>
        <OddsBar
          table={table}
          lines={lines}
          typed={typed}
          isAmount={unit !== null}
          onType={setTyped}
          onBet={() => open('odds')}
          onClear={() => setPicks({})}
        />
      </div>
      {sheet === 'odds' && lines.length > 0 && (
        <ConfirmSheet table={table} lines={lines} onPlaced={() => setPicks({})} />
      )}
    </div>
  );
}

type PlayProps = {
  readonly table: Table;
  readonly play: Play;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
};

function OnePlay({ table, play, selection, onSelect }: PlayProps) {
  const { t } = useWords();
  const names = usePlayNames(table.game.family);
  const odds = useOdds(table, play);
  return (
    <section className={classic.card} aria-label={names.play(play.code)}>
      <h2 className={styles.name}>
        {names.play(play.code)}
        {play.prizes.length === 1 && (
          <span className={styles.odds}>{t('lottery.bet-odds', { odds: odds.text(0) })}</span>
        )}
      </h2>
      <Board table={table} play={play} selection={selection} onSelect={onSelect} hintOf={null} />
    </section>
  );
}

type BarProps = {
  readonly table: Table;
  readonly lines: readonly WantedBet[];
  readonly typed: string;
  readonly isAmount: boolean;
  readonly onType: (typed: string) => void;
  readonly onBet: () => void;
  readonly onClear: () => void;
};

function OddsBar({ table, lines, typed, isAmount, onType, onBet, onClear }: BarProps) {
  const { t } = useWords();
  const money = useMoney();
  const { put } = useHabits(table.game.gameCode);
  const stage = useStage(table.now);
  const total = totalOf(table, lines);
  const over = overOf(table, lines);
  const bet = () => {
    put({ amount: parseTyped(typed) ?? 0n });
    onBet();
  };
  const label = () => {
    if (over) return t(`lottery.bet-over-${over.what}`, { most: money.short(over.most) });
    if (stage !== 'open') return t(`lottery.bet-stage-${stage}`);
    return total === null
      ? t('lottery.bet-choose-answers')
      : t('lottery.bet-total', { total: money.full(total) });
  };
  return (
    <section className={bars.bar} aria-label={t('lottery.bet-amount')}>
      <div className={styles.amount}>
        <TakaField
          label={t('lottery.bet-amount-each')}
          value={typed}
          error={isAmount ? undefined : t('app.amount-wrong')}
          onChange={(event) => onType(event.target.value)}
        />
        <Chips
          label={t('lottery.bet-amount-each')}
          chips={AMOUNTS.map((each) => ({ id: toDecimal(each), label: money.chip(each) }))}
          selected={toDecimal(parseTyped(plainAmount(typed)) ?? 0n)}
          onSelect={onType}
        />
      </div>
      <div className={styles.ways}>
        <Button
          kind="money"
          disabled={total === null || over !== null || stage !== 'open'}
          onClick={bet}
        >
          {label()}
        </Button>
        <Button kind="quiet" disabled={lines.length === 0} onClick={onClear}>
          {t('lottery.bet-clear')}
        </Button>
      </div>
    </section>
  );
}

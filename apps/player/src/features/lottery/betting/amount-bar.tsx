import { MOST_MULTIPLE, UNIT_PRICES } from '@nokshi/contract/player/lottery.ts';
import type { Play, Selection } from '@nokshi/house-math/lottery/play.ts';
import type { Quote } from '@nokshi/house-math/lottery/quote.ts';
import { Button, Chips, Icon, MoneySign } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useContext, useState } from 'react';
import { useMedia, WIDE } from '../../../lib/use-media.ts';
import { useWords } from '../../../lib/words.ts';
import styles from './amount-bar.module.css';
import { BaseSlider } from './base-slider.tsx';
import type { Basket } from './basket.ts';
import { useHabits } from './habits.ts';
import { useMoney } from './money.ts';
import { type Over, overCeiling } from './rules/ceilings.ts';
import { Stepper } from './stepper.tsx';
import { baseOf, hasFixedOdds, isBaseTooLow, type Table } from './table.ts';
import { useStage } from '../stage.ts';

const TIMES = [1, 2, 5, 10, 50];

type Props = {
  readonly table: Table;
  readonly play: Play;
  readonly selection: Selection;
  /** Null while what is chosen is no bet. */
  readonly quote: Quote | null;
  readonly basket: Basket;
  readonly onAdd: () => void;
  readonly onBet: () => void;
  readonly onChase: () => void;
  readonly onBasket: () => void;
  /** Numbers by chance. */
  readonly onPick: () => void;
  readonly onClear: () => void;
};

/** What is staked on the board, and the ways on; it stays at the foot of the window. */
export function AmountBar(props: Props) {
  const { table, play, selection, quote, onPick, onClear } = props;
  const { t } = useWords();
  const sign = useContext(MoneySign);
  const { habits, put } = useHabits(table.game.gameCode);
  const isWide = useMedia(WIDE);
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || isWide;
  return (
    <section className={styles.bar} aria-label={t('lottery.bet-amount')}>
      <div className={styles.stake}>
        <Choice
          label={t('lottery.bet-unit')}
          labelHidden
          value={habits.unitPrice}
          choices={UNIT_PRICES.map((id) => ({ id, label: `${sign}${Number(id)}` }))}
          onChange={(unitPrice) => put({ unitPrice })}
        />
        <Stepper
          label={t('lottery.bet-times')}
          value={habits.multiple}
          most={MOST_MULTIPLE}
          onChange={(multiple) => put({ multiple })}
        />
        {!isWide && (
          <button
            type="button"
            className={styles.more}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {hasFixedOdds(table)
              ? t('lottery.bet-prizes')
              : t('lottery.bet-base', { base: baseOf(table, habits.base) })}
            <Icon name={isOpen ? 'down' : 'up'} size={18} />
          </button>
        )}
      </div>
      {shown && (
        <div className={styles.terms}>
          <Chips
            label={t('lottery.bet-times')}
            chips={TIMES.map((each) => ({ id: String(each), label: `×${each}` }))}
            selected={String(habits.multiple)}
            onSelect={(each) => put({ multiple: Number(each) })}
          />
          <BaseSlider table={table} play={play} quote={quote} />
        </div>
      )}
      <div className={styles.line}>
        <Sums
          table={table}
          quote={quote}
          isEmpty={!play.accepts(selection) || isBaseTooLow(table)}
        />
        <Tools onPick={onPick} onClear={onClear} />
      </div>
      <Ways {...props} />
    </section>
  );
}

function Tools({ onPick, onClear }: Pick<Props, 'onPick' | 'onClear'>) {
  const { t } = useWords();
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('lottery.bet-random')}
        title={t('lottery.bet-random')}
        onClick={onPick}
      >
        <Icon name="refresh" size={20} />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label={t('lottery.bet-clear')}
        title={t('lottery.bet-clear')}
        onClick={onClear}
      >
        <Icon name="close" size={20} />
      </button>
    </>
  );
}

type SumsProps = Pick<Props, 'table' | 'quote'> & { readonly isEmpty: boolean };

/** What it comes to, in one line. */
function Sums({ table, quote, isEmpty }: SumsProps) {
  const { t } = useWords();
  const money = useMoney();
  if (!quote)
    return (
      <p className={styles.sums} role="status">
        {t(isEmpty ? 'lottery.bet-choose' : 'lottery.bet-below-paisa')}
      </p>
    );
  return (
    <p className={styles.sums} role="status">
      <strong>
        {t(table.mode === 'SEA' ? 'lottery.bet-points' : 'lottery.bet-units', {
          count: quote.units,
        })}
        {' · '}
        {money.full(quote.stake)}
      </strong>{' '}
      <span>{t('lottery.bet-wins-most', { most: money.full(quote.largest.payout) })}</span>
    </p>
  );
}

function Ways({ table, quote, basket, onAdd, onBet, onChase, onBasket }: Props) {
  const { t } = useWords();
  const money = useMoney();
  const stage = useStage(table.now);
  const over: Over | null = quote && overCeiling(quote, table.terms.ceilings);
  const waits = basket.lines.length;
  const { bases, ceiling } = table.terms;
  return (
    <>
      {isBaseTooLow(table) && (
        <p className={styles.over} role="alert">
          <Icon name="alert" size={16} />
          {t('lottery.bet-base-too-low', { least: bases.least, ceiling })}
        </p>
      )}
      {over && (
        <p className={styles.over} role="alert">
          <Icon name="alert" size={16} />
          {t(`lottery.bet-over-${over.what}`, { most: money.short(over.most) })}
        </p>
      )}
      <div className={styles.ways}>
        <Button onClick={onAdd} disabled={!quote || over !== null || basket.isFull}>
          {t('lottery.slip-add')}
        </Button>
        <Button onClick={onChase} disabled={(!quote && waits === 0) || over !== null}>
          {t('lottery.plan-open')}
        </Button>
        {quote || waits === 0 ? (
          <Button
            kind="money"
            onClick={onBet}
            disabled={!quote || over !== null || stage !== 'open'}
          >
            {stage === 'open' ? t('lottery.bet-do') : t(`lottery.bet-stage-${stage}`)}
          </Button>
        ) : (
          <Button kind="money" onClick={onBasket}>
            {t('lottery.slip-open', { count: waits })}
          </Button>
        )}
      </div>
    </>
  );
}

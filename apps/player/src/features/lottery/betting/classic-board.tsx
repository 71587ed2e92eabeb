import { writeSelection } from '@nokshi/house-math/lottery/selection-text.ts';
import type { WantedBet } from '@nokshi/contract/player/lottery.ts';
import { tell } from '@nokshi/ui';
import { useState } from 'react';
import { useWords } from '../../../lib/words.ts';
import { PlayExample } from '../play-example.tsx';
import { usePlayNames } from '../play-names.ts';
import { AmountBar } from './amount-bar.tsx';
import { BasketView } from './basket-view.tsx';
import { type Basket, useBasket } from './basket.ts';
import { Board } from './board.tsx';
import boards from './board.module.css';
import { ChaseSheet } from './chase-sheet.tsx';
import styles from './classic.module.css';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { useHabits } from './habits.ts';
import { HINT_DRAWS, HINTS, type HintKind, useHints } from './hints.ts';
import { PlayPicker } from './play-picker.tsx';
import { isTyped } from './rules/draft.ts';
import { randomPick } from './rules/random-pick.ts';
import { baseOf, quoteFor, type Table } from './table.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useSheet } from './use-sheet.ts';

type Props = { readonly table: Table };

/** Plays, their boards, the amount and the basket: the way of the classic client. */
export function ClassicBoard({ table }: Props) {
  const draft = useDraft(table);
  return draft && <Client table={table} draft={draft} />;
}

function Client({ table, draft }: Props & { readonly draft: Draft & object }) {
  const { t } = useWords();
  const { open } = useSheet();
  const { play, selection } = draft;
  const { habits } = useHabits(table.game.gameCode);
  const { unitPrice, multiple } = habits;
  const base = baseOf(table, habits.base);
  const basket = useBasket(table.game.gameCode, table.mode);
  const quote = quoteFor(table, { play, selection }, { unitPrice, multiple, base });
  const current: readonly WantedBet[] = quote
    ? [{ play: play.code, selection: writeSelection(selection), unitPrice, multiple, base }]
    : [];
  const add = () => {
    for (const bet of current) basket.add(bet);
    draft.clear();
    tell(t('lottery.slip-added', { count: basket.lines.length + current.length }));
  };
  const pick = () => {
    const picked = randomPick(play);
    if (picked) draft.select(picked);
  };
  return (
    <div className={styles.client}>
      <div className={styles.main}>
        <PlayPicker
          family={table.game.family}
          plays={draft.plays}
          play={play}
          onOpen={draft.open}
        />
        <PlayCard table={table} draft={draft} />
      </div>
      <div className={styles.side}>
        <AmountBar
          table={table}
          play={play}
          selection={selection}
          quote={quote}
          basket={basket}
          onAdd={add}
          onBet={() => open('bet')}
          onChase={() => open('chase')}
          onBasket={() => open('basket')}
          onPick={pick}
          onClear={draft.clear}
        />
        <aside className={styles.basket} aria-label={t('lottery.slip-title')}>
          <BasketView table={table} basket={basket} onBet={() => open('basket')} />
        </aside>
      </div>
      <Sheets table={table} current={current} basket={basket} onClear={draft.clear} />
    </div>
  );
}

type SheetsProps = Props & {
  readonly current: readonly WantedBet[];
  readonly basket: Basket;
  readonly onClear: () => void;
};

/** What lies over the board: the last look before a bet, and the chase. */
function Sheets({ table, current, basket, onClear }: SheetsProps) {
  const { sheet } = useSheet();
  // What is chosen on the board comes first; without that, all that waits in the basket.
  const chased = current.length > 0 ? current : basket.lines;
  return (
    <>
      {sheet === 'bet' && current.length > 0 && (
        <ConfirmSheet table={table} lines={current} onPlaced={onClear} />
      )}
      {sheet === 'basket' && basket.lines.length > 0 && (
        <ConfirmSheet
          table={table}
          lines={basket.lines}
          onRemove={(at) => basket.remove(basket.lines[at]?.id ?? '')}
          onPlaced={basket.clear}
        />
      )}
      {sheet === 'chase' && chased.length > 0 && (
        <ChaseSheet
          table={table}
          lines={chased}
          onPlaced={current.length > 0 ? onClear : basket.clear}
        />
      )}
    </>
  );
}

/** One play: what it is, its tools and its board. */
function PlayCard({ table, draft }: Props & { readonly draft: Draft & object }) {
  const { t } = useWords();
  const names = usePlayNames(table.game.family);
  const [hint, setHint] = useState<HintKind | null>(null);
  const { play, selection, select } = draft;
  const hintOf = useHints(table, play, hint);
  return (
    <section className={styles.card} aria-label={names.play(play.code)}>
      <div className={styles.tools}>
        <details className={styles.about}>
          <summary>{t('lottery.bet-how')}</summary>
          <p>{names.about(play.code)}</p>
          <PlayExample family={table.game.family} play={play.code} drawDate={table.drawDate} />
        </details>
        {!isTyped(play) && (
          <fieldset className={boards.quick}>
            <legend className="visually-hidden">{t('lottery.bet-hints')}</legend>
            {HINTS.map((id) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === hint}
                onClick={() => setHint(id === hint ? null : id)}
              >
                {t(`lottery.bet-${id}`)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <Board table={table} play={play} selection={selection} onSelect={select} hintOf={hintOf} />
      {hint !== null && (
        <p className={styles.note}>{t('lottery.bet-hints-note', { draws: HINT_DRAWS })}</p>
      )}
    </section>
  );
}

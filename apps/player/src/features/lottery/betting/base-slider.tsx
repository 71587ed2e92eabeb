import type { Play } from '@nokshi/house-math/lottery/play.ts';
import type { Quote } from '@nokshi/house-math/lottery/quote.ts';
import { unitPrizes, unitStakeOf } from '@nokshi/house-math/lottery/pricing.ts';
import { Facts } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import { usePlayNames } from '../play-names.ts';
import styles from './amount-bar.module.css';
import { useHabits } from './habits.ts';
import { useMoney } from './money.ts';
import { baseOf, hasFixedOdds, type Table, termsOf } from './table.ts';
import { useBackText } from './use-back-text.ts';

/** So many prizes are listed; others are between them. */
const MOST_SHOWN = 5;

type Props = { readonly table: Table; readonly play: Play; readonly quote: Quote | null };

/** Between a larger prize and a rebate on every stake: both are shown in taka while it moves. */
export function BaseSlider({ table, play, quote }: Props) {
  const { t } = useWords();
  const money = useMoney();
  const names = usePlayNames(table.game.family);
  const back = useBackText();
  const { habits, put } = useHabits(table.game.gameCode);
  const { least } = table.terms.bases;
  const { ceiling } = table.terms;
  const isFixed = hasFixedOdds(table);
  const base = baseOf(table, habits.base);
  const terms = termsOf(table, play, { ...habits, base });
  const each = terms && unitStakeOf(terms) !== null ? unitPrizes(play, terms) : [];
  const prizeText = (at: number) => money.full(each[at] ?? 0n);
  const shown = new Set(each).size === 1 ? [0] : play.prizes.map((_, at) => at);
  const rebate = `${((ceiling - base) / 20).toFixed(1)} %`;
  return (
    <div className={styles.base}>
      {!isFixed && least <= ceiling && (
        <label className={styles.slider}>
          <span className={styles.ends}>
            <span>{t('lottery.bet-more-rebate')}</span>
            <strong>{t('lottery.bet-base', { base })}</strong>
            <span>{t('lottery.bet-more-prize')}</span>
          </span>
          <input
            type="range"
            min={least}
            max={ceiling}
            step={(ceiling - least) % 2 === 0 ? 2 : 1}
            value={base}
            disabled={least === ceiling}
            aria-label={t('lottery.bet-prize-base')}
            aria-valuetext={t('lottery.bet-base-said', { base, prize: prizeText(0), rebate })}
            onChange={(event) => put({ base: Number(event.target.value) })}
          />
        </label>
      )}
      <Facts
        facts={[
          ...(play.kind === 'options' && shown.length > MOST_SHOWN ? [] : shown)
            .slice(0, MOST_SHOWN)
            .map((at) => ({
              name:
                shown.length === 1
                  ? t('lottery.bet-prize')
                  : names.prize(play.code, play.prizes[at]?.code ?? ''),
              value: prizeText(at),
            })),
          ...(isFixed
            ? []
            : [
                {
                  name: t('lottery.bet-rebate'),
                  value: quote ? `${money.full(quote.rebate)} (${rebate})` : rebate,
                },
              ]),
          ...(quote ? [{ name: t('lottery.bet-back'), value: back(quote) }] : []),
        ]}
      />
    </div>
  );
}

import { playOf } from '@nokshi/house-math/lottery/families.ts';
import { MOST_MULTIPLE } from '@nokshi/contract/player/lottery.ts';
import { writeSelection } from '@nokshi/house-math/lottery/selection-text.ts';
import { type Play } from '@nokshi/house-math/lottery/play.ts';
import { parseDecimal, toDecimal } from '@nokshi/money';
import { Chips, Dialog, Facts } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import { usePlayNames } from '../play-names.ts';
import { AgreeButton } from './agree-button.tsx';
import { useHabits } from './habits.ts';
import { useMoney } from './money.ts';
import { overCeiling } from './rules/ceilings.ts';
import { type UnitStake, unitStakeFor } from './rules/stake.ts';
import sheets from './sheet.module.css';
import { Stepper } from './stepper.tsx';
import { baseOf, quoteFor, type Table } from './table.ts';
import { useBackText } from './use-back-text.ts';
import { useSheet } from './use-sheet.ts';

const AMOUNTS = [1000n, 5000n, 10000n, 50000n, 100000n];
const TIMES = [1, 2, 5, 10, 20];

/** `tap.<play>.<answer>` in the address. */
function pickedOf({ game, drawDate }: Table, sheet: string | null) {
  const [kind, code = '', answer = ''] = (sheet ?? '').split('.');
  const play = kind === 'tap' ? playOf(game.family, drawDate, code) : null;
  const at = play?.prizes.findIndex((prize) => prize.code === answer) ?? -1;
  return play && at >= 0 ? { play, at, answer } : null;
}

/** One answer, an amount, one more tap. What was staked last stands there already. */
export function OneTapSheet({ table }: { readonly table: Table }) {
  const { sheet } = useSheet();
  const picked = pickedOf(table, sheet);
  return picked && <Sheet table={table} {...picked} />;
}

type Props = {
  readonly table: Table;
  readonly play: Play;
  readonly at: number;
  readonly answer: string;
};

function Sheet({ table, play, at, answer }: Props) {
  const { t } = useWords();
  const money = useMoney();
  const { close } = useSheet();
  const names = usePlayNames(table.game.family);
  const { habits } = useHabits(table.game.gameCode);
  const { amount, times } = habits;
  const base = baseOf(table, habits.base);
  const unit = unitStakeFor(amount * BigInt(times));
  const selection = { kind: 'options', options: [at] } as const;
  const quote = unit && quoteFor(table, { play, selection }, { ...unit, base });
  const back = useBackText();
  const name = names.option(play.code, answer);
  return (
    <Dialog
      title={t('lottery.bet-on', { what: name })}
      size="sheet"
      closeLabel={t('app.close')}
      backdropCloses
      onClose={close}
    >
      <div className={sheets.form}>
        <Amounts table={table} />
        {quote && (
          <Facts
            facts={[
              { name: t('lottery.bet-pays'), value: money.full(quote.prizes[at]?.prize ?? 0n) },
              { name: t('lottery.bet-back'), value: back(quote) },
              ...(quote.rebate > 0n
                ? [{ name: t('lottery.bet-rebate'), value: money.full(quote.rebate) }]
                : []),
            ]}
          />
        )}
        <AgreeButton
          table={table}
          bets={betsOf({ play, selection, unit, base })}
          total={quote?.stake ?? null}
          over={quote && overCeiling(quote, table.terms.ceilings)}
          onPlaced={close}
        />
      </div>
    </Dialog>
  );
}

/** How much, and how many times that; kept for the next bet. */
function Amounts({ table }: Pick<Props, 'table'>) {
  const { t } = useWords();
  const money = useMoney();
  const { habits, put } = useHabits(table.game.gameCode);
  const { amount, times } = habits;
  const most = parseDecimal(table.terms.ceilings.unit) ?? 0n;
  return (
    <>
      <div className={sheets.part}>
        <h3>{t('lottery.bet-amount')}</h3>
        <Chips
          label={t('lottery.bet-amount')}
          chips={AMOUNTS.filter((each) => each <= most).map((each) => ({
            id: toDecimal(each),
            label: money.chip(each),
          }))}
          selected={toDecimal(amount)}
          onSelect={(each) => put({ amount: parseDecimal(each) ?? amount })}
          spread
        />
      </div>
      <div className={sheets.part}>
        <h3>{t('lottery.bet-times')}</h3>
        <div className={sheets.times}>
          <Stepper
            label={t('lottery.bet-times')}
            value={times}
            most={MOST_MULTIPLE}
            onChange={(next) => put({ times: next })}
          />
          <Chips
            label={t('lottery.bet-times')}
            chips={TIMES.map((each) => ({ id: String(each), label: `×${each}` }))}
            selected={String(times)}
            onSelect={(each) => put({ times: Number(each) })}
          />
        </div>
      </div>
    </>
  );
}

type Wanted = Pick<Props, 'play'> & {
  readonly selection: Parameters<typeof writeSelection>[0];
  readonly unit: UnitStake | null;
  readonly base: number;
};

const betsOf = ({ play, selection, unit, base }: Wanted) =>
  unit ? [{ play: play.code, selection: writeSelection(selection), ...unit, base }] : [];

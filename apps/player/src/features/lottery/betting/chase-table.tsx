import { MOST_MULTIPLE } from '@nokshi/contract/player/lottery.ts';
import { percentOf } from '@nokshi/house-math/fraction.ts';
import { latinDigits } from '@nokshi/money';
import { Icon } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useWords } from '../../../lib/words.ts';
import styles from './chase.module.css';
import { useMoney } from './money.ts';
import type { ChaseDraft, Plan } from './rules/chase-draft.ts';

const COLUMNS = [
  'number',
  'issue',
  'draw',
  'multiple',
  'stake',
  'sum',
  'returns',
  'gain',
  'share',
] as const;

type Props = {
  readonly plan: Plan;
  readonly draft: ChaseDraft;
  readonly onChange: (part: Partial<ChaseDraft>) => void;
  readonly refused: { readonly issue: string; readonly words: string } | null;
};

/** Issue by issue: what is staked, and what a win there would leave. */
export function ChaseTable({ plan, draft, onChange, refused }: Props) {
  const { t } = useWords();
  return (
    // Wider than a phone: it is moved by itself, and by the keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles.table} role="region" aria-label={t('lottery.plan-table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {t(`lottery.plan-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {plan.shown.map((coming, at) => (
            <Row
              key={coming.issue}
              number={at + 1}
              coming={coming}
              plan={plan}
              draft={draft}
              onChange={onChange}
              wrong={refused?.issue === coming.issue ? refused.words : null}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

type RowProps = Pick<Props, 'plan' | 'draft' | 'onChange'> & {
  readonly number: number;
  readonly coming: Plan['shown'][number];
  readonly wrong: string | null;
};

function Row({ number, coming, plan, draft, onChange, wrong }: RowProps) {
  const { t } = useWords();
  const money = useMoney();
  const { issue, drawsAt } = coming;
  const isIn = !draft.without.includes(issue);
  const at = plan.entries.findIndex((entry) => entry.issue === issue);
  const row = plan.rows[at];
  const multiple = plan.entries[at]?.multiple;
  const tick = () =>
    onChange({
      without: isIn ? [...draft.without, issue] : draft.without.filter((each) => each !== issue),
    });
  const type = (typed: number) => onChange({ typed: { ...draft.typed, [issue]: typed } });
  return (
    <tr data-out={!isIn || undefined} data-loss={(row && row.profit < 0n) || undefined}>
      <td>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isIn}
            aria-label={t('lottery.plan-in', { issue })}
            onChange={tick}
          />
          {number}
        </label>
      </td>
      <td>
        {issue}
        {wrong && (
          <span className={styles.amiss} role="alert">
            <Icon name="alert" size={16} /> {wrong}
          </span>
        )}
      </td>
      <td>{timeText(drawsAt).slice(11)}</td>
      <td data-label={t('lottery.plan-multiple')}>
        {multiple !== undefined && (
          <MultipleField issue={issue} multiple={multiple} onType={type} />
        )}
      </td>
      {row ? (
        <>
          <td data-label={t('lottery.plan-stake')}>{money.full(row.stake)}</td>
          <td data-label={t('lottery.plan-sum')}>{money.full(row.cumulative)}</td>
          <td data-label={t('lottery.plan-returns')}>{money.full(row.returns)}</td>
          <td data-label={t('lottery.plan-gain')} className={styles.gain}>
            {money.full(row.profit)}
          </td>
          <td data-label={t('lottery.plan-share')} className={styles.gain}>
            {percentOf(row.rate, 1)} %
          </td>
        </>
      ) : (
        <td colSpan={5}>–</td>
      )}
    </tr>
  );
}

type FieldProps = {
  readonly issue: string;
  readonly multiple: number;
  readonly onType: (multiple: number) => void;
};

/** The multiple of one issue; what was typed counts when the field is left. */
function MultipleField({ issue, multiple, onType }: FieldProps) {
  const { t } = useWords();
  const type = (text: string) => {
    const typed = Number(latinDigits(text).replace(/\D/g, '').slice(0, 5));
    if (typed >= 1 && typed <= MOST_MULTIPLE && typed !== multiple) onType(typed);
  };
  return (
    <input
      // A change of the plan replaces what was typed.
      key={multiple}
      className={styles.multiple}
      inputMode="numeric"
      defaultValue={multiple}
      aria-label={`${t('lottery.plan-multiple')}, ${issue}`}
      onBlur={(event) => type(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') type(event.currentTarget.value);
      }}
    />
  );
}

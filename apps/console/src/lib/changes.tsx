import { ADJUSTMENT_CAUSES } from '@nokshi/contract/console/adjustments.ts';
import type { Change } from '@nokshi/contract/four-eyes.ts';
import { PERIODS } from '@nokshi/contract/player/limits.ts';
import { WITHDRAWAL_STATES } from '@nokshi/contract/player/withdrawals.ts';
import { type Column, Table } from '@nokshi/ui';
import styles from './desk.module.css';
import pictures from './picture-field.module.css';
import {
  countryPart,
  FLAG_WORDS,
  fieldWords,
  limitPart,
  potPart,
  rulePart,
} from './setting-words.ts';
import { timeText } from './time.ts';
import { useWords } from './words.ts';

/** A picture that was uploaded, or is drawn by the house. */
const PICTURE = /^\/(media|art)\/[\w-]+\.(webp|svg)$/;

/** What a change makes different, field by field. */
export function Changes({ changes }: { readonly changes: readonly Change[] }) {
  const { t } = useWords();
  const shown = ({ field }: Change, value: string) => {
    if (value === '') return t('change.empty');
    if (field in FLAG_WORDS) return t(value === '1' ? 'change.on' : 'change.off');
    if (value === 'true' || value === 'false')
      return t(value === 'true' ? 'change.on' : 'change.off');
    const state = field === 'state' && WITHDRAWAL_STATES.find((each) => each === value);
    if (state) return t(`withdrawal.${state}`);
    const cause = field === 'cause' && ADJUSTMENT_CAUSES.find((each) => each === value);
    if (cause) return t(`adjustments.${cause}`);
    const periods = field === 'protection.periods' && PERIODS.find((each) => each === value);
    if (periods) return t(`periods.${periods}`);
    if (field === 'harm.time-out') return timeText(value);
    if (PICTURE.test(value)) return <img className={pictures.thumb} src={value} alt={value} />;
    return value;
  };
  /** Nothing was there before: there is nothing to compare. */
  const isNew = changes.every(({ from }) => from === '');
  const before: Column<Change> = {
    id: 'from',
    title: t('change.from'),
    cell: (row) => <s className={`${styles.quiet} ${styles.words}`}>{shown(row, row.from)}</s>,
  };
  return (
    <Table
      caption={t('change.caption')}
      rows={changes}
      rowKey={(row) => row.field}
      columns={[
        {
          id: 'field',
          title: t('change.field'),
          cell: ({ field }) => {
            const rule = rulePart(field);
            if (rule) return `${t(`field.${rule.field}`)}: ${t(rule.part)}`;
            const country = countryPart(field);
            if (country) return `${country.code}: ${t(country.part)}`;
            const pot = potPart(field);
            if (pot) return `${t(pot.pot)}: ${t(pot.part)}`;
            const limit = limitPart(field);
            if (limit) return `${t(limit.kind)} ${t(limit.period)}`;
            const words = fieldWords(field);
            return words ? t(words) : field;
          },
        },
        ...(isNew ? [] : [before]),
        {
          id: 'to',
          title: t('change.to'),
          cell: (row) => <span className={styles.words}>{shown(row, row.to)}</span>,
        },
      ]}
    />
  );
}

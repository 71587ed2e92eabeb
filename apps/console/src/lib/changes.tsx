import { ADJUSTMENT_CAUSES } from '@nokshi/contract/console/adjustments.ts';
import { PAY_MODES } from '@nokshi/contract/console/agent-setting.ts';
import { LINE_STATES } from '@nokshi/contract/console/statements.ts';
import type { Change } from '@nokshi/contract/four-eyes.ts';
import { CONTRACT_STATES } from '@nokshi/contract/player/agent-contracts.ts';
import { CONTRACT_KINDS, DIVIDEND_PERIODS } from '@nokshi/contract/player/agent-terms.ts';
import { DEPOSIT_STATES } from '@nokshi/contract/player/cashier.ts';
import { CLAIM_STATES } from '@nokshi/contract/player/claims.ts';
import { ISSUE_STATES } from '@nokshi/contract/player/lottery.ts';
import { PERIODS } from '@nokshi/contract/player/limits.ts';
import { WITHDRAWAL_RISKS } from '@nokshi/contract/console/withdrawals.ts';
import { WITHDRAWAL_STATES } from '@nokshi/contract/player/withdrawals.ts';
import { type Column, Facts, Table } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { campaignField, campaignValue } from './campaign-words.ts';
import styles from './desk.module.css';
import pictures from './picture-field.module.css';
import {
  countryPart,
  FLAG_WORDS,
  fieldWords,
  limitPart,
  markerPart,
  potPart,
  rulePart,
  tierPart,
} from './setting-words.ts';
import { rulesText } from './table-rules.ts';
import { typeLabel } from './type-label.ts';
import { vipField } from './vip-words.ts';
import { type Translate, useWords } from './words.ts';

/** A picture that was uploaded, or is drawn by the house. */
const PICTURE = /^\/(media|art)\/[\w-]+\.(webp|svg)$/;

/** A moment as the wire has it. */
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Figures that belong together stand on one line. */
const FIGURES = /^\d+(, \d+)+$/;

const riskName = (t: Translate, value: string): string => {
  const risk = WITHDRAWAL_RISKS.find((each) => each === value);
  return risk ? t(`withdrawals.risk-${risk}`) : value;
};

/** What is proposed about a withdrawal, a deposit, a claim or a statement line says its state. */
function stateName(t: Translate, value: string): string {
  const withdrawal = WITHDRAWAL_STATES.find((each) => each === value);
  if (withdrawal) return t(`withdrawal.${withdrawal}`);
  const deposit = DEPOSIT_STATES.find((each) => each === value);
  if (deposit) return t(`deposit.${deposit}`);
  const claim = CLAIM_STATES.find((each) => each === value);
  if (claim) return t(`claim.${claim}`);
  const line = LINE_STATES.find((each) => each === value);
  return line ? t(`statement.${line}`) : value;
}

/** The kind, period or state of an agent's contract, or who pays it; null for any other field. */
function contractValue(t: Translate, field: string, value: string): string | null {
  const kind = field === 'contract.kind' && CONTRACT_KINDS.find((each) => each === value);
  if (kind) return t(`contracts.kind-${kind}`);
  const period = field === 'contract.period' && DIVIDEND_PERIODS.find((each) => each === value);
  if (period) return t(`contracts.period-${period}`);
  const state = field === 'contract.state' && CONTRACT_STATES.find((each) => each === value);
  if (state) return t(`contracts.state-${state}`);
  const mode = field === 'payMode' && PAY_MODES.find((each) => each === value);
  return mode ? t(`pay.mode-${mode}`) : null;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Days of the week as a setting has them, `1 4`. */
const weekdays = (t: Translate, value: string): string =>
  WEEKDAYS.filter((day) => value.includes(String(day)))
    .map((day) => t(`lotteries.day-${day}`))
    .join(', ');

type Shown = Pick<Change, 'field'> & { readonly value: string };

/** A value of a setting as people read it. */
function Value({ field, value }: Shown) {
  const { t } = useWords();
  if (value === '') return t('change.empty');
  if (field === 'account.type') return t(typeLabel(Number(value)));
  if (field in FLAG_WORDS) return t(value === '1' ? 'change.on' : 'change.off');
  if (value === 'true' || value === 'false')
    return t(value === 'true' ? 'change.on' : 'change.off');
  if (field === 'state') return stateName(t, value);
  if (/^table\..*Ms$/.test(field)) return String(Number(value) / 1_000);
  if (field === 'table.rules') return rulesText(t, value);
  const round = field === 'table.state' && ISSUE_STATES.find((each) => each === value);
  if (round) return t(`tables.state-${round}`);
  const issue = field === 'lottery.state' && ISSUE_STATES.find((each) => each === value);
  if (issue) return t(`lotteries.state-${issue}`);
  const contract = contractValue(t, field, value);
  if (contract) return contract;
  const campaign = campaignValue(t, field, value);
  if (campaign) return campaign;
  if (field === 'drawDays') return weekdays(t, value);
  if (field === 'risks')
    return value
      .split(' ')
      .map((each) => riskName(t, each))
      .join(', ');
  const cause = field === 'cause' && ADJUSTMENT_CAUSES.find((each) => each === value);
  if (cause) return t(`adjustments.${cause}`);
  const periods = field === 'protection.periods' && PERIODS.find((each) => each === value);
  if (periods) return t(`periods.${periods}`);
  // Every moment is shown in Dhaka's time, whatever wrote it.
  if (MOMENT.test(value)) return timeText(value);
  if (FIGURES.test(value)) return value.replaceAll(' ', '\u00a0');
  if (PICTURE.test(value)) return <img className={pictures.thumb} src={value} alt={value} />;
  return value;
}

/** What the desks call what is set; a field without words as it is. */
function fieldName(t: Translate, field: string): string {
  const campaign = campaignField(t, field);
  if (campaign) return campaign;
  const vip = vipField(t, field);
  if (vip) return vip;
  const rule = rulePart(field);
  if (rule) return `${t(`field.${rule.field}`)}: ${t(rule.part)}`;
  const country = countryPart(field);
  if (country) return `${country.code}: ${t(country.part)}`;
  const pot = potPart(field);
  if (pot) return `${t(pot.pot)}: ${t(pot.part)}`;
  const tier = tierPart(field);
  if (tier) return t('contracts.change-of-tier', { tier: tier.tier, field: t(tier.part) });
  const limit = limitPart(field);
  if (limit) return t('limit.of', { kind: t(limit.kind), period: t(limit.period) });
  const marker = markerPart(field);
  if (marker) return t('protection.marker', { marker: t(marker) });
  const words = fieldWords(field);
  return words ? t(words) : field;
}

type Props = { readonly changes: readonly Change[] };

/** What is set now, a line each. */
export function Settings({ changes }: Props) {
  const { t } = useWords();
  return (
    <Facts
      facts={changes.map(({ field, to }) => ({
        name: fieldName(t, field),
        value: <Value field={field} value={to} />,
      }))}
    />
  );
}

/** What a change makes different, field by field. */
export function Changes({ changes }: Props) {
  const { t } = useWords();
  /** Nothing was there before: there is nothing to compare. */
  const isNew = changes.every(({ from }) => from === '');
  const before: Column<Change> = {
    id: 'from',
    title: t('change.from'),
    cell: ({ field, from }) => (
      <s className={`${styles.quiet} ${styles.words}`}>
        <Value field={field} value={from} />
      </s>
    ),
  };
  return (
    <Table
      caption={t('change.caption')}
      rows={changes}
      rowKey={(row) => row.field}
      columns={[
        { id: 'field', title: t('change.field'), cell: ({ field }) => fieldName(t, field) },
        ...(isNew ? [] : [before]),
        {
          id: 'to',
          title: t('change.to'),
          cell: ({ field, to }) => (
            <span className={styles.words}>
              <Value field={field} value={to} />
            </span>
          ),
        },
      ]}
    />
  );
}

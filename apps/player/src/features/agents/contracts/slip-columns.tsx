import type { Slip } from '@nokshi/contract/player/agent-slips.ts';
import type { ContractKind } from '@nokshi/contract/player/agent-terms.ts';
import { type Column, MoneyText } from '@nokshi/ui';
import { useAddress } from '../../../lib/address.ts';
import { type Translate, useWords } from '../../../lib/words.ts';
import styles from './contracts.module.css';
import { PayNow } from './pay-now.tsx';
import { SlipState } from './slip-state.tsx';
import { isOwedByReader, isPaidBack, negative, periodText, sumOf } from './slips.ts';

type Asked = { readonly t: Translate; readonly kind: ContractKind; readonly side: Slip['side'] };
type Columns = readonly Column<Slip>[];

/** What a list of slips says of each kind. Products.md 7.4. */
export function slipColumns({ t, kind, side }: Asked): Columns {
  const money = moneyColumns(t);
  const period: Columns = [
    { id: 'period', title: t('slip.period'), cell: (slip) => <OpenSlip slip={slip} /> },
    ...(side === 'given'
      ? [{ id: 'downline', title: t('slip.downline'), cell: (slip: Slip) => slip.downline.name }]
      : []),
  ];
  const state = { id: 'state', title: t('slip.state'), cell: stateCell };
  switch (kind) {
    case 'dividend':
      return [
        ...period,
        money('valid', 'valid'),
        money('loss', 'loss', true),
        money('carry-in', 'carryIn', true),
        active(t),
        tierAndRate(t),
        money('amount', 'amount', true),
        { id: 'paid-by', title: t('slip.paid-by'), cell: (slip) => payerOf(t, slip) },
        state,
      ];
    case 'daily':
    case 'hourly':
      return [
        ...period,
        money('staked', 'staked'),
        money('valid', 'valid'),
        active(t),
        tierAndRate(t),
        money('amount', 'amount', true),
        ...(side === 'own' ? [money('paid-down', 'paidDown'), rest(t)] : []),
        state,
      ];
    case 'real-time':
      return [
        ...period,
        { id: 'bets', title: t('slip.bets'), figure: true, cell: ({ bets }) => bets },
        money('won-part', 'wonPart'),
        money('lost-part', 'lostPart'),
        money('amount', 'amount', true),
        state,
      ];
  }
}

type Amount =
  | 'valid'
  | 'staked'
  | 'amount'
  | 'paidDown'
  | 'loss'
  | 'carryIn'
  | 'wonPart'
  | 'lostPart';
type Title =
  | 'valid'
  | 'staked'
  | 'amount'
  | 'paid-down'
  | 'loss'
  | 'carry-in'
  | 'won-part'
  | 'lost-part';

const moneyColumns =
  (t: Translate) =>
  (title: Title, field: Amount, signed = false): Column<Slip> => ({
    id: field,
    title: t(`slip.${title}`),
    figure: true,
    cell: ({ [field]: amount }) =>
      amount === null ? null : <MoneyText amount={amount} signed={signed} />,
  });

const active = (t: Translate): Column<Slip> => ({
  id: 'active',
  title: t('slip.active'),
  figure: true,
  cell: ({ activeMembers }) => activeMembers,
});

const tierAndRate = (t: Translate): Column<Slip> => ({
  id: 'tier',
  title: `${t('slip.tier')} · ${t('slip.rate')}`,
  figure: true,
  cell: ({ tier, rate }) =>
    tier === null || rate === null ? '–' : `${tier} · ${t('contract.percent', { rate })}`,
});

const rest = (t: Translate): Column<Slip> => ({
  id: 'rest',
  title: t('slip.rest'),
  figure: true,
  cell: ({ amount, paidDown }) => <MoneyText amount={sumOf(amount, negative(paidDown))} signed />,
});

const stateCell = (slip: Slip) => (
  <>
    <SlipState slip={slip} />
    {isOwedByReader(slip) && <PayNow slip={slip} />}
  </>
);

/** Who pays it: the agent above, or the house; the one below where a closing slip is paid back. */
export function payerOf(t: Translate, slip: Slip): string {
  const { payMode, state, upline, downline } = slip;
  if (isPaidBack(slip)) return downline.name;
  return payMode === 'house' || state === 'PAID_BY_HOUSE' || upline === null
    ? t('contract.house')
    : upline.name;
}

function OpenSlip({ slip }: { readonly slip: Slip }) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <>
      <button type="button" className={styles.open} onClick={() => change({ slip: slip.id })}>
        {periodText(slip)}
      </button>
      {slip.closing && <span className={styles.small}>{t('slip.closing')}</span>}
    </>
  );
}

import { SLIP_STATES } from '@nokshi/contract/player/agent-slips.ts';
import { EmptyState, Field, Figures, Icon, MoneyText } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useDeferredValue, useState } from 'react';
import { useAddress } from '../../../lib/address.ts';
import { PagesView } from '../../../lib/pages-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { type QuickDays, readQuickDays } from '../quick-days.ts';
import { QuickDaysFilter } from '../quick-days-filter.tsx';
import { WideTable } from '../wide-table.tsx';
import styles from './contracts.module.css';
import { slipColumns } from './slip-columns.tsx';
import { type Slips, type SlipsAsked, useSlips } from './slips.ts';

/** A period of a kind, and some before it. */
const USUAL_DAYS = {
  dividend: 'this-month',
  daily: 'this-month',
  hourly: 'today',
  'real-time': 'today',
} as const satisfies Readonly<Record<SlipsAsked['kind'], QuickDays>>;

type Props = Pick<SlipsAsked, 'kind' | 'side'>;

/** Slips of one kind by days and state, in the address; with totals of all that is found. */
export function SlipList({ kind, side }: Props) {
  const { t } = useWords();
  const { params, change } = useAddress();
  const [typed, setTyped] = useState('');
  const query = useDeferredValue(typed.trim().toLowerCase());
  const days = readQuickDays(params, Date.now(), USUAL_DAYS[kind]);
  const state = SLIP_STATES.find((each) => each === params.get('state'));
  const { from, to } = days;
  return (
    <section className={styles.part} aria-labelledby="slips">
      <h4 id="slips">{t('slip.slips')}</h4>
      <QuickDaysFilter days={days}>
        <div className={styles.choices}>
          <Choice
            label={t('slip.filter-state')}
            value={state ?? ''}
            choices={[
              { id: '', label: t('contract.any') },
              ...SLIP_STATES.map((id) => ({ id: id as string, label: t(`slip.state-${id}`) })),
            ]}
            onChange={(id) => change({ state: id || null }, true)}
          />
          {side === 'given' && (
            <Field
              label={t('slip.find')}
              type="search"
              maxLength={40}
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              before={<Icon name="search" size={18} />}
              onChange={(event) => setTyped(event.target.value)}
            />
          )}
        </div>
      </QuickDaysFilter>
      <Found asked={{ kind, side, from, to, ...(state && { state }), ...(query && { query }) }} />
    </section>
  );
}

function Found({ asked }: { readonly asked: SlipsAsked }) {
  const { t } = useWords();
  const { kind, side } = asked;
  return (
    <PagesView query={useSlips(asked)}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        const totals = pages[0]?.totals;
        if (rows.length === 0 || !totals)
          return (
            <EmptyState title={t('slip.none')} icon="list" level={3}>
              <p>{t('slip.none-words')}</p>
            </EmptyState>
          );
        return (
          <>
            <Totals totals={totals} />
            <WideTable
              lastStays
              caption={t('slip.slips')}
              rows={rows}
              rowKey={({ id }) => id}
              columns={slipColumns({ t, kind, side })}
            />
          </>
        );
      }}
    </PagesView>
  );
}

function Totals({ totals: { slips, valid, amount, paid } }: Pick<Slips, 'totals'>) {
  const { t } = useWords();
  return (
    <Figures
      small
      figures={[
        { name: t('slip.count'), value: slips.toLocaleString('en') },
        { name: t('slip.total-valid'), value: <MoneyText amount={valid} /> },
        { name: t('slip.total-amount'), value: <MoneyText amount={amount} signed /> },
        { name: t('slip.total-paid'), value: <MoneyText amount={paid} /> },
      ]}
    />
  );
}

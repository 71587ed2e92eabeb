import { SLIP_STATES } from '@nokshi/contract/player/agent-slips.ts';
import { INCOME_KINDS } from '@nokshi/contract/player/agent-terms.ts';
import { EmptyState } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { useAddress } from '../../../lib/address.ts';
import { PagesView } from '../../../lib/pages-view.tsx';
import { SaveAs } from '../../../lib/save-as.tsx';
import { useWords } from '../../../lib/words.ts';
import { readQuickDays } from '../quick-days.ts';
import { FilterBar } from './filter-bar.tsx';
import { IncomeByKind, incomeName, IncomeTable } from './income-table.tsx';
import { RebateView } from './rebate-view.tsx';
import styles from './team.module.css';
import { fileOf, useIncome } from './team-lists.ts';

/** My income: what each contract and the team rebate paid, and where it comes from. AC-008. */
export default function IncomePage() {
  const { t } = useWords();
  const { params, change } = useAddress();
  const rebate = params.get('rebate');
  if (rebate) return <RebateView day={rebate} />;
  const days = readQuickDays(params, Date.now(), 'this-month');
  const kind = INCOME_KINDS.find((each) => each === params.get('kind'));
  const state = SLIP_STATES.find((each) => each === params.get('state'));
  return (
    <div className={styles.page}>
      <FilterBar days={days}>
        <Choice
          label={t('line.kind')}
          value={kind ?? ''}
          choices={[
            { id: '', label: t('line.all') },
            ...INCOME_KINDS.map((id) => ({ id: id as string, label: incomeName(t, id) })),
          ]}
          onChange={(id) => change({ kind: id || null }, true)}
        />
        <Choice
          label={t('line.state')}
          value={state ?? ''}
          choices={[
            { id: '', label: t('line.all') },
            ...SLIP_STATES.map((id) => ({ id: id as string, label: t(`slip.state-${id}`) })),
          ]}
          onChange={(id) => change({ state: id || null }, true)}
        />
      </FilterBar>
      <Found
        asked={{ from: days.from, to: days.to, ...(kind && { kind }), ...(state && { state }) }}
      />
    </div>
  );
}

type Asked = Parameters<typeof useIncome>[0];

const fileAsked = ({ from, to, kind, state }: Asked) => ({
  list: 'income' as const,
  from,
  to,
  ...(kind && { incomeKind: kind }),
  ...(state && { incomeState: state }),
});

function Found({ asked }: { readonly asked: Asked }) {
  const { t } = useWords();
  const isFiltered = asked.kind !== undefined || asked.state !== undefined;
  return (
    <PagesView query={useIncome(asked)}>
      {(pages) => {
        const rows = pages.flatMap((page) => page.rows);
        const totals = pages[0]?.totals ?? [];
        if (rows.length === 0)
          return (
            <EmptyState title={t('line.no-income')} icon="wallet" level={3}>
              <p>{t(isFiltered ? 'line.none-words' : 'line.no-income-words')}</p>
            </EmptyState>
          );
        return (
          <>
            {totals.length > 1 && <IncomeByKind totals={totals} />}
            <IncomeTable rows={rows} totals={totals} />
            <SaveAs ask={fileOf(fileAsked(asked))} />
          </>
        );
      }}
    </PagesView>
  );
}

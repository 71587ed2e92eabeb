import {
  consoleRiskRoutes as routes,
  RISK_REASONS,
  RISK_STATES,
} from '@nokshi/contract/console/risk.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Chips, Note, Table, useTick } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'wouter';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import { List } from '../../lib/list.tsx';
import { useWords } from '../../lib/words.ts';
import { caseColumns } from './case-columns.tsx';
import { RISK_KEY } from './risk.ts';

type Page = Output<typeof routes.list>;

/** How often it is looked at whether a review has become late. */
const LOOK_MS = 30_000;
const STATES = ['all', ...RISK_STATES] as const;

/** The queue by state, reason and score; holds past their review stand on top of all. */
export function CaseList() {
  const { t } = useWords();
  useTick(LOOK_MS);
  const [search, setSearch] = useSearchParams();
  const state = STATES.find((one) => one === search.get('state')) ?? 'OPEN';
  const reason = RISK_REASONS.find((one) => one === search.get('reason'));
  const least = search.get('least') ?? '';
  const score = Number(useDeferredValue(least));
  const minScore = Number.isInteger(score) && score >= 0 && score <= 100 ? score : 0;
  const set = (name: string, value: string | undefined) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const back = search.size > 0 ? `${search}&` : '';
  return (
    <>
      <div className={styles.apart}>
        <Chips
          label={t('risk.state')}
          chips={STATES.map((id) => ({ id, label: t(`risk.state-${id}`) }))}
          selected={state}
          onSelect={(id) => set('state', id === 'OPEN' ? undefined : id)}
        />
      </div>
      <div className={`${styles.pairs} ${styles.apart}`}>
        <label className={styles.text}>
          <span>{t('risk.reason')}</span>
          <select value={reason ?? ''} onChange={(event) => set('reason', event.target.value)}>
            <option value="">{t('risk.any-reason')}</option>
            {RISK_REASONS.map((code) => (
              <option key={code} value={code}>
                {t(`risk.reason-${code}`)}
              </option>
            ))}
          </select>
        </label>
        <CountField
          label={t('risk.least')}
          min={0}
          max={100}
          value={least}
          onChange={(event) => set('least', event.target.value)}
        />
      </div>
      <List<Page>
        queryKey={[...RISK_KEY, 'list', state, reason, minScore]}
        load={(cursor) =>
          call(routes.list, { state, ...(reason && { reason }), minScore, cursor, pageSize: 25 })
        }
        caption={t('nav.risk')}
        rowKey={(row) => row.id}
        empty={t(reason || minScore > 0 || state !== 'OPEN' ? 'risk.none' : 'risk.none-yet')}
        columns={caseColumns(t, back)}
        above={({ overdue }) => overdue.length > 0 && <Overdue overdue={overdue} back={back} />}
      />
    </>
  );
}

type Late = { readonly overdue: Page['overdue']; readonly back: string };

function Overdue({ overdue, back }: Late) {
  const { t } = useWords();
  return (
    <section className={styles.card} aria-labelledby="overdue">
      <h2 id="overdue">{t('risk.overdue')}</h2>
      <div className={styles.stack}>
        <Note kind="wrong">{t('risk.overdue-words', { count: overdue.length })}</Note>
        <Table
          caption={t('risk.overdue')}
          columns={caseColumns(t, back)}
          rows={overdue}
          rowKey={(row) => row.id}
        />
      </div>
    </section>
  );
}

import {
  consolePointsRoutes as routes,
  type TermsVersion,
} from '@nokshi/contract/console/points.ts';
import { CATEGORIES } from '@nokshi/contract/player/catalogue.ts';
import { MOST_POINTS, type PointsTerms } from '@nokshi/contract/points.ts';
import { Button, Field, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import { changedLines, type Line } from '../../lib/look-over.tsx';
import { QueryView } from '../../lib/query-view.tsx';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { useMay } from '../../lib/session.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import { versionColumns } from '../../lib/version-columns.tsx';

const RATES_KEY = ['points', 'terms'];

/** What points are earned for and are worth; earlier versions can be restored. */
export function Rates() {
  const terms = useQuery({ queryKey: RATES_KEY, queryFn: () => call(routes.terms, {}) });
  return (
    <QueryView query={terms} height="320px">
      {({ versions }) => {
        const [now] = versions;
        return now && <Editor key={now.version} now={now} versions={versions} />;
      }}
    </QueryView>
  );
}

type Props = { readonly now: TermsVersion; readonly versions: readonly TermsVersion[] };

function Editor({ now, versions }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const may = useMay('points.write');
  const [draft, setDraft] = useState(now.terms);
  const [wanted, setWanted] = useState<PointsTerms | null>(null);
  const changes = changedLines(linesOf(t, now.terms), linesOf(t, wanted ?? draft));
  return (
    <>
      <div className={`${styles.card} ${styles.stack}`}>
        <p className={styles.quiet}>{t('points.rates-words')}</p>
        <fieldset className={styles.stack} disabled={!may}>
          <Fields draft={draft} change={(part) => setDraft({ ...draft, ...part })} />
        </fieldset>
        {may && (
          <div className={styles.tools}>
            <Button kind="main" disabled={changes.length === 0} onClick={() => setWanted(draft)}>
              {t('points.set')}
            </Button>
          </div>
        )}
      </div>
      <h2 className={styles.apart}>{t('points.versions')}</h2>
      <Table
        caption={t('points.versions')}
        columns={versionColumns<PointsTerms, TermsVersion>(t, {
          now: may ? now : null,
          shows: {
            id: 'ratio',
            title: t('points.pointsPerTaka'),
            figure: true,
            cell: (row) => row.terms.pointsPerTaka,
          },
          onRestore: setWanted,
        })}
        rows={versions}
        rowKey={({ version }) => `${version}`}
      />
      {wanted && (
        <ReasonDialog
          title={t('points.set-title')}
          words={t('points.set-words')}
          changes={changes}
          action={t('points.set')}
          act={(reason) => call(routes.setTerms, { terms: wanted, version: now.version, reason })}
          done={t('points.set-done')}
          onDone={() => queries.invalidateQueries({ queryKey: RATES_KEY })}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  );
}

type FieldsProps = {
  readonly draft: PointsTerms;
  readonly change: (part: Partial<PointsTerms>) => void;
};

const COUNTS = [
  ['pointsPerTaka', 100_000],
  ['convertFrom', MOST_POINTS],
  ['convertADay', MOST_POINTS],
] as const;

function Fields({ draft, change }: FieldsProps) {
  const { t } = useWords();
  return (
    <>
      <div className={styles.pairs}>
        {CATEGORIES.map((name) => (
          <Field
            key={name}
            label={t(`points.rate-${name}`)}
            inputMode="decimal"
            maxLength={6}
            pattern="\d{1,3}(\.\d{1,2})?"
            value={draft.rates[name]}
            onChange={(event) =>
              change({ rates: { ...draft.rates, [name]: event.target.value.trim() } })
            }
          />
        ))}
      </div>
      <div className={styles.pairs}>
        {COUNTS.map(([name, most]) => (
          <CountField
            key={name}
            label={t(`points.${name}`)}
            min={1}
            max={most}
            value={draft[name]}
            onChange={(event) => change({ [name]: Number(event.target.value) })}
          />
        ))}
      </div>
    </>
  );
}

const linesOf = (t: Translate, { rates, ...rest }: PointsTerms): Line[] => [
  ...CATEGORIES.map((name): Line => [t(`points.rate-${name}`), rates[name]]),
  ...COUNTS.map(([name]): Line => [t(`points.${name}`), `${rest[name]}`]),
];

import {
  consoleCatalogueRoutes as routes,
  GAME_CELLS,
  type PlannedLine,
} from '@nokshi/contract/console/catalogue.ts';
import { Button, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CsvUpload, useUpload } from '../../lib/csv-upload.tsx';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { type Translate, useWords } from '../../lib/words.ts';
import { CATALOGUE_KEY, cellName, readable } from './cell-words.ts';

/** Many games at once: every line is seen before anything is written. */
export function UploadTab() {
  const { t } = useWords();
  const queries = useQueryClient();
  const upload = useUpload((csv) => call(routes.preview, { csv }));
  const [sure, setSure] = useState(false);
  const { csv, plan, take } = upload;
  const changed = countOf(plan?.lines ?? [], 'changed');
  return (
    <div className={styles.stack}>
      <CsvUpload
        upload={upload}
        explained={t('catalogue.upload-words', { columns: ['game_id', ...GAME_CELLS].join(', ') })}
        label={t('catalogue.csv')}
      />
      {plan && <PlanView lines={plan.lines} onWrite={() => setSure(true)} />}
      {sure && plan && (
        <ReasonDialog
          title={t('catalogue.write', { games: changed })}
          words={t('catalogue.write-words')}
          action={t('change.apply')}
          act={(reason) => call(routes.upload, { csv, digest: plan.digest, reason })}
          done={t('catalogue.changed')}
          onDone={() => {
            take('');
            return queries.invalidateQueries({ queryKey: CATALOGUE_KEY });
          }}
          onClose={() => setSure(false)}
        />
      )}
    </div>
  );
}

const countOf = (lines: readonly PlannedLine[], outcome: PlannedLine['outcome']) =>
  lines.filter((line) => line.outcome === outcome).length;

type PlanProps = { readonly lines: readonly PlannedLine[]; readonly onWrite: () => void };

function PlanView({ lines, onWrite }: PlanProps) {
  const { t } = useWords();
  const changed = countOf(lines, 'changed');
  return (
    <>
      <p role="status">
        {t('catalogue.planned', {
          changed,
          unchanged: countOf(lines, 'unchanged'),
          refused: countOf(lines, 'refused'),
        })}
      </p>
      <Lines lines={lines} />
      {changed > 0 && (
        <div className={styles.badges}>
          <Button kind="main" onClick={onWrite}>
            {t('catalogue.write', { games: changed })}
          </Button>
        </div>
      )}
    </>
  );
}

const LOOK = { changed: styles.good, unchanged: '', refused: styles.bad } as const;

const Lines = ({ lines }: { readonly lines: readonly PlannedLine[] }) => {
  const { t } = useWords();
  return (
    <Table
      caption={t('upload.preview')}
      rows={lines}
      rowKey={(row) => String(row.line)}
      columns={[
        { id: 'line', title: t('catalogue.line'), figure: true, cell: (row) => row.line },
        {
          id: 'game',
          title: t('catalogue.game'),
          cell: (row) => <span className={styles.mono}>{row.gameId}</span>,
        },
        {
          id: 'outcome',
          title: t('catalogue.outcome'),
          cell: (row) => (
            <span className={`${styles.badge} ${LOOK[row.outcome] ?? ''}`}>
              {t(`catalogue.line-${row.outcome}`)}
            </span>
          ),
        },
        { id: 'what', title: t('catalogue.what'), cell: (row) => whatOf(t, row) },
      ]}
    />
  );
};

/** What a line does, or why it does nothing. */
const whatOf = (t: Translate, { fault, field, changes }: PlannedLine) =>
  fault ? (
    t(`catalogue.fault-${fault}`, { column: cellName(t, field ?? '') })
  ) : (
    <ul>
      {readable(t, changes).map((change) => (
        <li key={change.field}>
          {change.field}: <s>{change.from}</s> {change.to}
        </li>
      ))}
    </ul>
  );

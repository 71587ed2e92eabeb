import {
  consoleStatementRoutes as routes,
  type StatementPreview,
} from '@nokshi/contract/console/statements.ts';
import { Button, Check, MoneyText, moneyText, Note, Table, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CsvUpload, useUpload } from '../../lib/csv-upload.tsx';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { type Translate, useWords } from '../../lib/words.ts';

/** A statement is read and looked at before anything is written. */
export function UploadTab() {
  const { t } = useWords();
  const queries = useQueryClient();
  const [again, setAgain] = useState<readonly number[]>([]);
  const upload = useUpload((csv) => {
    setAgain([]);
    return call(routes.preview, { csv });
  });
  const [sure, setSure] = useState(false);
  const { csv, plan, take } = upload;
  const demo = useAct(async () => {
    take((await call(routes.demo, {})).csv);
    tell(t('statements.demo-there'));
  });
  return (
    <div className={styles.stack}>
      <CsvUpload
        upload={upload}
        explained={t('statements.upload-words')}
        label={t('statements.csv')}
        beside={
          <Button busy={demo.busy} onClick={() => void demo.run()}>
            {t('statements.demo')}
          </Button>
        }
        error={demo.error}
      />
      {plan && <Plan plan={plan} again={again} onAgain={setAgain} onTake={() => setSure(true)} />}
      {sure && plan && (
        <ReasonDialog
          title={t('statements.take-title', { amount: moneyText(plan.credited) })}
          words={t('statements.take-words')}
          action={t('statements.take')}
          act={(reason) => call(routes.apply, { csv, reason, again: [...again] })}
          done={t('statements.taken')}
          onDone={() => {
            take('');
            setAgain([]);
            return queries.invalidateQueries({ queryKey: ['till'] });
          }}
          onClose={() => setSure(false)}
        />
      )}
    </div>
  );
}

type PlanProps = {
  readonly plan: StatementPreview;
  /** Known lines that are other payments anyway. */
  readonly again: readonly number[];
  readonly onAgain: (numbers: readonly number[]) => void;
  readonly onTake: () => void;
};

const LOOK = {
  exact: styles.good,
  'amount-differs': styles.warn,
  above: styles.warn,
  unmatched: styles.bad,
  known: styles.quiet,
} as const;

/** Every line with what becomes of it; refused ones first. */
function Plan({ plan, again, onAgain, onTake }: PlanProps) {
  const { t } = useWords();
  const { lines, refused, credited } = plan;
  const fresh = lines.filter(({ fate }) => fate !== 'known').length + again.length;
  const turn = (number: number, on: boolean) =>
    onAgain(on ? [...again, number] : again.filter((one) => one !== number));
  return (
    <>
      {refused.length > 0 && (
        <Note kind="wrong">
          {t('statements.refused', { lines: refused.length })}
          <ul>
            {refused.slice(0, 20).map(({ number, text, fault }) => (
              <li key={number}>
                {t('statements.fault', { number, fault: t(`statements.fault-${fault}`) })}{' '}
                <span className={styles.mono}>{text}</span>
              </li>
            ))}
          </ul>
        </Note>
      )}
      {lines.length > 0 && (
        <Table
          caption={t('upload.preview')}
          rows={lines}
          rowKey={(row) => String(row.number)}
          columns={columnsOf(t, { again, turn })}
        />
      )}
      <div className={styles.between}>
        <p>
          {t('statements.would-credit')} <MoneyText amount={credited} />
        </p>
        <Button kind="main" disabled={fresh === 0} onClick={onTake}>
          {t('statements.take-lines', { lines: fresh })}
        </Button>
      </div>
    </>
  );
}

type Line = StatementPreview['lines'][number];

type Again = {
  readonly again: readonly number[];
  readonly turn: (number: number, on: boolean) => void;
};

const columnsOf = (t: Translate, { again, turn }: Again) => [
  { id: 'day', title: t('statements.day'), whole: true, cell: (row: Line) => row.bookedOn },
  {
    id: 'amount',
    title: t('statements.amount'),
    figure: true,
    cell: (row: Line) => <MoneyText amount={row.amount} />,
  },
  {
    id: 'reference',
    title: t('statements.reference'),
    cell: (row: Line) => (
      <span className={styles.pair}>
        {row.reference}
        <small>{row.sender}</small>
      </span>
    ),
  },
  {
    id: 'fate',
    title: t('statements.fate'),
    cell: (row: Line) => (
      <span className={styles.pair}>
        <span className={`${styles.badge} ${LOOK[row.fate] ?? ''}`}>
          {t(`statements.fate-${row.fate}`)}
        </span>
        {row.fate === 'known' && (
          <Check
            checked={again.includes(row.number)}
            onChange={({ target }) => turn(row.number, target.checked)}
          >
            {t('statements.again')}
          </Check>
        )}
      </span>
    ),
  },
  {
    id: 'deposit',
    title: t('statements.pays'),
    cell: (row: Line) =>
      row.deposit && (
        <span className={styles.pair}>
          {row.deposit.username}
          <small>
            {t('statements.asked')} <MoneyText amount={row.deposit.asked} />
          </small>
        </span>
      ),
  },
];

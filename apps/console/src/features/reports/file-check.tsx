import { consoleReportRoutes as routes } from '@nokshi/contract/console/reports.ts';
import { classes, Facts, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useAct } from '@nokshi/web/use-act.ts';
import { timeText } from '@nokshi/web/time.ts';
import { countText } from '../../lib/count-text.ts';
import desk from '../../lib/desk.module.css';
import { FileButton } from '../../lib/file-button.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { Asker } from './asker.tsx';
import { hashOf } from './hash-of.ts';
import styles from './reports.module.css';

/** Whether a file is one that the house gave out. It is hashed here: its content goes nowhere. */
export function FileCheck() {
  const { t } = useWords();
  const check = useAct(async (file: File) =>
    call(routes.knownExport, { sha256: await hashOf(await file.arrayBuffer()) }),
  );
  const known = check.answer?.known;
  return (
    <section className={desk.card}>
      <h2>{t('reports.check-file')}</h2>
      <p className={desk.quiet}>{t('reports.check-file-how')}</p>
      <div className={classes(desk.tools, styles.file)}>
        <FileButton label={t('reports.choose-file')} onFile={(file) => void check.run(file)} />
        {check.input && <span className={desk.mono}>{check.input.name}</span>}
      </div>
      <Refused error={check.error} />
      {check.answer && !known && <Note kind="wrong">{t('reports.unknown-file')}</Note>}
      {known && (
        <>
          <Note kind="good">{t('reports.known-file')}</Note>
          <Facts
            facts={[
              { name: t('reports.file'), value: t(`reports.kind-${known.kind}`) },
              { name: t('reports.for'), value: <Asker row={known} /> },
              { name: t('reports.at'), value: timeText(known.at) },
              {
                name: t('reports.days'),
                value: t('reports.span', {
                  from: known.from,
                  to: known.to,
                }),
              },
              { name: t('reports.rows'), value: countText(known.rows) },
              {
                name: t('reports.head'),
                value: <code className={desk.mono}>{known.head}</code>,
              },
            ]}
          />
        </>
      )}
    </section>
  );
}

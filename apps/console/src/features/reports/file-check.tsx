import { consoleReportRoutes as routes } from '@nokshi/contract/console/reports.ts';
import { classes, Facts, Note } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useMutation } from '@tanstack/react-query';
import { countText } from '../../lib/count-text.ts';
import desk from '../../lib/desk.module.css';
import { FileButton } from '../../lib/file-button.tsx';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import { Asker } from './asker.tsx';
import { hashOf } from './hash-of.ts';
import styles from './reports.module.css';

/** Whether a file is one that the house gave out. It is hashed here: its content goes nowhere. */
export function FileCheck() {
  const { t, why } = useWords();
  const check = useMutation({
    mutationFn: async (file: File) =>
      call(routes.knownExport, { sha256: await hashOf(await file.arrayBuffer()) }),
  });
  return (
    <section className={desk.card}>
      <h2>{t('reports.check-file')}</h2>
      <p className={desk.quiet}>{t('reports.check-file-how')}</p>
      <div className={classes(desk.tools, styles.file)}>
        <FileButton label={t('reports.choose-file')} onFile={(file) => check.mutate(file)} />
        {check.variables && <span className={desk.mono}>{check.variables.name}</span>}
      </div>
      {check.error && <Note kind="wrong">{why(check.error)}</Note>}
      {check.data && !check.data.known && <Note kind="wrong">{t('reports.unknown-file')}</Note>}
      {check.data?.known && (
        <>
          <Note kind="good">{t('reports.known-file')}</Note>
          <Facts
            facts={[
              { name: t('reports.file'), value: t(`reports.kind-${check.data.known.kind}`) },
              { name: t('reports.for'), value: <Asker row={check.data.known} /> },
              { name: t('reports.at'), value: timeText(check.data.known.at) },
              {
                name: t('reports.days'),
                value: t('reports.span', {
                  from: check.data.known.from,
                  to: check.data.known.to,
                }),
              },
              { name: t('reports.rows'), value: countText(check.data.known.rows) },
              {
                name: t('reports.head'),
                value: <code className={desk.mono}>{check.data.known.head}</code>,
              },
            ]}
          />
        </>
      )}
    </section>
  );
}

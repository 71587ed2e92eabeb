import { consoleVipRoutes as routes, type VipVersion } from '@nokshi/contract/console/vip.ts';
import type { VipTerms } from '@nokshi/contract/vip.ts';
import { Button, type Column, Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../../lib/desk.module.css';
import { QueryView } from '../../../lib/query-view.tsx';
import { useMay } from '../../../lib/session.ts';
import { VIP_KEY } from '../../../lib/vip-words.ts';
import { type Translate, useWords } from '../../../lib/words.ts';
import { Counts } from './counts.tsx';
import { LevelEditor } from './level-editor.tsx';
import { SetLevels } from './set-levels.tsx';

/** The levels in force with their members, the editor, and earlier versions to restore. */
export function VipTab() {
  const { t } = useWords();
  const terms = useQuery({
    queryKey: [...VIP_KEY, 'terms'],
    queryFn: () => call(routes.terms, {}),
  });
  return (
    <QueryView query={terms} height="420px">
      {({ versions, counts }) => {
        const [now] = versions;
        return (
          now && (
            <div className={styles.stack}>
              <p className={styles.quiet}>{t('vip.words')}</p>
              <Counts counts={counts} terms={now.terms} />
              <Levels key={now.version} now={now} versions={versions} />
            </div>
          )
        );
      }}
    </QueryView>
  );
}

type Props = { readonly now: VipVersion; readonly versions: readonly VipVersion[] };

function Levels({ now, versions }: Props) {
  const { t } = useWords();
  const may = useMay('promotions.write');
  const [wanted, setWanted] = useState<VipTerms | null>(null);
  return (
    <>
      <LevelEditor start={now.terms} may={may} onWanted={setWanted} />
      <h2>{t('vip.versions')}</h2>
      <Table
        caption={t('vip.versions')}
        columns={columnsOf(t, may ? now : null, setWanted)}
        rows={versions}
        rowKey={({ version }) => `${version}`}
      />
      {wanted && <SetLevels now={now} wanted={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}

const columnsOf = (
  t: Translate,
  now: VipVersion | null,
  onRestore: (terms: VipTerms) => void,
): readonly Column<VipVersion>[] => [
  { id: 'at', title: t('points.at'), whole: true, cell: (row) => timeText(row.changedAt) },
  { id: 'by', title: t('points.by'), cell: (row) => row.changedBy ?? t('points.by-house') },
  { id: 'levels', title: t('vip.levels'), figure: true, cell: (row) => row.terms.levels.length },
  {
    id: 'reason',
    title: t('member.reason'),
    cell: (row) => <span className={styles.words}>{row.reason ?? '–'}</span>,
  },
  {
    id: 'restore',
    title: '',
    cell: (row) =>
      now &&
      row.version !== now.version && (
        <Button small kind="quiet" onClick={() => onRestore(row.terms)}>
          {t('points.restore')}
        </Button>
      ),
  },
];

import { consoleVipRoutes as routes, type VipVersion } from '@nokshi/contract/console/vip.ts';
import type { VipTerms } from '@nokshi/contract/vip.ts';
import { Table } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../../lib/desk.module.css';
import { QueryView } from '../../../lib/query-view.tsx';
import { useMay } from '../../../lib/session.ts';
import { VIP_KEY } from '../../../lib/vip-words.ts';
import { useWords } from '../../../lib/words.ts';
import { Counts } from './counts.tsx';
import { LevelEditor } from './level-editor.tsx';
import { SetLevels } from './set-levels.tsx';
import { versionColumns } from '../../../lib/version-columns.tsx';

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
        columns={versionColumns<VipTerms, VipVersion>(t, {
          now: may ? now : null,
          shows: {
            id: 'levels',
            title: t('vip.levels'),
            figure: true,
            cell: (row) => row.terms.levels.length,
          },
          onRestore: setWanted,
        })}
        rows={versions}
        rowKey={({ version }) => `${version}`}
      />
      {wanted && <SetLevels now={now} wanted={wanted} onClose={() => setWanted(null)} />}
    </>
  );
}

import { consoleVipRoutes as routes, type VipVersion } from '@nokshi/contract/console/vip.ts';
import { settingChanges } from '@nokshi/contract/setting-changes.ts';
import type { VipTerms } from '@nokshi/contract/vip.ts';
import { call } from '@nokshi/web/call.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { QueryView } from '../../../lib/query-view.tsx';
import { ReasonDialog } from '../../../lib/reason-dialog.tsx';
import { VIP_KEY } from '../../../lib/vip-words.ts';
import { useWords } from '../../../lib/words.ts';
import { Counts } from './counts.tsx';

type Props = {
  readonly now: VipVersion;
  readonly wanted: VipTerms;
  readonly onClose: () => void;
};

/** What a table changes, and for how many members, before it is set. */
export function SetLevels({ now, wanted, onClose }: Props) {
  const { t } = useWords();
  const queries = useQueryClient();
  const preview = useQuery({
    queryKey: [...VIP_KEY, 'preview', JSON.stringify(wanted)],
    queryFn: () => call(routes.preview, { terms: wanted }),
  });
  return (
    <ReasonDialog
      title={t('vip.set-title')}
      words={t('vip.set-words')}
      before={
        <QueryView query={preview} height="180px">
          {({ counts }) => <Counts counts={counts} terms={wanted} isPreview />}
        </QueryView>
      }
      changes={changesOf(now.terms, wanted)}
      action={t('vip.set')}
      act={(reason) => call(routes.setTerms, { terms: wanted, version: now.version, reason })}
      done={t('vip.set-done')}
      onDone={() =>
        Promise.all([
          queries.invalidateQueries({ queryKey: VIP_KEY }),
          queries.invalidateQueries({ queryKey: ['proposals'] }),
        ])
      }
      onClose={onClose}
    />
  );
}

const numbered = ({ levels }: VipTerms) =>
  Object.fromEntries(levels.map((level, at) => [at + 1, level]));

/** As the server names them. */
const changesOf = (from: VipTerms, to: VipTerms) =>
  settingChanges(numbered(from), numbered(to)).map(({ field, ...line }) => ({
    field: `vip.${field}`,
    ...line,
  }));

import type { VipCounts } from '@nokshi/contract/console/vip.ts';
import type { VipTerms } from '@nokshi/contract/vip.ts';
import { type Column, Table } from '@nokshi/ui';
import { countText } from '../../../lib/count-text.ts';
import { useWords } from '../../../lib/words.ts';

type Props = {
  readonly counts: VipCounts;
  readonly terms: VipTerms;
  /** Also how many there would be. */
  readonly isPreview?: boolean;
};

/** How many members are on each level. */
export function Counts({ counts, terms, isPreview = false }: Props) {
  const { t, local } = useWords();
  const later: Column<VipCounts[number]> = {
    id: 'later',
    title: t('vip.members-later'),
    figure: true,
    cell: (row) => countText(row.later),
  };
  return (
    <Table
      caption={t('vip.members')}
      rows={counts}
      rowKey={({ level }) => `${level}`}
      columns={[
        {
          id: 'level',
          title: t('vip.level'),
          cell: ({ level }) => {
            const name = terms.levels[level - 1]?.name;
            return name ? `${level} ${local(name)}` : level;
          },
        },
        { id: 'now', title: t('vip.members'), figure: true, cell: (row) => countText(row.now) },
        ...(isPreview ? [later] : []),
      ]}
    />
  );
}

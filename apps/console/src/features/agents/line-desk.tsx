import { TabbedDesk } from '../../lib/tabbed-desk.tsx';
import { useWords } from '../../lib/words.ts';
import { FindInLine } from './find-in-line.tsx';
import { LineMoves } from './line-moves.tsx';

/** Who is above whom, and who will be. */
export default function LineDesk() {
  const { t } = useWords();
  return (
    <TabbedDesk
      title={t('nav.line')}
      words={t('line.words')}
      label={t('line.views')}
      tabs={[
        { id: 'tree', label: t('line.tab-tree'), Page: FindInLine },
        { id: 'moves', label: t('line.tab-moves'), Page: LineMoves },
      ]}
    />
  );
}

import { TabbedDesk } from '../../lib/tabbed-desk.tsx';
import { useWords } from '../../lib/words.ts';
import { Orders } from './orders-tab.tsx';
import { Rates } from './rates-tab.tsx';
import { Stock } from './stock-tab.tsx';

/** Orders of the points mall, and what points are earned for and worth. */
export default function PointsDesk() {
  const { t } = useWords();
  return (
    <TabbedDesk
      title={t('nav.points')}
      label={t('points.views')}
      tabs={[
        { id: 'orders', label: t('points.tab-orders'), Page: Orders },
        { id: 'stock', label: t('points.tab-stock'), Page: Stock },
        { id: 'rates', label: t('points.tab-rates'), Page: Rates },
      ]}
    />
  );
}

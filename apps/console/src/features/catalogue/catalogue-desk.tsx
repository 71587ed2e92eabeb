import { Tabs } from '@nokshi/ui';
import { useSearchParams } from 'wouter';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { ChangesTab } from './changes-tab.tsx';
import { GamesTab } from './games-tab.tsx';
import { UploadTab } from './upload-tab.tsx';
import { VendorsTab } from './vendors-tab.tsx';

const VIEWS = ['games', 'vendors', 'upload', 'changes'] as const;

/** What operators decide of vendors and games: by form, by CSV, and undone again. */
export default function CatalogueDesk() {
  const { t } = useWords();
  const may = useMay('catalogue.write');
  const [search, setSearch] = useSearchParams();
  const views = VIEWS.filter((view) => may || view !== 'upload');
  const open = views.find((view) => view === search.get('tab')) ?? 'games';
  return (
    <>
      <div className={styles.head}>
        <h1>{t('nav.catalogue')}</h1>
      </div>
      <Tabs
        label={t('nav.catalogue')}
        tabs={views.map((id) => ({ id, label: t(`catalogue.${id}`) }))}
        selected={open}
        onSelect={(id) => setSearch(id === 'games' ? {} : { tab: id })}
      >
        <div className={styles.panel}>
          {open === 'games' && <GamesTab />}
          {open === 'vendors' && <VendorsTab />}
          {open === 'upload' && <UploadTab />}
          {open === 'changes' && <ChangesTab />}
        </div>
      </Tabs>
    </>
  );
}

import { Icon } from '@nokshi/ui';
import { toggleTheme, useLooks } from '../data/looks.ts';
import { useServices } from '../data/queries.ts';
import { safeService } from '../lib/safe-link.ts';
import { useWords } from '../lib/words.ts';
import styles from './side-bar.module.css';

/** The right-side bar of the desktop; on a phone the theme stands in the footer. */
export function SideBar() {
  const { t } = useWords();
  const theme = useLooks((looks) => looks.theme);
  const services = useServices();
  const service = (services.data ?? []).map(safeService).find((link) => link !== null);
  return (
    <aside className={styles.bar} aria-label={t('shell.side-bar')}>
      {service && (
        <a className={styles.tool} href={service} rel="noopener noreferrer">
          <Icon name="chat" />
          <span>{t('shell.service')}</span>
        </a>
      )}
      <button type="button" className={styles.tool} onClick={toggleTheme}>
        <Icon name={theme === 'dark' ? 'sun' : 'moon'} />
        <span>{t(theme === 'dark' ? 'shell.light' : 'shell.dark')}</span>
      </button>
      <button
        type="button"
        className={styles.tool}
        onClick={() => window.scrollTo({ top: 0, behavior: 'smooth' })}
      >
        <Icon name="up" />
        <span>{t('shell.to-top')}</span>
      </button>
    </aside>
  );
}

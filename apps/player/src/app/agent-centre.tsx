import { Button, Dialog, Icon, Loader } from '@nokshi/ui';
import { Suspense } from 'react';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import { CentreEntry } from './centre-entry.tsx';
import { AGENT_PAGES, AGENT_PAGES_TO_COME } from './agent-pages.ts';
import styles from './member-centre.module.css';
import { MENU } from './open-centre.ts';

/** The agent centre over the site, at `?ac=<page key>`; its menu is a page on a phone. Checklist H-006, AC-001. */
export default function AgentCentre() {
  const { t } = useWords();
  const { params, close, change } = useAddress();
  const shown = params.get('ac');
  const page = AGENT_PAGES.find(({ key }) => key === shown) ?? AGENT_PAGES[0];
  if (!page) return null;
  const Page = page.page;
  return (
    <Dialog
      title={t('shell.agent-centre')}
      size="full"
      closeLabel={t('app.close')}
      onClose={() => close({ ac: null })}
    >
      <div className={styles.centre} data-menu={shown === MENU || undefined}>
        <nav className={styles.menu} aria-label={t('agent.menu')}>
          <p className={styles.name}>{t('agent.menu')}</p>
          <ul>
            {AGENT_PAGES.map(({ key, label, icon }) => (
              <li key={key}>
                <CentreEntry
                  icon={icon}
                  label={t(label)}
                  current={key === page.key}
                  onClick={() => change({ ac: key }, true)}
                />
              </li>
            ))}
          </ul>
        </nav>
        <section className={styles.pane} aria-label={t(page.label)}>
          <header className={styles.head}>
            <Button
              small
              kind="quiet"
              className={styles.back}
              onClick={() => change({ ac: MENU }, true)}
            >
              <Icon name="left" size={18} />
              {t('member.menu')}
            </Button>
            <h3>{t(page.label)}</h3>
          </header>
          <Suspense fallback={<Loader label={t('app.loading')} />}>
            <Page />
          </Suspense>
          <p className={styles.toCome}>
            {t('agent.to-come', {
              pages: AGENT_PAGES_TO_COME.map(({ label }) => t(label)).join(', '),
            })}
          </p>
        </section>
      </div>
    </Dialog>
  );
}

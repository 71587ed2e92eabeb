import { Button, Dialog, Icon, Loader } from '@nokshi/ui';
import { Suspense } from 'react';
import { saying } from '@nokshi/web/language.ts';
import { lazy } from '@nokshi/web/lazy.ts';
import { useStatus } from '../data/queries.ts';
import { useAddress, withoutPageOfCentre } from '../lib/address.ts';
import { AGENT_WORDS } from '../lib/later-words.ts';
import { useWords } from '../lib/words.ts';
import { CentreEntry } from './centre-entry.tsx';
import { AGENT_PAGES } from './agent-pages.ts';
import type { CentrePage } from './centre-page.ts';
import styles from './member-centre.module.css';
import { MENU } from './open-centre.ts';

const ContractDialog = lazy(
  saying(AGENT_WORDS, () => import('../features/agents/contracts/contract-dialog.tsx')),
);
const OfferDialog = lazy(
  saying(AGENT_WORDS, () => import('../features/agents/contracts/offer-dialog.tsx')),
);

/** The agent centre over the site, at `?ac=<page key>`; its menu is a page on a phone. Checklist H-006, AC-001. */
export default function AgentCentre() {
  const { t } = useWords();
  const { params, close, change } = useAddress();
  const shown = params.get('ac');
  const flags = useStatus().data?.info.whitelabel ?? {};
  const pages = AGENT_PAGES.filter(({ flag }) => flag === undefined || flags[flag] === '1');
  const page = pages.find(({ key }) => key === shown) ?? pages[0];
  if (!page) return null;
  const Page = page.page;
  const centre = (
    <Dialog
      title={t('shell.agent-centre')}
      size="full"
      closeLabel={t('app.close')}
      onClose={() => close({ ...withoutPageOfCentre, ac: null })}
    >
      <div className={styles.centre} data-menu={shown === MENU || undefined}>
        <AgentMenu pages={pages} selected={page.key} />
        <section className={styles.pane} aria-label={t(page.label)}>
          <header className={styles.head}>
            <Button
              small
              kind="quiet"
              className={styles.back}
              onClick={() => change({ ...withoutPageOfCentre, ac: MENU }, true)}
            >
              <Icon name="left" size={18} />
              {t('member.menu')}
            </Button>
            <h3>{t(page.label)}</h3>
          </header>
          <Suspense fallback={<Loader label={t('app.loading')} />}>
            <Page />
          </Suspense>
        </section>
      </div>
    </Dialog>
  );
  return (
    <>
      {centre}
      <OverCentre />
    </>
  );
}

/** An offer or a contract, over the page that it was opened from. */
function OverCentre() {
  const { t } = useWords();
  const { params } = useAddress();
  const [offer, contract] = [params.get('offer'), params.get('contract')];
  return (
    <Suspense fallback={<Loader label={t('app.loading')} />}>
      {offer && <OfferDialog to={offer} />}
      {contract && !offer && <ContractDialog key={contract} contractId={contract} />}
    </Suspense>
  );
}

type MenuProps = { readonly pages: readonly CentrePage[]; readonly selected: string };

function AgentMenu({ pages, selected }: MenuProps) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <nav className={styles.menu} aria-label={t('agent.menu')}>
      <p className={styles.name}>{t('agent.menu')}</p>
      <ul>
        {pages.map(({ key, label, icon, badge: Badge }) => (
          <li key={key}>
            <CentreEntry
              icon={icon}
              label={t(label)}
              current={key === selected}
              onClick={() => change({ ...withoutPageOfCentre, ac: key }, true)}
            >
              {Badge && <Badge />}
            </CentreEntry>
          </li>
        ))}
      </ul>
    </nav>
  );
}

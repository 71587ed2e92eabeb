import type { MemberInfo } from '@nokshi/contract/player/identity.ts';
import { Button, Dialog, Icon, Loader } from '@nokshi/ui';
import { Suspense } from 'react';
import { mayBe } from '../data/gate.ts';
import { useSession } from '../data/session.ts';
import { useAddress, withoutPageOfCentre } from '../lib/address.ts';
import { Picture } from '../lib/picture.tsx';
import { useWords } from '../lib/words.ts';
import { logOut } from '../shell/log-out.ts';
import { CentreEntry } from './centre-entry.tsx';
import { MEMBER_PAGES, pagesFor } from './member-pages.ts';
import { MENU } from './open-centre.ts';
import styles from './member-centre.module.css';

/** The member centre over the site: menu and page side by side, one after the other on a phone. */
export default function MemberCentre() {
  const { t } = useWords();
  const { params, close, change } = useAddress();
  const restriction = useSession((session) => session.member?.restriction ?? null);
  const key = params.get('mc');
  const shown = MEMBER_PAGES.find((page) => page.key === key);
  // The desktop shows menu and page at once, so the menu alone shows the first page beside it.
  const page = shown ?? MEMBER_PAGES[0];
  if (!page) return null;
  const Page = page.page;
  return (
    <Dialog
      title={t('member.title')}
      size="full"
      closeLabel={t('app.close')}
      onClose={() => close({ mc: null, ...withoutPageOfCentre })}
    >
      <div className={styles.centre} data-menu={key === MENU || undefined}>
        <Menu selected={page.key} />
        <section className={styles.pane} aria-label={t(page.label)}>
          <header className={styles.head}>
            <Button
              small
              kind="quiet"
              className={styles.back}
              onClick={() => change({ mc: MENU, ...withoutPageOfCentre }, true)}
            >
              <Icon name="left" size={18} />
              {t('member.menu')}
            </Button>
            <h3>{t(page.label)}</h3>
          </header>
          {restriction && <p className={styles.restricted}>{t(`member.${restriction}`)}</p>}
          <Suspense fallback={<Loader label={t('app.loading')} />}>
            <Page />
          </Suspense>
        </section>
      </div>
    </Dialog>
  );
}

/** The club and the labels that operators gave. Checklist E-064. */
const labelsOf = ({ clubLabel, memberLabel }: MemberInfo): readonly string[] => [
  ...new Set([clubLabel, ...memberLabel].map(({ labelName }) => labelName).filter(Boolean)),
];

function Menu({ selected }: { readonly selected: string }) {
  const { t } = useWords();
  const { change, go } = useAddress();
  const member = useSession((session) => session.member);
  const avatarUrl = useSession((session) => session.avatarUrl);
  const calledBy = member ? labelsOf(member) : [];
  const leave = async () => {
    if (await logOut(t)) go('/', true);
  };
  return (
    <nav className={styles.menu} aria-label={t('member.title')}>
      <p className={styles.name}>
        {avatarUrl && <Picture src={avatarUrl} alt="" width="40" height="40" />}
        {member?.account}
      </p>
      {calledBy.length > 0 && (
        <ul className={styles.labels} aria-label={t('member.labels')}>
          {calledBy.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      )}
      <ul>
        {pagesFor(member).map((page) => (
          <li key={page.key}>
            <CentreEntry
              icon={page.icon}
              label={t(page.label)}
              current={page.key === selected}
              onClick={() => change({ mc: page.key, ...withoutPageOfCentre }, true)}
            >
              {page.badge && <page.badge />}
            </CentreEntry>
          </li>
        ))}
      </ul>
      {member && mayBe('agent', member) && (
        <CentreEntry
          icon="people"
          label={t('shell.agent-centre')}
          onClick={() =>
            change({ mc: null, ac: 'agentTeamOverview', ...withoutPageOfCentre }, true)
          }
        />
      )}
      <CentreEntry icon="out" label={t('shell.log-out')} onClick={() => void leave()} />
    </nav>
  );
}

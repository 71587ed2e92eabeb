import { classes } from '@nokshi/ui';
import { useId } from 'react';
import { mayBe } from '../data/gate.ts';
import { useSession } from '../data/session.ts';
import { useAddress, withoutPageOfCentre } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import { logOut } from '../shell/log-out.ts';
import { useEnterChat } from '../shell/use-enter-chat.ts';
import { CentreEntry } from './centre-entry.tsx';
import { GROUPS, type Group, type MemberPage, pagesFor } from './member-pages.ts';
import { SetLimit } from './menu-values.tsx';
import centre from './member-centre.module.css';
import styles from './member-menu.module.css';

/** The parts of "my account" that have an entry of their own. */
const PARTS = [
  { tab: 'limits', icon: 'clock', value: SetLimit },
  { tab: 'breaks', icon: 'pause', value: null },
  { tab: 'payees', icon: 'phone', value: null },
] as const;

type Props = { readonly selected: string };

/** The pages of the centre under the headings of their groups, and the way out. */
export function MemberMenu({ selected }: Props) {
  const { t } = useWords();
  const { change, go } = useAddress();
  const member = useSession((session) => session.member);
  const pages = pagesFor(member);
  const leave = async () => {
    if (await logOut(t)) go('/', true);
  };
  return (
    <nav className={centre.menu} aria-label={t('member.title')}>
      {GROUPS.map((group) => (
        <Entries
          key={group}
          group={group}
          pages={pages.filter((page) => page.group === group)}
          selected={selected}
        />
      ))}
      <div className={classes(styles.entries, styles.end)}>
        {member && mayBe('agent', member) && (
          <CentreEntry
            icon="people"
            label={t('shell.agent-centre')}
            onClick={() =>
              change({ ...withoutPageOfCentre, mc: null, ac: 'agentTeamOverview' }, true)
            }
          />
        )}
        <CentreEntry icon="out" label={t('shell.log-out')} onClick={() => void leave()} />
      </div>
    </nav>
  );
}

type EntriesProps = Props & { readonly group: Group; readonly pages: readonly MemberPage[] };

function Entries({ group, pages, selected }: EntriesProps) {
  const { t } = useWords();
  const { params, change } = useAddress();
  const heading = useId();
  const part = PARTS.find(({ tab }) => tab === params.get('tab'));
  return (
    <section>
      <h3 id={heading} className={styles.group}>
        {t(`menu.group-${group}`)}
      </h3>
      <ul aria-labelledby={heading} className={styles.entries}>
        {pages.map((page) => (
          <li key={page.key}>
            <CentreEntry
              icon={page.icon}
              label={t(page.label)}
              current={page.key === selected && !(group === 'account' && part)}
              onClick={() => change({ ...withoutPageOfCentre, mc: page.key }, true)}
            >
              {page.value && (
                <span className={styles.value}>
                  <page.value />
                </span>
              )}
              {page.badge && <page.badge />}
            </CentreEntry>
          </li>
        ))}
        {group === 'account' && <AccountParts shown={selected === 'securityCenter' && part?.tab} />}
        {group === 'rewards' && <SitePages />}
        {group === 'help' && <Help />}
      </ul>
    </section>
  );
}

function AccountParts({ shown }: { readonly shown: string | false | undefined }) {
  const { t } = useWords();
  const { change } = useAddress();
  return PARTS.map(({ tab, icon, value: Value }) => (
    <li key={tab}>
      <CentreEntry
        icon={icon}
        label={t(`security.${tab}`)}
        current={tab === shown}
        onClick={() => change({ ...withoutPageOfCentre, mc: 'securityCenter', tab }, true)}
      >
        {Value && (
          <span className={styles.value}>
            <Value />
          </span>
        )}
      </CentreEntry>
    </li>
  ));
}

/** The points mall and the VIP levels are pages of the site. */
function SitePages() {
  const { t } = useWords();
  const { go } = useAddress();
  return (
    <>
      <li>
        <CentreEntry icon="seal" label={t('page.points')} onClick={() => go('/pointMall')} />
      </li>
      <li>
        <CentreEntry icon="crown" label={t('page.vip')} onClick={() => go('/vip')} />
      </li>
    </>
  );
}

/** Topics, and customer service where it may be written to. */
function Help() {
  const { t } = useWords();
  const { open } = useAddress();
  const { enter } = useEnterChat();
  return (
    <>
      <li>
        <CentreEntry icon="info" label={t('page.help')} onClick={() => open({ m: 'help' })} />
      </li>
      {enter && (
        <li>
          <CentreEntry icon="chat" label={t('shell.service')} onClick={enter} />
        </li>
      )}
    </>
  );
}

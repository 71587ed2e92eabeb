import { Button, buttonLook, classes, Icon } from '@nokshi/ui';
import { Link } from 'wouter';
import { type Status, useMenus } from '../data/queries.ts';
import { mayBe, useTrial } from '../data/gate.ts';
import { useSession } from '../data/session.ts';
import { useAddress } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import { BalanceStrip } from './balance-strip.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { LoginForm } from './login-form.tsx';
import { MessagesButton } from './messages-button.tsx';
import { logOut } from './log-out.ts';
import { Mark } from './mark.tsx';
import { Nav } from './nav.tsx';
import styles from './top-bar.module.css';

type Props = {
  readonly brand: Status['info']['brand'];
  /** Whether the navigation is in it; some pages leave it out. */
  readonly withNav: boolean;
};

/** So many categories stand in one row with the rest; more get a row of their own. */
const FEW = 2;

/**
 * The one bar of the site: logo, navigation (on a desktop), language, and the log-in or what a
 * member has. Checklist H-001..H-014.
 */
export function TopBar({ brand, withNav }: Props) {
  const { t, local } = useWords();
  const phase = useSession((session) => session.phase);
  const trial = useTrial();
  const categories = useMenus().data?.data.filter((menu) => menu.enabled) ?? [];
  return (
    <div className={styles.bar} data-two-rows={(withNav && categories.length > FEW) || undefined}>
      <Link href="/" className={styles.brand} aria-label={local(brand.name)}>
        <Mark brand={brand} size={30} />
        <span>{local(brand.name)}</span>
      </Link>
      {withNav && <Nav categories={categories} />}
      <div className={styles.end}>
        {phase === 'in' && (trial ? <FreePlay /> : <Member />)}
        {phase === 'out' && (
          <>
            <LoginForm />
            <VisitorButtons />
          </>
        )}
        {phase === 'asking' && <span className="visually-hidden">{t('app.loading')}</span>}
      </div>
      <LanguageChoice />
    </div>
  );
}

function VisitorButtons() {
  const { t } = useWords();
  const { open } = useAddress();
  return (
    <div className={styles.visitor}>
      <Button small className={styles.opener} onClick={() => open({ m: 'login' })}>
        {t('login.do')}
      </Button>
      <Button small kind="main" onClick={() => open({ m: 'register' })}>
        {t('register.do')}
      </Button>
    </div>
  );
}

/** In free play there is nothing to deposit. On a phone the thumb bar leads to the rest. */
function FreePlay() {
  const { t } = useWords();
  const { open } = useAddress();
  return (
    <>
      <BalanceStrip />
      <Button
        small
        kind="main"
        className={styles.desktopOnly}
        onClick={() => open({ m: 'freeplay' })}
      >
        {t('free-play.title')}
      </Button>
    </>
  );
}

function Member() {
  const { t } = useWords();
  const agent = useSession(({ member }) => member !== null && mayBe('agent', member));
  const { open, href, go } = useAddress();
  const leave = async () => {
    if (await logOut(t)) go('/');
  };
  return (
    <>
      <BalanceStrip />
      <MessagesButton />
      <Link
        href={href({ mc: 'depositv2' })}
        className={classes(buttonLook('money', true), styles.deposit)}
        onClick={(event) => {
          event.preventDefault();
          open({ mc: 'depositv2' });
        }}
      >
        <Icon name="plus" size={18} />
        <span>{t('shell.deposit')}</span>
      </Link>
      {agent && (
        <Button
          small
          kind="quiet"
          className={classes(styles.tool, styles.agent)}
          onClick={() => open({ ac: 'agentTeamOverview' })}
        >
          <Icon name="people" size={20} />
          <span>{t('shell.agent-centre')}</span>
        </Button>
      )}
      <Button
        small
        kind="quiet"
        className={styles.tool}
        onClick={() => open({ mc: 'securityCenter' })}
      >
        <Icon name="person" size={20} />
        <span>{t('shell.account')}</span>
      </Button>
      <Button small kind="quiet" className={styles.tool} onClick={() => void leave()}>
        <Icon name="out" size={20} />
        <span>{t('shell.log-out')}</span>
      </Button>
    </>
  );
}

import { Button, buttonLook, classes, Icon } from '@nokshi/ui';
import { Link } from 'wouter';
import type { Status } from '../data/queries.ts';
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
import styles from './top-bar.module.css';

type Props = {
  readonly brand: Status['info']['brand'];
  /** Whether the logo of the nav is missing, so that the bar's own leads home. */
  readonly alone: boolean;
};

export function TopBar({ brand, alone }: Props) {
  const { t, local } = useWords();
  const phase = useSession((session) => session.phase);
  const trial = useTrial();
  return (
    <div className={styles.bar}>
      <Link
        href="/"
        className={styles.brand}
        data-alone={alone || undefined}
        aria-label={local(brand.name)}
      >
        <Mark brand={brand} size={30} />
      </Link>
      <LanguageChoice />
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
    </div>
  );
}

function VisitorButtons() {
  const { t } = useWords();
  const { open } = useAddress();
  return (
    <div className={styles.visitor}>
      <Button small className={styles.phoneOnly} onClick={() => open({ m: 'login' })}>
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
          className={styles.desktopOnly}
          onClick={() => open({ ac: 'agentTeamOverview' })}
        >
          {t('shell.agent-centre')}
        </Button>
      )}
      <Button
        small
        kind="quiet"
        className={styles.desktopOnly}
        onClick={() => open({ mc: 'securityCenter' })}
      >
        <Icon name="person" size={20} />
        {t('shell.account')}
      </Button>
      <Button small kind="quiet" className={styles.desktopOnly} onClick={() => void leave()}>
        <Icon name="out" size={20} />
        {t('shell.log-out')}
      </Button>
    </>
  );
}

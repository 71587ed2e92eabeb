import { Button, Icon, Stitch } from '@nokshi/ui';
import { Link } from 'wouter';
import { toggleTheme, useLooks } from '../data/looks.ts';
import type { Status } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { useAddress } from '../lib/address.ts';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { useWords } from '../lib/words.ts';
import { chooseLanguage } from './language-choice.tsx';
import styles from './footer.module.css';

export function Footer({ status }: { readonly status: Status }) {
  const { t, local } = useWords();
  const { open } = useAddress();
  const { brand } = status.info;
  const loggedIn = useSession((session) => session.phase === 'in');
  const limits = loggedIn ? { mc: 'securityCenter', tab: 'limits' } : { m: 'login' };
  return (
    <footer className={styles.footer}>
      <Stitch />
      <div className={styles.columns}>
        <nav aria-label={t('footer.links')}>
          <ul>
            <li>
              <Link href="/rng">{t('page.rng')}</Link>
            </li>
            <li>
              <Link href="/promotions">{t('page.promotions')}</Link>
            </li>
            <li>
              <Link href="/help">{t('page.help')}</Link>
            </li>
            <li>
              <button type="button" className={styles.link} onClick={() => open(limits)}>
                {t('footer.limits')}
              </button>
            </li>
          </ul>
        </nav>
        <p className={styles.age}>
          <strong>{t('footer.age', { age: brand.minimumAge })}</strong> {t('footer.age-words')}
        </p>
        <div className={styles.choices}>
          {brand.languages.map((each) => (
            <Button
              key={each}
              small
              kind="quiet"
              lang={each.toLowerCase()}
              onClick={() => void chooseLanguage(each)}
            >
              {LANGUAGE_NAMES[each]}
            </Button>
          ))}
          <ThemeButton />
        </div>
      </div>
      <p className={styles.line}>
        © {local(brand.name)}. {brand.mode === 'demo' ? t('footer.demo') : ''}
      </p>
    </footer>
  );
}

function ThemeButton() {
  const { t } = useWords();
  const theme = useLooks((looks) => looks.theme);
  return (
    <Button small kind="quiet" className={styles.phoneOnly} onClick={toggleTheme}>
      <Icon name={theme === 'dark' ? 'sun' : 'moon'} size={18} />
      {t(theme === 'dark' ? 'shell.light' : 'shell.dark')}
    </Button>
  );
}

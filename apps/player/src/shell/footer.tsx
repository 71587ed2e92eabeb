import { Button, Icon, Stitch } from '@nokshi/ui';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { Link } from 'wouter';
import { toggleTheme, useLooks } from '../data/looks.ts';
import { type Status, useMenus, useServices, useVendors } from '../data/queries.ts';
import { useSession } from '../data/session.ts';
import { useAddress } from '../lib/address.ts';
import { socialLinks } from '../lib/apps.ts';
import { Picture } from '../lib/picture.tsx';
import { safeService } from '../lib/safe-link.ts';
import type { MessageId } from '../locales/en/index.ts';
import { useWords } from '../lib/words.ts';
import { chooseLanguage } from './language-choice.tsx';
import { useShare } from './use-share.ts';
import styles from './footer.module.css';

type Props = {
  readonly status: Status;
  /** The pages to link to after the menus. */
  readonly pages: readonly {
    readonly paths: readonly [string, ...string[]];
    readonly title: MessageId;
  }[];
};

/** Menu, information, socials, makers, licence and age, copyright. Checklist H-015..H-019. */
export function Footer({ status, pages }: Props) {
  const { t, local } = useWords();
  const { brand } = status.info;
  return (
    <footer className={styles.footer}>
      <Stitch />
      <div className={styles.columns}>
        <MenuLinks pages={pages} />
        <Information />
        <Contact status={status} />
      </div>
      <Makers />
      <p className={styles.age}>
        <strong>{t('footer.age', { age: brand.minimumAge })}</strong> {t('footer.age-words')}{' '}
        <LimitsLink />
      </p>
      <Reach brand={brand} />
      <div className={styles.choices}>
        {brand.languages.map((each) => (
          <Button
            key={each}
            small
            kind="quiet"
            className="own-name"
            lang={each.toLowerCase()}
            onClick={() => void chooseLanguage(each)}
          >
            {LANGUAGE_NAMES[each]}
          </Button>
        ))}
        <ThemeButton />
      </div>
      <p className={styles.line}>
        © {local(brand.name)}. {brand.mode === 'demo' && t('footer.demo')}{' '}
        {brand.licence && (
          <Link href="/help#contact">{t('footer.licence', { licence: brand.licence })}</Link>
        )}
      </p>
    </footer>
  );
}

/** How to reach the house when a person is needed. */
function Reach({ brand }: { readonly brand: Status['info']['brand'] }) {
  const { email, phone } = brand.contact;
  if (!email && !phone) return null;
  return (
    <p className={styles.reach}>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={`tel:${phone.replace(/[^+0-9]/g, '')}`}>{phone}</a>}
    </p>
  );
}

function MenuLinks({ pages }: Pick<Props, 'pages'>) {
  const { t, local } = useWords();
  const menus = useMenus().data?.data.filter((menu) => menu.enabled) ?? [];
  return (
    <nav aria-label={t('footer.links')}>
      <ul>
        {menus.map((menu) => (
          <li key={menu.path}>
            <Link href={menu.path}>{local(menu.name)}</Link>
          </li>
        ))}
        {pages.map(({ paths: [href], title }) => (
          <li key={href}>
            <Link href={href}>{t(title)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Help topics by their anchor. Checklist H-016, R-025. */
const TOPICS: readonly { readonly tag: string; readonly label: MessageId }[] = [
  { tag: 'deposit', label: 'footer.topic-deposit' },
  { tag: 'withdrawal', label: 'footer.topic-withdrawal' },
  { tag: 'fairness', label: 'footer.topic-fairness' },
  { tag: 'limits', label: 'footer.topic-limits' },
  { tag: 'contact', label: 'footer.topic-contact' },
];

function Information() {
  const { t } = useWords();
  return (
    <nav aria-label={t('footer.information')}>
      <ul>
        <li>
          <Link href="/help">{t('page.help')}</Link>
        </li>
        {TOPICS.map(({ tag, label }) => (
          <li key={tag}>
            <Link href={`/help#${tag}`}>{t(label)}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** What stands in the side bar of the desktop stands here on a phone, socials on both. */
function Contact({ status }: Pick<Props, 'status'>) {
  const { t } = useWords();
  const share = useShare(status);
  const services = useServices();
  const service = (services.data ?? []).map(safeService).find((link) => link !== null);
  return (
    <ul>
      {service && (
        <li className={styles.phoneOnly}>
          <a href={service} rel="noopener noreferrer">
            {t('shell.service')}
          </a>
        </li>
      )}
      <li className={styles.phoneOnly}>
        <button type="button" className={styles.link} onClick={share}>
          {t('shell.share')}
        </button>
      </li>
      {socialLinks(status.info.resources).map(({ name, link }) => (
        <li key={link + name}>
          <a href={link} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The makers whose games are here, each once. Checklist H-018. */
function Makers() {
  const { t, local } = useWords();
  const lanes = useVendors(null).data ?? [];
  const makers = new Map(lanes.map((lane) => [lane.vassalage, lane]));
  if (makers.size === 0) return null;
  return (
    <ul className={styles.makers} aria-label={t('lobby.makers')}>
      {[...makers.values()].map((maker) => (
        <li key={maker.vassalage}>
          <Picture src={maker.logo} alt="" width={94} height={28} loading="lazy" />
          {local(maker.title)}
        </li>
      ))}
    </ul>
  );
}

function LimitsLink() {
  const { t } = useWords();
  const { open } = useAddress();
  const loggedIn = useSession((session) => session.phase === 'in');
  const limits = loggedIn ? { mc: 'securityCenter', tab: 'limits' } : { m: 'login' };
  return (
    <button type="button" className={styles.link} onClick={() => open(limits)}>
      {t('footer.limits')}
    </button>
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

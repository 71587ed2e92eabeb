import { Button, classes, Dialog, Icon, Loader } from '@nokshi/ui';
import { Suspense } from 'react';
import { useSession } from '../data/session.ts';
import { useAddress, withoutPageOfCentre } from '../lib/address.ts';
import { useWords } from '../lib/words.ts';
import { MemberMenu } from './member-menu.tsx';
import { MemberMoney } from './member-money.tsx';
import { MEMBER_PAGES } from './member-pages.ts';
import { MENU } from './open-centre.ts';
import styles from './member-centre.module.css';
import menu from './member-menu.module.css';

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
      <div className={classes(styles.centre, menu.centre)} data-menu={key === MENU || undefined}>
        <MemberMoney />
        <MemberMenu selected={page.key} />
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

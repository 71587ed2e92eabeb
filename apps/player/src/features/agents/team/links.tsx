import { Note } from '@nokshi/ui';
import { QueryView } from '../../../lib/query-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { useLinks } from './bases.ts';
import { LinkForm } from './link-form.tsx';
import { OwnLink } from './own-link.tsx';
import styles from './team.module.css';

/** A form for a new link, and every link of the agent's with what came by it. AC-004, A-014. */
export function Links({ may }: { readonly may: boolean }) {
  const { t } = useWords();
  return (
    <QueryView query={useLinks()}>
      {({ rows, asked, bases }) => (
        <div className={styles.sides}>
          {may && (
            <section className={styles.part} aria-labelledby="new-link">
              <h4 id="new-link">{t('link.new')}</h4>
              <p className={styles.small}>{t('link.new-what')}</p>
              {!asked && <Note>{t('link.not-asked')}</Note>}
              <LinkForm bases={bases} />
            </section>
          )}
          <section className={styles.part} aria-labelledby="own-links">
            <h4 id="own-links">{t('link.own')}</h4>
            {rows.length === 0 && <p className={styles.small}>{t('link.none')}</p>}
            <ul>
              {rows.map((own) => (
                <OwnLink key={own.code} own={own} may={may} />
              ))}
            </ul>
          </section>
        </div>
      )}
    </QueryView>
  );
}

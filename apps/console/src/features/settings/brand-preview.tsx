import type { BrandSetting } from '@nokshi/contract/console/site-settings.ts';
import { Lotus } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

/** How the brand will look at the top of the site, in both languages. */
export function BrandPreview({ brand }: { readonly brand: BrandSetting }) {
  const { t } = useWords();
  const before = brand.currencyDisplay === 'code' ? 'BDT' : brand.currencySymbol;
  return (
    <section aria-label={t('status.preview')} className={styles.pairs}>
      {brand.languages.map((language) => (
        <div key={language} className={styles.preview} lang={language.toLowerCase()}>
          {brand.logo.light ? (
            <img src={brand.logo.light} alt="" height={40} />
          ) : (
            <Lotus size={40} />
          )}
          <strong>{brand.name[language]}</strong>
          <span>{before} 1,250.00</span>
          <span className={styles.quiet}>
            {[brand.contact.email, brand.contact.phone, brand.licence].filter(Boolean).join(' · ')}
          </span>
        </div>
      ))}
    </section>
  );
}

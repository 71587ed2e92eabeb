import { Button, Dialog } from '@nokshi/ui';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { tab } from '@nokshi/web/storage.ts';
import type { Region } from '../data/queries.ts';
import { leave, useSession } from '../data/session.ts';
import { Refused, useForm } from '../lib/form.ts';
import { useWords } from '../lib/words.ts';
import { chooseLanguage } from '../shell/language-choice.tsx';
import styles from './region-form.module.css';

type Props = {
  readonly regions: readonly Region[];
  /** The merchant of this house; a country may be another's. */
  readonly ours: string;
  readonly onChosen: (country: string) => void;
  readonly onLater: () => void;
};

/** The countries we serve with their languages. Checklist L-008, L-009. */
export default function RegionForm({ regions, ours, onChosen, onLater }: Props) {
  const { t, local, language } = useWords();
  const form = useForm({
    start: { country: regions[0]?.country ?? '', wanted: language },
    async send({ wanted }) {
      if (!region) return;
      await chooseLanguage(region.langList.includes(wanted) ? wanted : language);
      onChosen(region.country);
      if (region.merchantCode !== ours) await toOtherHouse(region);
    },
  });
  const { country, wanted } = form.values;
  const region = regions.find((each) => each.country === country);
  return (
    <Dialog title={t('region.title')} size="small" closeLabel={t('app.close')} onClose={onLater}>
      <form className={styles.form} onSubmit={form.submit}>
        <p>{t('region.words')}</p>
        <fieldset>
          <legend>{t('region.country')}</legend>
          {regions.map((each) => (
            <label key={each.country} className={styles.option}>
              <input
                type="radio"
                name="country"
                checked={each.country === country}
                onChange={() => form.set('country', each.country)}
              />
              {local(each.countryName)}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend>{t('region.language')}</legend>
          {region?.langList.map((each) => (
            <label key={each} className={`${styles.option} own-name`} lang={each.toLowerCase()}>
              <input
                type="radio"
                name="language"
                checked={each === wanted}
                onChange={() => form.set('wanted', each)}
              />
              {LANGUAGE_NAMES[each]}
            </label>
          ))}
        </fieldset>
        <Refused error={form.refused} />
        <Button type="submit" kind="main" wide busy={form.busy} data-autofocus>
          {t('region.go')}
        </Button>
      </form>
    </Dialog>
  );
}

/** Another house of the platform: its merchant is kept, the session ends here and there. L-010. */
async function toOtherHouse({ merchantCode, domains }: Region): Promise<void> {
  if (useSession.getState().phase === 'in') await leave();
  tab.set('merchantCode', merchantCode);
  tab.set('merchant', merchantCode);
  const [host] = domains;
  location.assign(host && host !== location.hostname ? `https://${host}/` : '/');
}

import type { Language } from '@nokshi/contract/fields.ts';
import { Button, Dialog } from '@nokshi/ui';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { tab } from '@nokshi/web/storage.ts';
import { type FormEvent, useState } from 'react';
import type { Region } from '../data/queries.ts';
import { leave, useSession } from '../data/session.ts';
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
  const [country, setCountry] = useState(regions[0]?.country ?? '');
  const [wanted, setWanted] = useState<Language>(language);
  const [busy, setBusy] = useState(false);
  const region = regions.find((each) => each.country === country);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!region) return;
    setBusy(true);
    try {
      await chooseLanguage(region.langList.includes(wanted) ? wanted : language);
      onChosen(region.country);
      if (region.merchantCode !== ours) await toOtherHouse(region);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog title={t('region.title')} size="small" closeLabel={t('app.close')} onClose={onLater}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{t('region.words')}</p>
        <fieldset>
          <legend>{t('region.country')}</legend>
          {regions.map((each) => (
            <label key={each.country} className={styles.option}>
              <input
                type="radio"
                name="country"
                checked={each.country === country}
                onChange={() => setCountry(each.country)}
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
                onChange={() => setWanted(each)}
              />
              {LANGUAGE_NAMES[each]}
            </label>
          ))}
        </fieldset>
        <Button type="submit" kind="main" wide busy={busy} data-autofocus>
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

import type { Language } from '@nokshi/contract/fields.ts';
import { siteRoutes } from '@nokshi/contract/player/site.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Dialog } from '@nokshi/ui';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { kept, tab } from '@nokshi/web/storage.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { countryQuery, type Status } from '../data/queries.ts';
import { leave, useSession } from '../data/session.ts';
import { chooseLanguage } from '../shell/language-choice.tsx';
import { useWords } from '../lib/words.ts';
import styles from './region-choice.module.css';

const CHOSEN = 'nokshi.country';

type Region = Output<typeof siteRoutes.countryCode>['regions'][number];

/** Asks for country and language once, when neither we nor this browser know the country. L-007. */
export function RegionChoice({ status }: { readonly status: Status }) {
  const country = useQuery(countryQuery).data;
  const [chosen, setChosen] = useState(() => kept.get(CHOSEN));
  if (!country || country.countryCode !== null || chosen !== null) return null;
  if (country.regions.length === 0) return null;
  const choose = async (region: Region, language: Language) => {
    kept.set(CHOSEN, region.country);
    await chooseLanguage(language);
    if (region.merchantCode !== status.info.brand.merchantCode) return toOtherHouse(region);
    setChosen(region.country);
  };
  return <Choice regions={country.regions} onChoose={choose} onLater={() => setChosen('')} />;
}

/** Another house of the platform: its merchant is kept, the session ends here and there. L-010. */
async function toOtherHouse({ merchantCode, domains }: Region): Promise<void> {
  if (useSession.getState().phase === 'in') await leave();
  tab.set('merchantCode', merchantCode);
  tab.set('merchant', merchantCode);
  const [host] = domains;
  location.assign(host && host !== location.hostname ? `https://${host}/` : '/');
}

type Props = {
  readonly regions: readonly Region[];
  readonly onChoose: (region: Region, language: Language) => Promise<void>;
  readonly onLater: () => void;
};

/** The countries we serve with their languages. Checklist L-008, L-009. */
function Choice({ regions, onChoose, onLater }: Props) {
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
      await onChoose(region, region.langList.includes(wanted) ? wanted : language);
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
            <label key={each} className={styles.option} lang={each.toLowerCase()}>
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
        <Button type="submit" kind="main" wide busy={busy}>
          {t('region.go')}
        </Button>
      </form>
    </Dialog>
  );
}

import type { Language } from '@nokshi/contract/fields.ts';
import { kept, tab } from '@nokshi/web/storage.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense, useState } from 'react';
import { countryQuery, type Region, type Status } from '../data/queries.ts';
import { leave, useSession } from '../data/session.ts';
import { chooseLanguage } from '../shell/language-choice.tsx';

const RegionForm = lazy(() => import('./region-form.tsx'));

const CHOSEN = 'nokshi.country';

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
  return (
    <Suspense>
      <RegionForm regions={country.regions} onChoose={choose} onLater={() => setChosen('')} />
    </Suspense>
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

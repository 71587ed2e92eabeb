import { kept } from '@nokshi/web/storage.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy } from '@nokshi/web/lazy.ts';
import { Suspense, useState } from 'react';
import { countryQuery, type Status } from '../data/queries.ts';

const RegionForm = lazy(() => import('./region-form.tsx'));

const CHOSEN = 'nokshi.country';

/** Asks for country and language once, when neither we nor this browser know the country. L-007. */
export function RegionChoice({ status }: { readonly status: Status }) {
  const country = useQuery(countryQuery).data;
  const [chosen, setChosen] = useState(() => kept.get(CHOSEN));
  if (!country || country.countryCode !== null || chosen !== null) return null;
  if (country.regions.length === 0) return null;
  return (
    <Suspense>
      <RegionForm
        regions={country.regions}
        ours={status.info.brand.merchantCode}
        onChosen={(country) => {
          kept.set(CHOSEN, country);
          setChosen(country);
        }}
        onLater={() => setChosen('')}
      />
    </Suspense>
  );
}

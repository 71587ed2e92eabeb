import {
  consoleSettingRoutes,
  type RegionsSetting,
} from '@nokshi/contract/console/site-settings.ts';
import { Button, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useState } from 'react';
import { plainNumber } from '@nokshi/contract/typed-number.ts';
import { codesOf } from '../../lib/codes.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { LanguageChecks, NameFields } from './by-language.tsx';
import { Choice } from '@nokshi/ui/choice.tsx';
import { type Draft, SettingPartView } from './setting-part.tsx';

type Country = RegionsSetting['countries'][number];

export function Regions() {
  return (
    <SettingPartView<RegionsSetting>
      part="regions"
      read={() => call(consoleSettingRoutes.regions, {})}
      write={(wish) => call(consoleSettingRoutes.setRegions, wish)}
    >
      {(draft) => <Fields {...draft} />}
    </SettingPartView>
  );
}

const NEW: Country = {
  countryCode: '',
  dialingCode: '+',
  name: { EN: '', BN: '' },
  languages: ['EN'],
  merchantCode: '',
  host: '',
};

function Fields({ setting, change }: Draft<RegionsSetting>) {
  const { t, local } = useWords();
  const { countries } = setting;
  // What is typed stays as typed; the setting has the codes in it.
  const [blocked, setBlocked] = useState(setting.blocked.join(', '));
  const put = (at: number, next: Country) =>
    change({ countries: countries.map((each, n) => (n === at ? next : each)) });
  return (
    <>
      <Choice
        label={t('settings.home-country')}
        value={setting.homeCountry}
        choices={countries.map(({ countryCode: id, name }) => ({ id, label: local(name) || id }))}
        onChange={(homeCountry) => change({ homeCountry })}
      />
      <h2>{t('settings.served')}</h2>
      {countries.map((country, n) => (
        <CountryFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a new row has no code yet
          key={n}
          country={country}
          onChange={(next) => put(n, next)}
          onDrop={
            countries.length > 1
              ? () => change({ countries: countries.filter((_, at) => at !== n) })
              : undefined
          }
        />
      ))}
      <Button onClick={() => change({ countries: [...countries, NEW] })}>
        {t('settings.add-country')}
      </Button>
      <Field
        label={t('settings.blocked')}
        hint={t('settings.blocked-hint')}
        value={blocked}
        onChange={(event) => {
          setBlocked(event.target.value);
          change({ blocked: codesOf(event.target.value) });
        }}
      />
    </>
  );
}

type RowProps = {
  readonly country: Country;
  readonly onChange: (country: Country) => void;
  readonly onDrop: (() => void) | undefined;
};

function CountryFields({ country, onChange, onDrop }: RowProps) {
  const { t } = useWords();
  const put = (given: Partial<Country>) => onChange({ ...country, ...given });
  const { name, languages } = country;
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{country.countryCode}</legend>
      <Field
        label={t('settings.country-code')}
        required
        pattern="[A-Z]{2}"
        maxLength={2}
        value={country.countryCode}
        onChange={(event) => put({ countryCode: event.target.value.toUpperCase() })}
      />
      <Field
        label={t('settings.dialing-code')}
        required
        pattern="\+[0-9]{1,4}"
        value={country.dialingCode}
        onChange={(event) => put({ dialingCode: plainNumber(event.target.value) })}
      />
      <NameFields name={name} onChange={(next) => put({ name: next })} />
      <div className={styles.abreast}>
        <LanguageChecks languages={languages} onChange={(next) => put({ languages: next })} />
      </div>
      <div className={styles.pairs}>
        <Field
          label={t('settings.other-house')}
          hint={t('settings.other-house-hint')}
          pattern="[a-z0-9\-]{2,40}"
          maxLength={40}
          required={country.host !== ''}
          value={country.merchantCode}
          onChange={(event) => put({ merchantCode: event.target.value.trim().toLowerCase() })}
        />
        <Field
          label={t('settings.other-host')}
          hint={t('settings.other-host-hint')}
          maxLength={253}
          required={country.merchantCode !== ''}
          value={country.host}
          onChange={(event) => put({ host: event.target.value.trim().toLowerCase() })}
        />
      </div>
      {onDrop && (
        <Button small kind="quiet" onClick={onDrop}>
          {t('settings.drop-country')}
        </Button>
      )}
    </fieldset>
  );
}

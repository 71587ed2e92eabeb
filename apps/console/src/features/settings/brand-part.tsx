import { type BrandSetting, consoleSettingRoutes } from '@nokshi/contract/console/site-settings.ts';
import { Facts, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { PictureField } from '../../lib/picture-field.tsx';
import { BrandPreview } from './brand-preview.tsx';
import { LANGUAGES, LanguageChecks, NameFields } from './by-language.tsx';
import { Choice } from '@nokshi/ui/choice.tsx';
import { type Draft, SettingPartView } from './setting-part.tsx';

export function Brand() {
  return (
    <SettingPartView<BrandSetting>
      part="brand"
      read={() => call(consoleSettingRoutes.brand, {})}
      write={(wish) => call(consoleSettingRoutes.setBrand, wish)}
    >
      {(draft) => (
        <>
          <Names {...draft} />
          <Looks {...draft} />
          <Money {...draft} />
          <BrandPreview brand={draft.setting} />
        </>
      )}
    </SettingPartView>
  );
}

function Names({ setting, held, change }: Draft<BrandSetting>) {
  const { t } = useWords();
  const { name, logo, contact } = setting;
  return (
    <>
      <Facts
        facts={[
          {
            name: t('settings.merchant'),
            value: <span className={styles.mono}>{held.merchantCode}</span>,
          },
        ]}
      />
      <div className={styles.pairs}>
        <NameFields name={name} onChange={(next) => change({ name: next })} />
        <Field
          label={t('settings.email')}
          type="email"
          maxLength={254}
          value={contact.email}
          onChange={(event) => change({ contact: { ...contact, email: event.target.value } })}
        />
        {(['light', 'dark'] as const).map((look) => (
          <PictureField
            key={look}
            label={t(look === 'light' ? 'settings.logo-light' : 'settings.logo-dark')}
            optional
            url={logo[look] || null}
            error={undefined}
            onChange={(url) => change({ logo: { ...logo, [look]: url ?? '' } })}
          />
        ))}
        <Field
          label={t('settings.phone')}
          type="tel"
          hint={t('settings.phone-hint')}
          maxLength={21}
          value={contact.phone}
          onChange={(event) => change({ contact: { ...contact, phone: event.target.value } })}
        />
      </div>
    </>
  );
}

/** The colours of buttons and marks, and the words of the licence. */
function Looks({ setting, change }: Draft<BrandSetting>) {
  const { t } = useWords();
  const { colours, licence } = setting;
  return (
    <div className={styles.pairs}>
      {(['light', 'dark'] as const).map((look) => (
        <Field
          key={look}
          label={t(look === 'light' ? 'settings.colour-light' : 'settings.colour-dark')}
          hint={t('settings.colour-hint')}
          pattern="#[0-9A-Fa-f]{6}"
          maxLength={7}
          value={colours[look]}
          onChange={(event) => change({ colours: { ...colours, [look]: event.target.value } })}
        />
      ))}
      <Field
        label={t('settings.licence')}
        hint={t('settings.licence-hint')}
        maxLength={140}
        value={licence}
        onChange={(event) => change({ licence: event.target.value })}
      />
      <CountField
        label={t('settings.advertised-slots')}
        hint={t('settings.advertised-slots-hint')}
        min={0}
        max={1_000_000}
        required
        value={setting.advertisedSlots}
        onChange={(event) => change({ advertisedSlots: Number(event.target.value) })}
      />
      <Field
        label={t('settings.firebase')}
        hint={t('settings.firebase-hint')}
        pattern="[a-z][a-z0-9\-]{4,29}"
        maxLength={30}
        value={setting.firebaseProject}
        onChange={(event) => change({ firebaseProject: event.target.value })}
      />
    </div>
  );
}

function Money({ setting, change }: Draft<BrandSetting>) {
  const { t } = useWords();
  const { languages } = setting;
  return (
    <div className={styles.pairs}>
      <fieldset className={styles.checks}>
        <legend>{t('settings.languages')}</legend>
        <LanguageChecks languages={languages} onChange={(next) => change({ languages: next })} />
      </fieldset>
      <Choice
        label={t('settings.default-language')}
        value={setting.defaultLanguage}
        choices={LANGUAGES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
        onChange={(defaultLanguage) => change({ defaultLanguage })}
      />
      <Choice
        label={t('settings.currency-display')}
        value={setting.currencyDisplay}
        choices={[
          { id: 'symbol', label: `${setting.currencySymbol} 1,250.00` },
          { id: 'code', label: 'BDT 1,250.00' },
        ]}
        onChange={(currencyDisplay) => change({ currencyDisplay })}
      />
      <Field
        label={t('settings.symbol')}
        required
        maxLength={5}
        value={setting.currencySymbol}
        onChange={(event) => change({ currencySymbol: event.target.value })}
      />
      <CountField
        label={t('settings.minimum-age')}
        min={18}
        max={30}
        required
        value={setting.minimumAge}
        onChange={(event) => change({ minimumAge: Number(event.target.value) })}
      />
    </div>
  );
}

import { PROMOTION_TABS } from '@nokshi/contract/promotions/terms.ts';
import { Check, Field, TextArea } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { CountField } from '../../lib/count-field.tsx';
import desk from '../../lib/desk.module.css';
import type { Form } from '../../lib/form.ts';
import { PictureField } from '../../lib/picture-field.tsx';
import { useWords } from '../../lib/words.ts';
import type { Draft } from './draft.ts';

export type StepProps = { readonly form: Form<Draft> };

const BADGES = ['none', 'new', 'hot', 'limited'] as const;

/** Names, texts and picture, and where and how the campaign is listed. */
export function TextsStep({ form }: StepProps) {
  const { t } = useWords();
  return (
    <>
      <Field
        label={t('campaigns.name')}
        hint={t('campaigns.name-hint')}
        maxLength={60}
        {...form.field('name')}
      />
      <InBoth form={form} />
      <ListedUnder form={form} />
      <div className={desk.pairs}>
        <Choice
          label={t('campaigns.badge')}
          value={form.values.badge}
          choices={BADGES.map((id) => ({ id, label: t(`campaigns.badge-${id}`) }))}
          onChange={(id) => form.set('badge', id)}
        />
        <CountField
          label={t('content.position')}
          hint={t('content.position-hint')}
          min={0}
          max={999}
          {...form.field('position')}
        />
      </div>
      <PictureField
        label={t('campaigns.picture')}
        optional
        url={form.values.picture}
        error={form.error('picture')}
        onChange={(url) => form.set('picture', url)}
      />
    </>
  );
}

const LANGUAGES = ['EN', 'BN'] as const;

/** Title and further text, each in both languages side by side. */
function InBoth({ form }: StepProps) {
  const { t } = useWords();
  const inLanguage = (name: 'title' | 'about', language: 'EN' | 'BN') => ({
    lang: language.toLowerCase(),
    label: t(language === 'EN' ? 'content.in-en' : 'content.in-bn', {
      what: t(`campaigns.${name}`),
    }),
    value: form.values[name][language],
    error: form.error(`${name}.${language}`),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      form.set(name, { ...form.values[name], [language]: target.value }),
  });
  return (
    <div className={desk.pairs}>
      {LANGUAGES.map((language) => (
        <Field key={language} maxLength={80} {...inLanguage('title', language)} />
      ))}
      {LANGUAGES.map((language) => (
        <TextArea key={language} maxLength={2_000} {...inLanguage('about', language)} />
      ))}
    </div>
  );
}

function ListedUnder({ form }: StepProps) {
  const { t } = useWords();
  const { tabs } = form.values;
  return (
    <fieldset className={desk.checks}>
      <legend>{t('campaigns.tabs')}</legend>
      {PROMOTION_TABS.map((id) => (
        <Check
          key={id}
          checked={tabs.includes(id)}
          onChange={({ target }) =>
            form.set(
              'tabs',
              PROMOTION_TABS.filter((each) => (each === id ? target.checked : tabs.includes(each))),
            )
          }
        >
          {t(`campaigns.tab-${id}`)}
        </Check>
      ))}
    </fieldset>
  );
}

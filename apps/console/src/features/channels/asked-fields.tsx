import { FIELD_KINDS } from '@nokshi/contract/channel-fields.ts';
import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import { Button, Check, Field } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import own from './channels.module.css';
import type { TermsProps } from './money-fields.tsx';
import { Count } from './plain-fields.tsx';

type Asked = ChannelTerms['fields'][number];
const MOST = 6;
const NEW: Omit<Asked, 'field'> = {
  label: { EN: '', BN: '' },
  kind: 'text',
  minLength: 1,
  maxLength: 40,
  required: true,
};

/** What members have to write; kept with the deposit for the operators. */
export function AskedFields({ terms, onChange }: TermsProps) {
  const { t } = useWords();
  const { fields } = terms;
  const put = (at: number, part: Partial<Asked>) =>
    onChange({ fields: fields.map((each, n) => (n === at ? { ...each, ...part } : each)) });
  const free = Array.from({ length: MOST + 1 }, (_, n) => `field-${n + 1}`).find((name) =>
    fields.every(({ field }) => field !== name),
  );
  return (
    <section className={`${styles.stack} ${own.section}`} aria-labelledby="asked">
      <h2 id="asked">{t('channels.fields')}</h2>
      <p className={styles.quiet}>{t('channels.fields-words')}</p>
      {fields.map((asked, at) => (
        <OneField
          key={asked.field}
          asked={asked}
          onChange={(part) => put(at, part)}
          onRemove={() => onChange({ fields: fields.filter((_, n) => n !== at) })}
        />
      ))}
      {fields.length < MOST && free && (
        <Button onClick={() => onChange({ fields: [...fields, { ...NEW, field: free }] })}>
          {t('channels.add-field')}
        </Button>
      )}
    </section>
  );
}

type Props = {
  readonly asked: Asked;
  readonly onChange: (part: Partial<Asked>) => void;
  readonly onRemove: () => void;
};

function OneField({ asked, onChange, onRemove }: Props) {
  const { t } = useWords();
  const { label, kind, minLength, maxLength, required } = asked;
  const words = (language: 'EN' | 'BN') => (
    <Field
      label={t(language === 'EN' ? 'settings.name-en' : 'settings.name-bn')}
      lang={language.toLowerCase()}
      required
      maxLength={60}
      value={label[language]}
      onChange={(event) => onChange({ label: { ...label, [language]: event.target.value } })}
    />
  );
  return (
    <fieldset className={styles.row}>
      <legend className="visually-hidden">{label.EN || t('channels.add-field')}</legend>
      {words('EN')}
      {words('BN')}
      <Choice
        label={t('channels.kind')}
        value={kind === 'voucher' ? 'code' : kind}
        choices={FIELD_KINDS.map((id) => ({ id, label: t(`channels.kind-${id}`) }))}
        onChange={(to) => onChange({ kind: to })}
      />
      <Count
        label={t('channels.minLength')}
        min={1}
        max={80}
        value={minLength}
        onChange={(to) => onChange({ minLength: to })}
      />
      <Count
        label={t('channels.maxLength')}
        min={1}
        max={80}
        value={maxLength}
        onChange={(to) => onChange({ maxLength: to })}
      />
      <div className={styles.abreast}>
        <Check
          checked={required}
          onChange={(event) => onChange({ required: event.target.checked })}
        >
          {t('channels.required')}
        </Check>
        <Button small kind="quiet" onClick={onRemove}>
          {t('channels.remove-field')}
        </Button>
      </div>
    </fieldset>
  );
}

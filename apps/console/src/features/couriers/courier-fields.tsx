import type { MessageKind } from '@nokshi/contract/console/couriers.ts';
import { Chips, Field, PasswordField, TextArea } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import option from '../../lib/option.module.css';
import type { Form } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { BODIES, COURIERS, type Draft } from './draft.ts';

type Props = { readonly form: Form<Draft> };

export function CourierChoice({ kind, form }: Props & { readonly kind: MessageKind }) {
  const { t } = useWords();
  return COURIERS[kind].map((courier) => (
    <label key={courier} className={option.option}>
      <input
        type="radio"
        name={`courier of ${kind}`}
        checked={form.values.courier === courier}
        onChange={() => form.set('courier', courier)}
      />
      <span>
        <strong>{t(`couriers.${courier}`)}</strong>
        <span className={styles.quiet}>{t(`couriers.${courier}-words`)}</span>
      </span>
    </label>
  ));
}

const TEMPLATE = { className: styles.mono, spellCheck: false, maxLength: 4000 } as const;

export function HttpFields({ form }: Props) {
  const { t } = useWords();
  return (
    <>
      <Field label={t('couriers.url')} type="url" maxLength={500} {...form.field('url')} />
      <Chips
        label={t('couriers.method')}
        chips={(['POST', 'GET'] as const).map((id) => ({ id, label: id }))}
        selected={form.values.method}
        onSelect={(method) => form.set('method', method)}
      />
      <TextArea
        {...TEMPLATE}
        label={t('couriers.headers')}
        hint={t('couriers.headers-hint')}
        {...form.field('headers')}
      />
      {form.values.method === 'POST' && (
        <>
          <Chips
            label={t('couriers.encoding')}
            chips={(['json', 'form'] as const).map((id) => ({ id, label: t(`couriers.${id}`) }))}
            selected={form.values.encoding}
            onSelect={(encoding) => form.put({ encoding, ...otherBody(form.values, encoding) })}
          />
          <TextArea
            {...TEMPLATE}
            label={t('couriers.body')}
            hint={t('couriers.body-hint')}
            {...form.field('body')}
          />
        </>
      )}
      <Chips
        label={t('couriers.number')}
        chips={(['with-plus', 'without-plus'] as const).map((id) => ({
          id,
          label: t(`couriers.${id}`),
        }))}
        selected={form.values.plus ? 'with-plus' : 'without-plus'}
        onSelect={(id) => form.set('plus', id === 'with-plus')}
      />
      <SentWhen form={form} />
    </>
  );
}

/** A body that was not written by hand follows the format. */
const otherBody = ({ body, encoding }: Draft, next: Draft['encoding']) =>
  body === BODIES[encoding] ? { body: BODIES[next] } : {};

/** What the provider answers when it has taken a message. */
function SentWhen({ form }: Props) {
  const { t } = useWords();
  return (
    <fieldset className={styles.stack}>
      <legend>{t('couriers.sent-when')}</legend>
      <Field
        label={t('couriers.statuses')}
        hint={t('couriers.statuses-hint')}
        maxLength={60}
        {...form.field('statuses')}
      />
      <Field
        label={t('couriers.answer-path')}
        hint={t('couriers.answer-path-hint')}
        maxLength={200}
        spellCheck={false}
        {...form.field('answerPath')}
      />
      <Field
        label={t('couriers.answer-text')}
        hint={t('couriers.answer-text-hint')}
        maxLength={200}
        spellCheck={false}
        {...form.field('answerText')}
      />
    </fieldset>
  );
}

const SECURITY = {
  tls: 'couriers.tls',
  starttls: 'couriers.starttls',
  none: 'couriers.no-tls',
} as const;
const SECURITIES = ['tls', 'starttls', 'none'] as const;

export function SmtpFields({ form }: Props) {
  const { t } = useWords();
  const field = (name: 'host' | 'port' | 'username' | 'from', most: number) => (
    <Field
      label={t(`couriers.${name}`)}
      inputMode={name === 'port' ? 'numeric' : undefined}
      autoComplete="off"
      maxLength={most}
      {...form.field(name)}
    />
  );
  return (
    <>
      {field('host', 253)}
      {field('port', 5)}
      <Chips
        label={t('couriers.security')}
        chips={SECURITIES.map((id) => ({ id, label: t(SECURITY[id]) }))}
        selected={form.values.security}
        onSelect={(security) => form.set('security', security)}
      />
      {field('username', 254)}
      {field('from', 254)}
    </>
  );
}

/** What the templates and the mail server are opened with; what is kept is never shown. */
export function SecretField({ form, kept }: Props & { readonly kept: boolean }) {
  const { t } = useWords();
  return (
    <PasswordField
      label={t('couriers.secret')}
      hint={t(kept ? 'couriers.secret-set' : 'couriers.secret-none')}
      autoComplete="off"
      maxLength={500}
      showLabel={t('login.show')}
      hideLabel={t('login.hide')}
      {...form.field('secret')}
    />
  );
}

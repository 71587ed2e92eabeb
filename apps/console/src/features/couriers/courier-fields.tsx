import type { MessageKind } from '@nokshi/contract/console/couriers.ts';
import { Chips, Field, PasswordField, TextArea } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import option from '../../lib/option.module.css';
import { useWords } from '../../lib/words.ts';
import { COURIERS, type Draft } from './draft.ts';

type Props = {
  readonly draft: Draft;
  readonly error: (field: string) => string | undefined;
  readonly onChange: (change: Partial<Draft>) => void;
};

export function CourierChoice({ kind, draft, onChange }: Props & { readonly kind: MessageKind }) {
  const { t } = useWords();
  return COURIERS[kind].map((courier) => (
    <label key={courier} className={option.option}>
      <input
        type="radio"
        name={`courier of ${kind}`}
        checked={draft.courier === courier}
        onChange={() => onChange({ courier })}
      />
      <span>
        <strong>{t(`couriers.${courier}`)}</strong>
        <span className={styles.quiet}>{t(`couriers.${courier}-words`)}</span>
      </span>
    </label>
  ));
}

const TEMPLATE = { className: styles.mono, spellCheck: false, maxLength: 4000 } as const;

export function HttpFields({ draft, error, onChange }: Props) {
  const { t } = useWords();
  return (
    <>
      <Field
        label={t('couriers.url')}
        type="url"
        maxLength={500}
        value={draft.url}
        error={error('url')}
        onChange={(event) => onChange({ url: event.target.value })}
      />
      <Chips
        label={t('couriers.method')}
        chips={(['POST', 'GET'] as const).map((id) => ({ id, label: id }))}
        selected={draft.method}
        onSelect={(method) => onChange({ method })}
      />
      <TextArea
        {...TEMPLATE}
        label={t('couriers.headers')}
        hint={t('couriers.headers-hint')}
        value={draft.headers}
        error={error('headers')}
        onChange={(event) => onChange({ headers: event.target.value })}
      />
      {draft.method === 'POST' && (
        <TextArea
          {...TEMPLATE}
          label={t('couriers.body')}
          hint={t('couriers.body-hint')}
          value={draft.body}
          error={error('body')}
          onChange={(event) => onChange({ body: event.target.value })}
        />
      )}
    </>
  );
}

const SECURITY = {
  tls: 'couriers.tls',
  starttls: 'couriers.starttls',
  none: 'couriers.no-tls',
} as const;
const SECURITIES = ['tls', 'starttls', 'none'] as const;

export function SmtpFields({ draft, error, onChange }: Props) {
  const { t } = useWords();
  const field = (name: 'host' | 'port' | 'username' | 'from', most: number) => (
    <Field
      label={t(`couriers.${name}`)}
      inputMode={name === 'port' ? 'numeric' : undefined}
      autoComplete="off"
      maxLength={most}
      value={draft[name]}
      error={error(name)}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  );
  return (
    <>
      {field('host', 253)}
      {field('port', 5)}
      <Chips
        label={t('couriers.security')}
        chips={SECURITIES.map((id) => ({ id, label: t(SECURITY[id]) }))}
        selected={draft.security}
        onSelect={(security) => onChange({ security })}
      />
      {field('username', 254)}
      {field('from', 254)}
    </>
  );
}

/** What the templates and the mail server are opened with; what is kept is never shown. */
export function SecretField({ draft, error, onChange, kept }: Props & { readonly kept: boolean }) {
  const { t } = useWords();
  return (
    <PasswordField
      label={t('couriers.secret')}
      hint={t(kept ? 'couriers.secret-set' : 'couriers.secret-none')}
      autoComplete="off"
      maxLength={500}
      showLabel={t('login.show')}
      hideLabel={t('login.hide')}
      value={draft.secret}
      error={error('secret')}
      onChange={(event) => onChange({ secret: event.target.value })}
    />
  );
}

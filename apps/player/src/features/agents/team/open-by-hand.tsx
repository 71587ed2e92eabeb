import { agentLinksRoutes, type OwnBases } from '@nokshi/contract/player/agent-links.ts';
import { OPENED_TYPES } from '@nokshi/contract/player/agents.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Button, Chips, Field, Icon, Note, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useEffect, useRef, useState } from 'react';
import { Refused, useForm } from '../../../lib/form.ts';
import { QueryView } from '../../../lib/query-view.tsx';
import { useWords } from '../../../lib/words.ts';
import { useLinks } from './bases.ts';
import { GivenBase } from './given-base.tsx';
import styles from './team.module.css';

type OpenedType = (typeof OPENED_TYPES)[number];
type Opened = Output<typeof agentLinksRoutes.openAccount>;

/** A new account directly below; its secret is here until it is handed over, and nowhere else. */
export function OpenByHand() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const links = useLinks();
  if (opened) return <Secret opened={opened} onDone={() => setOpened(null)} />;
  return (
    <QueryView query={links}>
      {({ bases }) => <OpenForm bases={bases} onOpened={setOpened} />}
    </QueryView>
  );
}

type FormProps = { readonly bases: OwnBases; readonly onOpened: (opened: Opened) => void };

function OpenForm({ bases, onOpened }: FormProps) {
  const { t } = useWords();
  const form = useForm({
    start: { type: 0 as OpenedType, username: '', base: bases.usual },
    send: async (wish) => onOpened(await call(agentLinksRoutes.openAccount, wish)),
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <p className={styles.small}>{t('link.open-what')}</p>
      <Refused error={form.refused} />
      <TypeChips type={form.values.type} onType={(type) => form.set('type', type)} />
      <Field
        label={t('link.username')}
        maxLength={64}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        {...form.field('username')}
      />
      <GivenBase bases={bases} form={form} />
      <Button type="submit" kind="main" busy={form.busy}>
        {t('link.open')}
      </Button>
    </form>
  );
}

type ChipsProps = {
  readonly type: OpenedType;
  readonly onType: (type: OpenedType) => void;
};

function TypeChips({ type, onType }: ChipsProps) {
  const { t } = useWords();
  return (
    <div className={styles.part}>
      <p className={styles.label} aria-hidden="true">
        {t('link.type')}
      </p>
      <Chips
        label={t('link.type')}
        chips={OPENED_TYPES.map((id) => ({ id: String(id), label: t(`link.type-${id}`) }))}
        selected={String(type)}
        onSelect={(id) => onType(Number(id) as OpenedType)}
      />
    </div>
  );
}

type SecretProps = { readonly opened: Opened; readonly onDone: () => void };

function Secret({ opened: { username, secret }, onDone }: SecretProps) {
  const { t } = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => tell(t('link.secret-copied')),
      () => tell(t('link.secret-not-copied'), 'wrong'),
    );
  return (
    <section className={styles.form} aria-labelledby="account-opened">
      <h4 id="account-opened" ref={heading} tabIndex={-1}>
        {t('link.opened', { name: username })}
      </h4>
      <Note>{t('link.opened-words')}</Note>
      <p className={styles.small}>{t('link.secret')}</p>
      <code className={styles.secret}>{secret}</code>
      <div className={styles.acts}>
        <Button kind="main" onClick={() => void copy()}>
          {t('link.secret-copy')}
        </Button>
        <Button onClick={onDone}>
          <Icon name="check" size={18} />
          {t('link.secret-done')}
        </Button>
      </div>
    </section>
  );
}

import { PROFILE_FIELDS } from '@nokshi/contract/registration/fields.ts';
import { type Security, securityRoutes } from '@nokshi/contract/player/security.ts';
import { Button, Facts, Field, tell } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { dayText } from '@nokshi/web/time.ts';
import { useState } from 'react';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import { AvatarChoice } from './avatar-choice.tsx';
import styles from './security.module.css';

/** What the house knows of the member, masked, and a way to tell it more. Checklist E-058. */
export function Profile({ profile }: { readonly profile: Security['profile'] }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const told = new Map(profile.told.map(({ field, value }) => [field, value]));
  const fields = new Set([...told.keys(), ...PROFILE_FIELDS]);
  const facts = [...fields].map((field) => ({
    name: t(`field.${field}`),
    value: told.get(field) ?? t('security.profile-untold'),
  }));
  return (
    <section className={styles.part} aria-labelledby="profile">
      <h4 id="profile">{t('security.profile')}</h4>
      <p>{t('security.profile-words')}</p>
      <Facts facts={[{ name: t('field.nickname'), value: profile.nickname }, ...facts]} />
      <AvatarChoice avatar={profile.avatar} avatars={profile.avatars} />
      {open ? (
        <ProfileForm onDone={() => setOpen(false)} />
      ) : (
        <Button onClick={() => setOpen(true)}>{t('security.profile-change')}</Button>
      )}
    </section>
  );
}

const START = {
  telegram: '',
  zalo: '',
  birthday: '',
  address: '',
  nationality: '',
  occupation: '',
  incomeSource: '',
};

/** What stays empty stays as it was told before. */
function ProfileForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useWords();
  const form = useForm({
    start: START,
    optional: PROFILE_FIELDS,
    async send(values) {
      const filled = Object.entries(values).filter(([, value]) => value.trim() !== '');
      if (filled.length > 0) {
        await call(securityRoutes.setProfile, Object.fromEntries(filled));
        await refreshSecurity();
        tell(t('security.profile-done'));
      }
      onDone();
    },
  });
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <Refused error={form.refused} />
      {PROFILE_FIELDS.map((field) => (
        <Field
          key={field}
          {...form.field(field)}
          label={t(`field.${field}`)}
          autoComplete="off"
          maxLength={140}
          {...(field === 'birthday' && {
            type: 'date',
            autoComplete: 'bday',
            max: dayText(Date.now()),
          })}
        />
      ))}
      <div className={styles.buttons}>
        <Button type="submit" busy={form.busy}>
          {t('security.profile-save')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('app.cancel')}
        </Button>
      </div>
    </form>
  );
}

import type { Security } from '@nokshi/contract/player/security.ts';
import { Button, tell } from '@nokshi/ui';
import { useState } from 'react';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import { ContactForm, type ContactKind } from './contact-form.tsx';
import styles from './security.module.css';
import type { Proofs } from './with-password.tsx';

const KINDS = ['sms', 'mail'] as const;

type Props = {
  readonly contacts: Security['contacts'];
  readonly owner: Proofs;
};

/** The number and the mail address that codes go to, each proven before it counts. */
export function Contacts({ contacts, owner }: Props) {
  const { t } = useWords();
  const [open, setOpen] = useState<ContactKind | null>(null);
  const done = () => {
    setOpen(null);
    tell(t('security.contact-done'));
    void refreshSecurity();
  };
  return (
    <section className={styles.part} aria-labelledby="contacts">
      <h4 id="contacts">{t('security.contacts')}</h4>
      <p>{t('security.contacts-words')}</p>
      <div className={styles.rows}>
        {KINDS.map((kind) => {
          const held = contacts.find((contact) => contact.kind === kind);
          return open === kind ? (
            <ContactForm
              key={kind}
              kind={kind}
              owner={owner}
              onDone={done}
              onCancel={() => setOpen(null)}
            />
          ) : (
            <div key={kind} className={styles.row}>
              <span>{t(`security.contact-${kind}`)}</span>
              <div className={styles.buttons}>
                <strong>{held?.shown ?? t('security.contact-none')}</strong>
                <Button small onClick={() => setOpen(kind)}>
                  {t(held ? 'security.contact-change' : 'security.contact-add')}
                  <span className="visually-hidden">: {t(`security.contact-${kind}`)}</span>
                </Button>
              </div>
            </div>
          );
        })}
      </div>
    </section>
  );
}

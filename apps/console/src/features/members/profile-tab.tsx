import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import { hasRight } from '@nokshi/contract/rights.ts';
import { Button, Facts } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { timeText } from '@nokshi/web/time.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AssetMoney } from '../../lib/asset-money.tsx';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { useWords } from '../../lib/words.ts';
import { ContactDialog } from './contact-dialog.tsx';
import { typeLabel } from '../../lib/type-label.ts';
import { Labels } from './labels-part.tsx';
import { TypeDialog } from './type-dialog.tsx';
import { RestrictionBadge } from './restriction.tsx';
import type { TabProps } from './tab-props.ts';

export function Profile({ id, member }: TabProps) {
  const { t } = useWords();
  const mayMoney = useMay('wallet.read');
  const maySetType = useMay('identity.agents') && hasRight('member', member.type);
  const [typing, setTyping] = useState(false);
  const balances = useQuery({
    queryKey: ['member', id, 'balance'],
    queryFn: () => call(routes.balance, { id }),
    enabled: mayMoney,
  });
  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <div className={styles.between}>
          <h2>{t('member.profile')}</h2>
          {maySetType && (
            <Button small onClick={() => setTyping(true)}>
              {t('account.set-type')}
            </Button>
          )}
        </div>
        <Facts
          facts={[
            { name: t('members.id'), value: <span className={styles.mono}>{member.id}</span> },
            { name: t('members.type'), value: t(typeLabel(member.type)) },
            {
              name: t('members.restriction'),
              value: <RestrictionBadge {...member} />,
            },
            { name: t('members.registered'), value: timeText(member.registeredAt) },
            {
              name: t('members.seen'),
              value: member.lastSeenAt ? timeText(member.lastSeenAt) : t('members.never'),
            },
            { name: t('member.registered-ip'), value: member.registeredIp },
            {
              name: t('terms.agreed'),
              value: t('terms.agreed-to', {
                terms: member.agreed.terms,
                privacy: member.agreed.privacy ?? '–',
              }),
            },
            { name: t('member.language'), value: LANGUAGE_NAMES[member.language] },
            { name: t('member.invitation-code'), value: member.invitationCode ?? '–' },
            { name: t('member.failed'), value: member.failedLogins },
          ]}
        />
        {typing && <TypeDialog id={id} member={member} onClose={() => setTyping(false)} />}
      </section>
      <div className={styles.stack}>
        <Labels id={id} member={member} />
        {balances.data && (
          <section className={styles.card}>
            <h2>{t('member.balances')}</h2>
            <Facts
              facts={balances.data.map((row) => ({
                name: t(row.kind === 'held' ? 'balance.held' : 'balance.cash'),
                value: <AssetMoney asset={row.asset} amount={row.balance} />,
              }))}
            />
          </section>
        )}
        <Contacts id={id} member={member} />
        <Told member={member} />
      </div>
    </div>
  );
}

/** Where the member is written to; the server has masked all but the ends. */
function Contacts({ id, member }: TabProps) {
  const { t } = useWords();
  const mayGive = useMay('identity.members-write');
  const [giving, setGiving] = useState(false);
  const { contacts, username } = member;
  return (
    <section className={styles.card}>
      <div className={styles.between}>
        <h2>{t('care.contacts')}</h2>
        {mayGive && (
          <Button small onClick={() => setGiving(true)}>
            {t('care.contact-give')}
          </Button>
        )}
      </div>
      {contacts.length === 0 ? (
        <p className={styles.quiet}>{t('care.contact-none')}</p>
      ) : (
        <Facts
          facts={contacts.map(({ kind, value, verified }) => ({
            name: t(`care.${kind}`),
            value: t(verified ? 'care.verified' : 'care.unverified', { value }),
          }))}
        />
      )}
      {giving && <ContactDialog id={id} username={username} onClose={() => setGiving(false)} />}
    </section>
  );
}

/** What the member told at registration; the server has masked what is nobody's business. */
function Told({ member }: Pick<TabProps, 'member'>) {
  const { t } = useWords();
  const { details, referralCode, invitedBy, affiliateCode } = member;
  const facts = [
    ...details.map(({ field, value }) => ({ name: t(`field.${field}`), value })),
    {
      name: t('field.referralCode'),
      value: invitedBy
        ? t('member.invited-by', { code: referralCode ?? '', username: invitedBy })
        : referralCode,
    },
    { name: t('field.affiliateCode'), value: affiliateCode },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []));
  if (facts.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('member.told')}</h2>
      <Facts facts={facts} />
    </section>
  );
}

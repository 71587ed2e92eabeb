import { consoleMemberRoutes as routes } from '@nokshi/contract/console/members-money.ts';
import { Facts, MoneyText } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { LANGUAGE_NAMES } from '@nokshi/web/language.ts';
import { useQuery } from '@tanstack/react-query';
import styles from '../../lib/desk.module.css';
import { useMay } from '../../lib/session.ts';
import { timeText } from '../../lib/time.ts';
import { useWords } from '../../lib/words.ts';
import { RestrictionBadge, typeLabel } from './restriction.tsx';
import type { TabProps } from './tab-props.ts';

export function Profile({ id, member }: TabProps) {
  const { t } = useWords();
  const mayMoney = useMay('wallet.read');
  const balances = useQuery({
    queryKey: ['member', id, 'balance'],
    queryFn: () => call(routes.balance, { id }),
    enabled: mayMoney,
  });
  const kindOf = (kind: string) =>
    kind === 'cash' || kind === 'held' ? t(`balance.${kind}`) : kind;
  return (
    <div className={styles.cards}>
      <section className={styles.card}>
        <h2>{t('member.profile')}</h2>
        <Facts
          facts={[
            { name: t('members.id'), value: <span className={styles.mono}>{member.id}</span> },
            { name: t('members.type'), value: t(typeLabel(member.type)) },
            {
              name: t('members.restriction'),
              value: <RestrictionBadge restriction={member.restriction} />,
            },
            { name: t('members.registered'), value: timeText(member.registeredAt) },
            {
              name: t('members.seen'),
              value: member.lastSeenAt ? timeText(member.lastSeenAt) : t('members.never'),
            },
            { name: t('member.registered-ip'), value: member.registeredIp },
            { name: t('member.language'), value: LANGUAGE_NAMES[member.language] },
            { name: t('member.failed'), value: member.failedLogins },
          ]}
        />
      </section>
      <Contacts member={member} />
      <Told member={member} />
      {balances.data && (
        <section className={styles.card}>
          <h2>{t('member.balances')}</h2>
          <Facts
            facts={balances.data.map((row) => ({
              name: `${kindOf(row.kind)} ${row.asset}`,
              value: <MoneyText amount={row.balance} />,
            }))}
          />
        </section>
      )}
    </div>
  );
}

/** Where the member is written to; the server has masked all but the ends. */
function Contacts({ member }: Pick<TabProps, 'member'>) {
  const { t } = useWords();
  if (member.contacts.length === 0) return null;
  return (
    <section className={styles.card}>
      <h2>{t('care.contacts')}</h2>
      <Facts
        facts={member.contacts.map(({ kind, value, verified }) => ({
          name: t(`care.${kind}`),
          value: t(verified ? 'care.verified' : 'care.unverified', { value }),
        }))}
      />
    </section>
  );
}

/** What the member told at registration; the server has masked what is nobody's business. */
function Told({ member }: Pick<TabProps, 'member'>) {
  const { t } = useWords();
  const { details, referralCode, affiliateCode } = member;
  const facts = [
    ...details.map(({ field, value }) => ({ name: t(`field.${field}`), value })),
    { name: t('field.referralCode'), value: referralCode },
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

import type { MemberInfo } from '@nokshi/contract/player/identity.ts';
import { Button, Icon, MoneyText } from '@nokshi/ui';
import { useBalance } from '../data/balance.ts';
import { useLooks } from '../data/looks.ts';
import { useSession } from '../data/session.ts';
import { useAddress, withoutPageOfCentre } from '../lib/address.ts';
import { Picture } from '../lib/picture.tsx';
import { useWords } from '../lib/words.ts';
import { BalanceEye, BalanceFigure } from '../shell/balance-strip.tsx';
import styles from './member-menu.module.css';

/** Who is here, what they have, and the two ways that money takes; over the pages of the centre. */
export function MemberMoney() {
  return (
    <div className={styles.over}>
      <Who />
      <Balance />
      <Ways />
    </div>
  );
}

/** The club and the labels that operators gave. Checklist E-064. */
const labelsOf = ({ clubLabel, memberLabel }: MemberInfo): readonly string[] => [
  ...new Set([clubLabel, ...memberLabel].map(({ labelName }) => labelName).filter(Boolean)),
];

function Who() {
  const { t } = useWords();
  const member = useSession((session) => session.member);
  const avatarUrl = useSession((session) => session.avatarUrl);
  const calledBy = member ? labelsOf(member) : [];
  return (
    <div className={styles.who}>
      {avatarUrl && <Picture src={avatarUrl} alt="" width="40" height="40" />}
      <div>
        <p className={styles.name}>{member?.account}</p>
        {calledBy.length > 0 && (
          <ul className={styles.labels} aria-label={t('member.labels')}>
            {calledBy.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

function Balance() {
  const { t } = useWords();
  const hidden = useLooks((looks) => looks.balanceHidden);
  const held = useBalance().data?.held ?? '0.00';
  return (
    <div className={styles.balance}>
      <p className={styles.quiet}>{t('shell.balance')}</p>
      <div className={styles.figure}>
        <BalanceFigure />
        <BalanceEye />
      </div>
      {Number(held) > 0 && (
        <p className={styles.quiet}>
          {t('wallet.held')}{' '}
          <MoneyText amount={held} hidden={hidden} hiddenLabel={t('shell.balance-hidden')} />
        </p>
      )}
    </div>
  );
}

function Ways() {
  const { t } = useWords();
  const { change } = useAddress();
  const to = (mc: string) => change({ ...withoutPageOfCentre, mc }, true);
  return (
    <div className={styles.ways}>
      <Button kind="money" onClick={() => to('depositv2')}>
        <Icon name="plus" size={18} />
        {t('menu.deposit-do')}
      </Button>
      <Button onClick={() => to('withdraw')}>
        <Icon name="minus" size={18} />
        {t('menu.withdraw-do')}
      </Button>
    </div>
  );
}

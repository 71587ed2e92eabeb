import { Button, Icon, MoneyText, moneyText } from '@nokshi/ui';
import { parseDecimal, toDecimal } from '@nokshi/money';
import { askBalance, useBalance } from '../../data/balance.ts';
import { useProtection } from '../../data/protection.ts';
import { useAddress } from '../../lib/address.ts';
import { Refused, useForm } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { type Channel, requestDeposit, useChannels } from './deposits.ts';
import styles from './first-money.module.css';
import { limitLeft } from './limit-left.ts';

/** What a first deposit of demo money is, where the channel and the member's limits allow it. */
const FIRST = '500.00';

const WHOLE = /\.00$/;

const minor = (amount: string): bigint => parseDecimal(amount) ?? 0n;

/** A channel that credits demo money at once and asks for nothing but an amount. */
const isReady = ({ demo, kind, open, asksAmount, fields, depositsMissing }: Channel) =>
  demo && kind === 'instant' && open && asksAmount && !fields.length && !depositsMissing;

/** Demo money in one press, at the beginning; where that is not there, the way to the deposits. */
export function FirstMoney() {
  const { t } = useWords();
  const { change } = useAddress();
  const balance = useBalance().data?.sumBalance;
  const channels = useChannels().data;
  const limits = useProtection().data?.limits ?? [];
  const channel = channels?.find(isReady);
  const left = limitLeft(limits)?.left ?? FIRST;
  const amount = [FIRST, left, channel?.maximum ?? FIRST].reduce((one, other) =>
    minor(one) <= minor(other) ? one : other,
  );
  const form = useForm({
    start: {},
    check: () => ({}),
    async send(_, { keyFor }) {
      if (!channel) return;
      const wish = {
        channel: channel.code,
        version: channel.version,
        amount: toDecimal(minor(amount)),
        fields: {},
      };
      await requestDeposit(wish, keyFor(wish));
      await askBalance();
    },
  });
  if (balance === undefined || channels === undefined) return <div className={styles.place} />;
  if (minor(balance) > 0n) {
    return (
      <p className={styles.there}>
        <Icon name="check" size={20} />
        <span>
          {t('welcome.money-there')} <MoneyText amount={balance} />
        </span>
      </p>
    );
  }
  if (!channel || minor(amount) < minor(channel.minimum)) {
    return (
      <Button kind="money" wide onClick={() => change({ m: null, mc: 'depositv2' }, true)}>
        {t('shell.deposit')}
      </Button>
    );
  }
  return (
    <>
      <Button kind="money" wide busy={form.busy} onClick={() => void form.run()}>
        {t('welcome.money', { amount: moneyText(amount).replace(WHOLE, '') })}
      </Button>
      <Refused error={form.refused} />
    </>
  );
}

import { Button, Icon, moneyText, Note } from '@nokshi/ui';
import { timeText } from '@nokshi/web/time.ts';
import { useAddress } from '../../lib/address.ts';
import { type Translate, useWords } from '../../lib/words.ts';
import { useEnterChat } from '../../shell/use-enter-chat.ts';
import styles from './withdraw.module.css';
import type { Stop } from './withdraw-rules.ts';
import { Figure } from './withdrawable.tsx';

type Props = { readonly stop: Stop; readonly open: number };

/** Why nothing can be asked for now, with the way on where there is one. */
export function Stopped({ stop, open }: Props) {
  const { t } = useWords();
  const { change } = useAddress();
  return (
    <div className={styles.stopped}>
      <Note>{words(t, stop, open)}</Note>
      {(stop.why === 'resting' || stop.why === 'method-off') && (
        <Button onClick={() => change({ mc: 'securityCenter', tab: 'payees' })}>
          {t('withdraw.manage')}
        </Button>
      )}
    </div>
  );
}

function words(t: Translate, stop: Stop, open: number): string {
  switch (stop.why) {
    case 'resting':
      return t('withdraw.resting', { at: timeText(stop.from) });
    case 'too-little':
      return t('withdraw.too-little', { minimum: moneyText(stop.minimum) });
    default:
      return t(`withdraw.${stop.why}`, { open });
  }
}

/** A frozen account is read here; customer service pays out what is left. A-043. */
export function Frozen({ cash }: { readonly cash: string }) {
  const { t } = useWords();
  const { open } = useAddress();
  const { enter } = useEnterChat();
  const feedback = () => open({ mc: 'messageV2', tab: 'feedback' });
  return (
    <>
      <Figure name={t('wallet.balance')} amount={cash} />
      <div className={styles.stopped}>
        <Note>{t('withdraw.frozen')}</Note>
        <Button onClick={enter ?? feedback}>
          <Icon name="chat" size={18} />
          {t('withdraw.write')}
        </Button>
      </div>
    </>
  );
}

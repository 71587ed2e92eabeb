import { feeOf } from '@nokshi/contract/channel-fee.ts';
import type { ChannelTerms } from '@nokshi/contract/channel-terms.ts';
import type { DeskChannel } from '@nokshi/contract/console/channels.ts';
import { parseTyped, toDecimal } from '@nokshi/money';
import { Facts, moneyText, Note } from '@nokshi/ui';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import { feeText, hoursLines } from './channel-words.ts';
import own from './channels.module.css';

type Props = { readonly channel: DeskChannel; readonly terms: ChannelTerms };

/** The card and the form as a member is to see them, reckoned with an amount that can be tried. */
export function ChannelPreview({ channel, terms }: Props) {
  const { t, local } = useWords();
  const [typed, setTyped] = useState('1000');
  const { minimum, maximum, fee, hours, fields } = terms;
  const isPlain = [minimum, maximum].every((text) => parseTyped(text) !== null);
  const asked = [...channel.needs, ...fields];
  return (
    <aside className={`${styles.card} ${styles.stack}`} aria-labelledby="preview">
      <h2 id="preview">{t('channels.preview')}</h2>
      {terms.on ? (
        <div className={own.card}>
          <strong>{local(channel.name)}</strong>
          <p>{local(channel.description)}</p>
          {isPlain && (
            <p className={styles.quiet}>
              {[
                `${moneyText(minimum)} – ${moneyText(maximum)}`,
                `${t('channels.fee')}: ${feeText(t, fee)}`,
                ...hoursLines(t, hours),
              ].join(' · ')}
            </p>
          )}
          {asked.length > 0 && (
            <ul className={styles.pair}>
              {asked.map(({ field, label, required }) => (
                <li key={field}>
                  {local(label) || '…'}
                  {!required && <small> {t('channels.if-any')}</small>}
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : (
        <Note>{t('channels.off-words')}</Note>
      )}
      <TakaField
        label={t('channels.try')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Reckoned paid={parseTyped(typed)} fee={fee} />
    </aside>
  );
}

function Reckoned({ paid, fee }: { readonly paid: bigint | null } & Pick<ChannelTerms, 'fee'>) {
  const { t } = useWords();
  const isPlain = fee.fixed === '0.00' || parseTyped(fee.fixed) !== null;
  if (paid === null || !isPlain || !Number.isInteger(fee.points))
    return <p className={styles.quiet}>{t('channels.cannot-reckon')}</p>;
  const taken = feeOf(fee, paid);
  return (
    <Facts
      facts={[
        { name: t('channels.paid'), value: moneyText(toDecimal(paid)) },
        { name: t('channels.fee'), value: moneyText(toDecimal(taken)) },
        { name: t('channels.credited'), value: moneyText(toDecimal(paid - taken)) },
      ]}
    />
  );
}

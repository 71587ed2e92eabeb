import {
  consoleSettingRoutes,
  type DomainsSetting,
} from '@nokshi/contract/console/site-settings.ts';
import { Facts } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useState } from 'react';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { type Draft, SettingPartView } from './setting-part.tsx';

/** Hosts that are the merchant's own: links to them are followed, all others are foreign. */
export function Domains() {
  return (
    <SettingPartView<DomainsSetting>
      part="domains"
      read={() => call(consoleSettingRoutes.domains, {})}
      write={(wish) => call(consoleSettingRoutes.setDomains, wish)}
    >
      {(draft) => <Fields {...draft} />}
    </SettingPartView>
  );
}

function Fields({ setting, held, change }: Draft<DomainsSetting>) {
  const { t } = useWords();
  const [text, setText] = useState(setting.hosts.join('\n'));
  return (
    <>
      <Facts
        facts={[
          {
            name: t('settings.merchant'),
            value: <span className={styles.mono}>{held.merchantCode}</span>,
          },
          {
            name: t('settings.fixed-hosts'),
            value: <span className={styles.mono}>{held.fixedHosts.join(', ')}</span>,
          },
        ]}
      />
      <label className={styles.text}>
        <span>{t('settings.hosts')}</span>
        <textarea
          rows={6}
          spellCheck={false}
          autoCapitalize="none"
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            const hosts = event.target.value.toLowerCase().split(/[\s,]+/);
            change({ hosts: [...new Set(hosts.filter(Boolean))] });
          }}
        />
        <small className={styles.quiet}>{t('settings.hosts-hint')}</small>
      </label>
    </>
  );
}

import {
  consoleSettingRoutes,
  type DomainsSetting,
} from '@nokshi/contract/console/site-settings.ts';
import { Facts } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { LinesField } from './lines-field.tsx';
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
      <LinesField
        label={t('settings.hosts')}
        hint={t('settings.hosts-hint')}
        rows={6}
        lines={setting.hosts}
        onChange={(hosts) => change({ hosts })}
      />
    </>
  );
}

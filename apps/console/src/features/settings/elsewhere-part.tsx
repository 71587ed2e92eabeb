import type { ElsewhereSetting } from '@nokshi/contract/console/elsewhere-setting.ts';
import { consoleSettingRoutes } from '@nokshi/contract/console/site-settings.ts';
import { Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useWords } from '../../lib/words.ts';
import { LinesField } from './lines-field.tsx';
import { SettingPartView } from './setting-part.tsx';

/** Hosts of others that pages may ask, and nothing else of them. */
export function Elsewhere() {
  const { t } = useWords();
  return (
    <SettingPartView<ElsewhereSetting>
      part="elsewhere"
      read={() => call(consoleSettingRoutes.elsewhere, {})}
      write={(wish) => call(consoleSettingRoutes.setElsewhere, wish)}
    >
      {({ setting, change }) => (
        <>
          <LinesField
            label={t('settings.image-hosts')}
            hint={t('settings.image-hosts-hint')}
            rows={4}
            lines={setting.imageHosts}
            onChange={(imageHosts) => change({ imageHosts })}
          />
          <Field
            label={t('settings.chat-address')}
            hint={t('settings.chat-address-hint')}
            type="url"
            maxLength={500}
            spellCheck={false}
            autoCapitalize="none"
            value={setting.chat.address}
            onChange={(event) =>
              change({ chat: { ...setting.chat, address: event.target.value.trim() } })
            }
          />
          <LinesField
            label={t('settings.chat-hosts')}
            hint={t('settings.chat-hosts-hint')}
            rows={3}
            lines={setting.chat.hosts}
            onChange={(hosts) => change({ chat: { ...setting.chat, hosts } })}
          />
        </>
      )}
    </SettingPartView>
  );
}

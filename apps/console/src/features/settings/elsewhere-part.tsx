import type { ElsewhereSetting } from '@nokshi/contract/console/elsewhere-setting.ts';
import { consoleSettingRoutes } from '@nokshi/contract/console/site-settings.ts';
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
        <LinesField
          label={t('settings.image-hosts')}
          hint={t('settings.image-hosts-hint')}
          rows={4}
          lines={setting.imageHosts}
          onChange={(imageHosts) => change({ imageHosts })}
        />
      )}
    </SettingPartView>
  );
}

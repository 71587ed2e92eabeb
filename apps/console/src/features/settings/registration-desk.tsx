import { consoleSettingRoutes } from '@nokshi/contract/console/site-settings.ts';
import { call } from '@nokshi/web/call.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { Challenges } from './registration-challenges.tsx';
import { RegistrationFields } from './registration-fields.tsx';
import { RegistrationPreview } from './registration-preview.tsx';
import { SettingPartView } from './setting-part.tsx';

/** What a new member is asked for, how the form looks, and which challenge is asked where. */
export default function RegistrationDesk() {
  const { t } = useWords();
  return (
    <>
      <div className={styles.head}>
        <h1>{t('settings.registration')}</h1>
      </div>
      <SettingPartView
        part="registration"
        permission="site.registration"
        read={() => call(consoleSettingRoutes.registration, {})}
        write={(wish) => call(consoleSettingRoutes.setRegistration, wish)}
        beside={({ setting, held }) => (
          <RegistrationPreview fields={setting.fields} minimumAge={held.minimumAge} />
        )}
      >
        {({ setting, change }) => (
          <>
            <RegistrationFields fields={setting.fields} onChange={(fields) => change({ fields })} />
            <Challenges
              challenge={setting.challenge}
              onChange={(challenge) => change({ challenge })}
            />
          </>
        )}
      </SettingPartView>
    </>
  );
}

import { consoleSettingRoutes } from '@nokshi/contract/console/site-settings.ts';
import type { TeamSetting } from '@nokshi/contract/console/team-setting.ts';
import { call } from '@nokshi/web/call.ts';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import option from '../../lib/option.module.css';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import { type Draft, SettingPartView } from './setting-part.tsx';

/** Whether money goes along the team line, and how much of it a day. */
export function Team() {
  return (
    <SettingPartView<TeamSetting>
      part="team"
      read={() => call(consoleSettingRoutes.team, {})}
      write={(wish) => call(consoleSettingRoutes.setTeam, wish)}
    >
      {(draft) => (
        <>
          <Switch {...draft} />
          <Bounds {...draft} />
        </>
      )}
    </SettingPartView>
  );
}

function Switch({ setting, change }: Draft<TeamSetting>) {
  const { t } = useWords();
  return (
    <label className={option.option}>
      <input
        type="checkbox"
        role="switch"
        checked={setting.on}
        aria-checked={setting.on}
        onChange={(event) => change({ on: event.target.checked })}
      />
      <span>
        <strong>{t('team.on')}</strong>
        <span className={styles.quiet}>{t('team.on-what')}</span>
      </span>
    </label>
  );
}

function Bounds({ setting, change }: Draft<TeamSetting>) {
  const { t } = useWords();
  return (
    <div className={styles.pairs}>
      {(['minimum', 'amountADay'] as const).map((name) => (
        <TakaField
          key={name}
          label={t(`team.${name}`)}
          value={setting[name]}
          onChange={(event) => change({ [name]: event.target.value.trim() })}
        />
      ))}
      <CountField
        label={t('team.timesADay')}
        min={1}
        max={100}
        value={setting.timesADay}
        onChange={(event) => change({ timesADay: Number(event.target.value) })}
      />
    </div>
  );
}

import { consoleSettingRoutes, type FlagsSetting } from '@nokshi/contract/console/site-settings.ts';
import { call } from '@nokshi/web/call.ts';
import styles from '../../lib/desk.module.css';
import option from '../../lib/option.module.css';
import { FLAG_WORDS } from '../../lib/setting-words.ts';
import { useWords } from '../../lib/words.ts';

import { SettingPartView } from './setting-part.tsx';

/** Module flags with what each does; a switch is looked over before it turns. */
export function Flags() {
  return (
    <SettingPartView<FlagsSetting>
      part="flags"
      read={() => call(consoleSettingRoutes.flags, {})}
      write={(wish) => call(consoleSettingRoutes.setFlags, wish)}
    >
      {({ setting, change }) =>
        Object.entries(setting).map(([name, value]) => (
          <Flag
            key={name}
            name={name}
            on={value === '1'}
            onTurn={(on) => change({ [name]: on ? '1' : '0' })}
          />
        ))
      }
    </SettingPartView>
  );
}

type Props = {
  readonly name: string;
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
};

function Flag({ name, on, onTurn }: Props) {
  const { t } = useWords();
  const words = FLAG_WORDS[name];
  return (
    <label className={option.option}>
      <input
        type="checkbox"
        role="switch"
        checked={on}
        aria-checked={on}
        onChange={(event) => onTurn(event.target.checked)}
      />
      <span>
        <strong>{words ? t(words.name) : name}</strong>
        {words && <span className={styles.quiet}>{t(words.what)}</span>}
        <small className={`${styles.mono} ${styles.quiet}`}> {name}</small>
      </span>
    </label>
  );
}

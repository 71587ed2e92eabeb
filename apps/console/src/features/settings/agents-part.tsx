import { type AgentSetting, PAY_MODES } from '@nokshi/contract/console/agent-setting.ts';
import { consoleSettingRoutes } from '@nokshi/contract/console/site-settings.ts';
import { plainDigits } from '@nokshi/contract/typed-code.ts';
import { Check, Field } from '@nokshi/ui';
import { Choice } from '@nokshi/ui/choice.tsx';
import { call } from '@nokshi/web/call.ts';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import { type Draft, SettingPartView } from './setting-part.tsx';

/** How agents are paid, what a dividend is reckoned from, and the highest rates of the house. */
export function Agents() {
  return (
    <SettingPartView<AgentSetting>
      part="agents"
      read={() => call(consoleSettingRoutes.agents, {})}
      write={(wish) => call(consoleSettingRoutes.setAgents, wish)}
    >
      {(draft) => (
        <>
          <Paying {...draft} />
          <Components {...draft} />
          <Most {...draft} />
        </>
      )}
    </SettingPartView>
  );
}

function Paying({ setting, change }: Draft<AgentSetting>) {
  const { t } = useWords();
  return (
    <>
      <Choice
        label={t('pay.mode')}
        value={setting.payMode}
        choices={PAY_MODES.map((id) => ({ id, label: t(`pay.mode-${id}`) }))}
        onChange={(payMode) => change({ payMode })}
      />
      <p className={styles.quiet}>{t('pay.mode-words')}</p>
      <div className={styles.pairs}>
        <TakaField
          label={t('pay.activeFrom')}
          required
          value={setting.activeFrom}
          onChange={(event) => change({ activeFrom: event.target.value.trim() })}
        />
        <CountField
          label={t('pay.graceDays')}
          min={1}
          max={60}
          required
          value={setting.graceDays}
          onChange={(event) => change({ graceDays: Number(event.target.value) })}
        />
      </div>
    </>
  );
}

function Components({ setting, change }: Draft<AgentSetting>) {
  const { t } = useWords();
  const { components } = setting;
  return (
    <fieldset className={styles.checks}>
      <legend>{t('pay.components')}</legend>
      {(['wages', 'promotions', 'fees'] as const).map((name) => (
        <Check
          key={name}
          checked={components[name]}
          onChange={({ target }) =>
            change({ components: { ...components, [name]: target.checked } })
          }
        >
          {t(`pay.components-${name}`)}
        </Check>
      ))}
    </fieldset>
  );
}

function Most({ setting, change }: Draft<AgentSetting>) {
  const { t } = useWords();
  const { most } = setting;
  return (
    <section className={styles.stack} aria-labelledby="most">
      <h2 id="most">{t('pay.most')}</h2>
      <p className={styles.quiet}>{t('pay.most-words')}</p>
      <div className={styles.pairs}>
        {(['dividend', 'daily', 'hourly', 'win', 'loss'] as const).map((name) => (
          <Field
            key={name}
            label={t(`pay.most-${name}`)}
            inputMode="decimal"
            autoComplete="off"
            required
            maxLength={12}
            value={most[name]}
            after={<span aria-hidden="true">%</span>}
            onChange={({ target }) =>
              change({ most: { ...most, [name]: plainDigits(target.value).trim() } })
            }
          />
        ))}
      </div>
    </section>
  );
}

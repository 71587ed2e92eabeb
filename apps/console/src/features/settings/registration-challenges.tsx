import type { ChallengeSetting } from '@nokshi/contract/player/site.ts';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';
import { Choice } from '../../lib/choice.tsx';

type Kind = 'none' | 'image' | 'work';

type Props = {
  readonly challenge: ChallengeSetting;
  readonly onChange: (challenge: ChallengeSetting) => void;
};

/** Which challenge is asked where. E-033, ER-036. */
export function Challenges({ challenge, onChange }: Props) {
  const { t } = useWords();
  const named = <K extends Kind>(...kinds: K[]) =>
    kinds.map((id) => ({ id, label: t(`challenge.${id as Kind}`) }));
  return (
    <section className={styles.stack} aria-labelledby="challenges">
      <h2 id="challenges">{t('challenge.title')}</h2>
      <p className={styles.quiet}>{t('challenge.words')}</p>
      <div className={styles.pairs}>
        <Choice
          label={t('challenge.at-registration')}
          value={challenge.registration}
          choices={named('none', 'work')}
          onChange={(registration) => onChange({ ...challenge, registration })}
        />
        <Choice
          label={t('challenge.at-login')}
          value={challenge.login}
          choices={named('image', 'work')}
          onChange={(login) => onChange({ ...challenge, login })}
        />
        <Choice
          label={t('challenge.at-codes')}
          value={challenge.codes}
          choices={named('none', 'image', 'work')}
          onChange={(codes) => onChange({ ...challenge, codes })}
        />
      </div>
    </section>
  );
}

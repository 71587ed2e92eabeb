import type { AvatarChoice as Code } from '@nokshi/contract/player/avatars.ts';
import type { Security } from '@nokshi/contract/player/security.ts';
import { tell } from '@nokshi/ui';
import { useAct } from '@nokshi/web/use-act.ts';
import { chooseAvatar } from '../../data/session.ts';
import { Picture } from '../../lib/picture.tsx';
import { Refused } from '../../lib/form.ts';
import { useWords } from '../../lib/words.ts';
import { refreshSecurity } from './account-security.ts';
import styles from './avatar-choice.module.css';

type Props = Pick<Security['profile'], 'avatar' | 'avatars'>;

/** The picture one is shown with, among the house's own; a choice is kept at once. X-004, E-058. */
export function AvatarChoice({ avatar, avatars }: Props) {
  const { t } = useWords();
  const {
    busy,
    error,
    run: choose,
  } = useAct(async (code: Code) => {
    await chooseAvatar(code);
    await refreshSecurity();
    tell(t('security.avatar-done'));
  });
  return (
    <fieldset className={styles.choice} disabled={busy}>
      <legend>{t('security.avatar')}</legend>
      <Refused error={error} />
      <div className={styles.pictures}>
        {avatars.map(({ code, picture }) => (
          <label key={code} className={styles.picture}>
            <input
              type="radio"
              name="avatar"
              checked={code === avatar}
              onChange={() => void choose(code)}
            />
            <Picture src={picture} alt="" width="64" height="64" />
            <span>{t(`security.avatar-${code}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

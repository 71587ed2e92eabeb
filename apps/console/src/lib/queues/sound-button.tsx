import { Button, Check, Dialog, Icon, Note } from '@nokshi/ui';
import { useId, useState } from 'react';
import desk from '../desk.module.css';
import { useSession } from '../session.ts';
import { useWords } from '../words.ts';
import styles from './queues.module.css';
import { chooseSound, letSound, trySound, useSound } from './sound.ts';

/** The switch of the sound in the top bar; crossed out while it is off. */
export function SoundButton({ className }: { readonly className: string | undefined }) {
  const { t } = useWords();
  const [open, setOpen] = useState(false);
  const { on, last } = useSound();
  const state = !on ? 'off' : last === 'blocked' ? 'blocked' : 'on';
  const label = t(`queues.sound-is-${state}`);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Icon name={on ? 'bell' : 'bell-off'} />
      </button>
      {open && <SoundDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SoundDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const id = useId();
  const username = useSession(({ state }) => (state.kind === 'in' ? state.operator.username : ''));
  const { on, volume, last } = useSound();
  return (
    <Dialog title={t('queues.sound')} closeLabel={t('app.close')} onClose={onClose} backdropCloses>
      <div className={desk.stack}>
        <Check
          checked={on}
          onChange={({ target }) => {
            chooseSound(username, { on: target.checked });
            void letSound();
          }}
        >
          {t('queues.sound-on')}
        </Check>
        <p className={desk.quiet}>{t('queues.sound-rest')}</p>
        <p className={styles.volume}>
          <label htmlFor={id}>{t('queues.volume')}</label>
          <input
            id={id}
            type="range"
            min={0.1}
            max={1}
            step={0.1}
            value={volume}
            onChange={({ target }) => chooseSound(username, { volume: Number(target.value) })}
          />
        </p>
        <Button onClick={() => void trySound()}>
          <Icon name="play" size={18} />
          {t('queues.try')}
        </Button>
        <div role="status">
          {last === 'blocked' && <Note kind="wrong">{t('queues.blocked')}</Note>}
          {last === 'no-audio' && <Note kind="wrong">{t('queues.no-audio')}</Note>}
        </div>
      </div>
    </Dialog>
  );
}

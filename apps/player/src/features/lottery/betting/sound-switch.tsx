import { Icon } from '@nokshi/ui';
import { useEffect } from 'react';
import { REDUCED_MOTION, useMedia } from '../../../lib/use-media.ts';
import { useWords } from '../../../lib/words.ts';
import { letDrawSound, switchDrawSound, useDrawSound } from './draw-sound.ts';
import styles from './head.module.css';

/** Switches the sound of draws on and off. Where draws do not move there is none. */
export function SoundSwitch() {
  const { t } = useWords();
  const on = useDrawSound((sound) => sound.on);
  const isStill = useMedia(REDUCED_MOTION);
  useEffect(() => {
    const press = () => void letDrawSound();
    document.addEventListener('pointerdown', press, { once: true });
    return () => document.removeEventListener('pointerdown', press);
  }, []);
  if (isStill || typeof AudioContext === 'undefined') return null;
  return (
    <button
      type="button"
      className={styles.sound}
      aria-pressed={on}
      aria-label={t('lottery.bet-sound')}
      title={t('lottery.bet-sound')}
      onClick={() => void switchDrawSound(!on)}
    >
      <Icon name={on ? 'sound' : 'sound-off'} size={20} />
    </button>
  );
}

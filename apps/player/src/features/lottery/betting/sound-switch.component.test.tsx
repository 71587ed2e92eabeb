import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { useDrawSound } from './draw-sound.ts';
import { SoundSwitch } from './sound-switch.tsx';

class AnyAudio {
  readonly state = 'running';
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  useDrawSound.setState({ on: false });
});

test('draws are silent until somebody switches their sound on, and it stays on in this browser', async () => {
  vi.stubGlobal('AudioContext', AnyAudio);
  const { screen, user, t } = await show(<SoundSwitch />);
  const sound = () => screen.getByRole('button', { name: t('lottery.bet-sound') });
  expect(sound()).toHaveAttribute('aria-pressed', 'false');
  await user.click(sound());
  expect(sound()).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('nokshi.draw-sound')).toBe('on');
  await user.click(sound());
  expect(localStorage.getItem('nokshi.draw-sound')).toBe('off');
});

test('a browser without sound shows no switch', async () => {
  const { screen } = await show(<SoundSwitch />);
  expect(screen.queryByRole('button')).toBeNull();
});

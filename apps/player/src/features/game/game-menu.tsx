import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { Button, Dialog, Icon, type IconName } from '@nokshi/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useTrial } from '../../data/gate.ts';
import { useAddress } from '../../lib/address.ts';
import { useWords } from '../../lib/words.ts';
import { AboutGame } from './about-game.tsx';
import styles from './game.module.css';

/** One line of the menu that belongs to this kind of game. */
export type MenuItem = {
  readonly icon: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onPress: () => void;
};

type Props = {
  readonly game: Game;
  readonly items: readonly MenuItem[];
  /** Whether it lies over the game. */
  readonly onTurn?: (isOpen: boolean) => void;
  /** What else is to be known of the game. */
  readonly children?: ReactNode;
};

/** All that is beside a game with the whole window: its facts, the last round, limits, help. */
export function GameMenu({ game, items, onTurn, children }: Props) {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  const turn = (next: boolean) => {
    setOpen(next);
    onTurn?.(next);
  };
  const close = () => turn(false);
  const here = useAddress().href({});
  // Whatever was opened from it lies over the game in its place.
  useEffect(close, [here]);
  const lines = [...items, ...useMemberItems()];
  return (
    <>
      <button
        type="button"
        className={styles.round}
        aria-label={t('game.menu')}
        aria-haspopup="dialog"
        onClick={() => turn(true)}
      >
        <Icon name="list" />
      </button>
      {isOpen && (
        <Dialog title={t('game.menu')} closeLabel={t('app.close')} backdropCloses onClose={close}>
          <div className={styles.menu}>
            {lines.map(({ icon, label, disabled = false, onPress }) => (
              <Button
                key={label}
                disabled={disabled}
                onClick={() => {
                  close();
                  onPress();
                }}
              >
                <Icon name={icon} size={20} />
                {label}
              </Button>
            ))}
          </div>
          <AboutGame game={game} />
          {children}
        </Dialog>
      )}
    </>
  );
}

/** What every member finds in the menu of a game; in free play there is nothing to deposit or limit. */
function useMemberItems(): readonly MenuItem[] {
  const { t } = useWords();
  const { open } = useAddress();
  const isTrial = useTrial();
  const help: readonly MenuItem[] = [
    { icon: 'info', label: t('page.help'), onPress: () => open({ m: 'help' }) },
    { icon: 'chat', label: t('chat.title'), onPress: () => open({ m: 'chat' }) },
  ];
  if (isTrial) return help;
  return [
    { icon: 'plus', label: t('shell.deposit'), onPress: () => open({ mc: 'depositv2' }) },
    { icon: 'list', label: t('game.my-bets'), onPress: () => open({ mc: 'personalHistoryCopy' }) },
    {
      icon: 'shield',
      label: t('game.my-limits'),
      onPress: () => open({ mc: 'securityCenter', tab: 'limits' }),
    },
    {
      icon: 'pause',
      label: t('game.take-a-break'),
      onPress: () => open({ mc: 'securityCenter', tab: 'breaks' }),
    },
    ...help,
  ];
}

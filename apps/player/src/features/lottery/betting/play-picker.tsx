import type { Play } from '@nokshi/house-math/lottery/play.ts';
import { Chips, Tabs } from '@nokshi/ui';
import { useWords } from '../../../lib/words.ts';
import { groupOf } from '@nokshi/contract/plays/names.ts';
import { usePlayNames } from '../play-names.ts';
import styles from './classic.module.css';

type Props = {
  readonly family: string;
  readonly plays: readonly Play[];
  readonly play: Play;
  readonly onOpen: (code: string) => void;
};

/** Groups of plays, and the plays of the one that is open. */
export function PlayPicker({ family, plays, play, onOpen }: Props) {
  const { t } = useWords();
  const names = usePlayNames(family);
  const groups = [...new Set(plays.map(({ code }) => groupOf(code, family)))];
  const group = groupOf(play.code, family);
  const own = plays.filter(({ code }) => groupOf(code, family) === group);
  const first = (id: string) =>
    plays.find(({ code }) => groupOf(code, family) === id)?.code ?? play.code;
  return (
    <div className={styles.picker}>
      <Tabs
        label={t('lottery.bet-groups')}
        tabs={groups.map((id) => ({ id, label: names.group(id) }))}
        selected={group}
        onSelect={(id) => onOpen(first(id))}
      />
      {own.length > 1 && (
        <div className={styles.plays}>
          <Chips
            label={t('lottery.bet-plays')}
            chips={own.map(({ code }) => ({ id: code, label: names.short(code) }))}
            selected={play.code}
            onSelect={onOpen}
          />
        </div>
      )}
    </div>
  );
}

import type { CampaignState as State } from '@nokshi/contract/console/campaigns.ts';
import { classes } from '@nokshi/ui';
import styles from '../../lib/desk.module.css';
import { useWords } from '../../lib/words.ts';

const LOOK: Readonly<Record<State, string | undefined>> = {
  DRAFT: undefined,
  RUNNING: styles.good,
  PAUSED: styles.warn,
  CLOSED: undefined,
  REMOVED: styles.bad,
};

/** The state of a campaign as a badge. */
export function CampaignState({ state }: { readonly state: State }) {
  const { t } = useWords();
  return (
    <span className={classes(styles.badge, LOOK[state])}>{t(`campaigns.state-${state}`)}</span>
  );
}

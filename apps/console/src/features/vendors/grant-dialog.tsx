import { consoleFreeRoundsRoutes as routes } from '@nokshi/contract/console/free-rounds.ts';
import type { Change } from '@nokshi/contract/four-eyes.ts';
import { Button, Dialog, Field } from '@nokshi/ui';
import { call } from '@nokshi/web/call.ts';
import { useKey } from '@nokshi/web/use-act.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CountField } from '../../lib/count-field.tsx';
import styles from '../../lib/desk.module.css';
import { ReasonDialog } from '../../lib/reason-dialog.tsx';
import { Refused, useForm } from '../../lib/form.ts';
import { RoundsGameField } from '../../lib/rounds-game-field.tsx';
import { TakaField } from '../../lib/taka-field.tsx';
import { useWords } from '../../lib/words.ts';
import { GRANTS_KEY } from './vendors-key.ts';

const EMPTY = { username: '', gameId: '', rounds: '10', stake: '', days: '7' };
type Draft = typeof EMPTY;
const wishOf = ({ rounds, days, ...words }: Draft) => ({
  ...words,
  rounds: Number(rounds),
  days: Number(days),
});

/** Who gets how many rounds of which game; then what that may cost, and why. */
export function GrantDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const queries = useQueryClient();
  const { keyFor } = useKey();
  const [seen, setSeen] = useState<readonly Change[] | null>(null);
  const form = useForm({
    start: EMPTY,
    send: async (draft) => setSeen((await call(routes.preview, wishOf(draft))).changes),
  });
  if (seen)
    return (
      <ReasonDialog
        title={t('free-rounds.give')}
        words={t('free-rounds.give-words')}
        changes={seen}
        action={t('free-rounds.give')}
        act={(reason) => {
          const wish = { ...wishOf(form.values), reason };
          return call(routes.grant, wish, { key: keyFor(wish) });
        }}
        done={t('free-rounds.given')}
        onDone={async () => {
          onClose();
          await queries.invalidateQueries({ queryKey: GRANTS_KEY });
        }}
        onClose={() => setSeen(null)}
      />
    );
  const field = (name: keyof Draft) => ({
    label: t(`free-rounds.${name === 'username' ? 'member' : name === 'gameId' ? 'game' : name}`),
    required: true,
    ...form.field(name),
  });
  return (
    <Dialog
      title={t('free-rounds.give')}
      size="small"
      closeLabel={t('app.close')}
      onClose={onClose}
    >
      <form className={styles.stack} onSubmit={form.submit}>
        <Field {...field('username')} hint={t('free-rounds.member-hint')} data-autofocus />
        <RoundsGameField games={routes.games} {...field('gameId')} />
        <CountField {...field('rounds')} min={1} max={500} />
        <TakaField {...field('stake')} hint={t('free-rounds.stake-hint')} />
        <CountField {...field('days')} min={1} max={90} />
        <Refused error={form.refused} />
        <Button type="submit" kind="main" busy={form.busy}>
          {t('free-rounds.look-over')}
        </Button>
      </form>
    </Dialog>
  );
}

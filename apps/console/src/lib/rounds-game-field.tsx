import type { consoleCampaignRoutes } from '@nokshi/contract/console/campaigns.ts';
import type { consoleFreeRoundsRoutes } from '@nokshi/contract/console/free-rounds.ts';
import { Field } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { call } from '@nokshi/web/call.ts';
import { useWords } from './words.ts';

type Props = ComponentProps<typeof Field> & {
  /** The read that the operator's permission allows. */
  readonly games: typeof consoleFreeRoundsRoutes.games | typeof consoleCampaignRoutes.games;
};

/** A game by its name or code, out of those that take free rounds; of a slot of the house with its stakes. */
export function RoundsGameField({ games: route, ...field }: Props) {
  const { t, local } = useWords();
  const list = useId();
  const games = useQuery({
    queryKey: ['rounds-games', route.path],
    queryFn: () => call(route, {}),
  }).data?.games;
  const stakes = games?.find(({ gameId }) => gameId === field.value)?.stakes;
  const hint = games?.length === 0 ? 'free-rounds.no-game' : 'free-rounds.game-hint';
  return (
    <>
      <Field
        {...field}
        hint={stakes ? t('free-rounds.stakes', { stakes: stakes.join(' · ') }) : t(hint)}
        list={list}
        autoComplete="off"
      />
      <datalist id={list}>
        {games?.map(({ gameId, vendor, name }) => (
          <option key={gameId} value={gameId}>
            {`${local(name)} (${vendor})`}
          </option>
        ))}
      </datalist>
    </>
  );
}

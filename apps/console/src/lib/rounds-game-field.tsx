import type { consoleFreeRoundsRoutes } from '@nokshi/contract/console/free-rounds.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { Field } from '@nokshi/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useId } from 'react';
import { useWords } from './words.ts';

type Games = Output<typeof consoleFreeRoundsRoutes.games>;
type Props = ComponentProps<typeof Field> & {
  /** The read that the operator's permission allows. */
  readonly ask: () => Promise<Games>;
};

/** A game by its name or code, out of those whose vendors take free rounds. */
export function RoundsGameField({ ask, ...field }: Props) {
  const { t, local } = useWords();
  const list = useId();
  const games = useQuery({ queryKey: ['rounds-games'], queryFn: ask }).data?.games;
  return (
    <>
      <Field
        {...field}
        hint={t(games?.length === 0 ? 'free-rounds.no-game' : 'free-rounds.game-hint')}
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

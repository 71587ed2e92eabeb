import type { FrameMessage } from '@nokshi/contract/frame.ts';
import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { INSTANT_MENU } from '@nokshi/contract/player/instants.ts';
import { KITE_MENU } from '@nokshi/contract/player/kite.ts';
import { TABLE_MENU } from '@nokshi/contract/player/tables.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { useStretch } from '../../data/stretch.ts';
import { useAddress } from '../../lib/address.ts';
import { addRound, beginSitting, type Sitting, sumsOf } from '../../lib/sitting.ts';

type Started = Extract<FrameMessage, { readonly type: 'started' }>;
type Round = Extract<FrameMessage, { readonly type: 'round' }>;

const NOTHING = { staked: '0', won: '0' };
const BET = /^wgr_/;

/** What a proof is of, as the address names it; null where there is nothing to check. */
export function proofOf({ gameMenus }: Pick<Game, 'gameMenus'>, id: string) {
  const isShared = gameMenus.includes(TABLE_MENU) || gameMenus.includes(KITE_MENU);
  if (isShared)
    return BET.test(id)
      ? { m: 'proof', of: gameMenus.includes(KITE_MENU) ? 'kite' : 'table', round: id }
      : null;
  if (gameMenus.includes(INSTANT_MENU)) return { m: 'proof', of: 'instant', round: id };
  return { m: 'verify', round: id };
}

/** The sitting of a member over all the frames on the stage, and the last round that can be checked. */
export function useSeating(stretch: ReturnType<typeof useStretch>) {
  const { open } = useAddress();
  const client = useQueryClient();
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [lastProof, setLastProof] = useState<ReturnType<typeof proofOf>>(null);
  return {
    sitting,
    lastProof,
    began: (message: Started): void => {
      setSitting((now) => now ?? beginSitting(message, Date.now()));
      void stretch
        .refetch()
        .then(({ data }) =>
          setSitting((now) => now && { ...now, ...sumsOf(data?.running ?? NOTHING) }),
        );
    },
    ended: (game: Game, round: Round): void => {
      setLastProof((last) => proofOf(game, round.roundId) ?? last);
      void client.invalidateQueries({ queryKey: ['mine', 'wagers'], refetchType: 'none' });
      setSitting((now) => now && addRound(now, round));
    },
    check: (game: Game, id: string): void => {
      const proof = proofOf(game, id);
      if (proof) open(proof);
    },
  };
}
export type Seating = ReturnType<typeof useSeating>;

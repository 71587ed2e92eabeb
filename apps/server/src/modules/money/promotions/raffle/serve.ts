import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Serve } from '../../../../kernel/caller.ts';
import type { PromotionsRoom } from '../room.ts';
import { listRaffles, showRaffleAtDesk, voidRaffleAct } from './desk.ts';
import { claimRaffle, listEntrants, proveRaffle, showRaffle } from './show.ts';

export function serveRaffle(room: PromotionsRoom, serve: Serve): void {
  const { raffle } = playerRoutes;
  serve.read(raffle.one, (tx, asked, caller) => showRaffle(room, tx, { ...asked, caller }));
  serve.story(raffle.claim, (tx, wish, caller) => claimRaffle(room, tx, { ...wish, caller }));
  serve.read(raffle.proof, (tx, asked) => proveRaffle(room, tx, asked));
  serve.read(raffle.entrants, (tx, asked) => listEntrants(tx, asked));
}

export function serveRafflesDesk(room: PromotionsRoom, serve: Serve): void {
  const { raffles } = consoleRoutes;
  serve.read(raffles.list, (tx) => listRaffles(room, tx));
  serve.read(raffles.one, (tx, asked) => showRaffleAtDesk(room, tx, asked));
  serve.story(raffles.void, room.proposals.act(voidRaffleAct(room)));
}

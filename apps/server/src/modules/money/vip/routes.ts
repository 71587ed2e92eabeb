import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import { playerOf, type Serve } from '../../../kernel/caller.ts';
import { vipTerms } from './store/terms.ts';
import type { VipRoom } from './room.ts';
import { levelAct } from './set-level.ts';
import { deskMember, ownVip } from './show.ts';
import { deskTerms, previewTerms, termsAct } from './terms.ts';

export function vipRoutes(room: VipRoom, serve: Serve): void {
  serve.read(playerRoutes.vip.levels, async (tx) => (await vipTerms.now(tx)).terms);
  serve.read(playerRoutes.vip.own, (tx, _, caller) => ownVip(room, tx, playerOf(caller).memberId));
}

export function vipConsoleRoutes(room: VipRoom, serve: Serve): void {
  const { vip: desk } = consoleRoutes;
  serve.read(desk.terms, deskTerms);
  serve.read(desk.preview, previewTerms);
  serve.story(desk.setTerms, room.proposals.act(termsAct(room)));
  serve.read(desk.member, (tx, asked) => deskMember(room, tx, asked));
  serve.story(desk.setLevel, room.proposals.act(levelAct(room)));
}

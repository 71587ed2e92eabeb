import { consoleRoutes } from '@nokshi/contract';
import type { Serve } from '../../../kernel/caller.ts';
import { approve, reject, withdraw } from './decide.ts';
import { proposalsFor, ruleList } from './list.ts';
import type { ProposalsRoom } from './room.ts';
import { ruleAct } from './set-rule.ts';

export function proposalsConsoleRoutes(room: ProposalsRoom, serve: Serve): void {
  const { proposals } = consoleRoutes;
  const setRule = room.act(ruleAct(room));
  serve.read(proposals.proposals, (tx, asked, caller) => proposalsFor(room, tx, { asked, caller }));
  serve.story(proposals.approve, async (tx, { id }, caller) => {
    await approve(room, tx, { id, caller });
    return {};
  });
  serve.story(proposals.reject, async (tx, { id, reason }, caller) => {
    await reject(room, tx, { id, reason, caller });
    return {};
  });
  serve.story(proposals.withdraw, async (tx, { id }, caller) => {
    await withdraw(room, tx, { id, caller });
    return {};
  });
  serve.read(proposals.rules, (tx) => ruleList(room, tx));
  serve.story(proposals.setRule, (tx, wish, caller) => setRule(tx, wish, caller));
}

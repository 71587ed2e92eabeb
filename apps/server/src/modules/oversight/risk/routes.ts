import { consoleRoutes } from '@nokshi/contract';
import type { Serve } from '../../../kernel/caller.ts';
import { clearCase, holdCase, releaseCase, reopenCase } from './acts.ts';
import { listQueue, readCase } from './read-cases.ts';
import type { RiskRoom } from './room.ts';

export function riskConsoleRoutes(room: RiskRoom, serve: Serve): void {
  const { risk: desk } = consoleRoutes;
  serve.read(desk.list, (tx, asked) => listQueue(room, tx, asked));
  serve.read(desk.one, (tx, { id }) => readCase(room, tx, id));
  serve.story(desk.hold, (tx, wish, caller) => holdCase(room, tx, { wish, caller }));
  serve.story(desk.release, (tx, wish, caller) => releaseCase(room, tx, { wish, caller }));
  serve.story(desk.clear, (tx, wish, caller) => clearCase(room, tx, { wish, caller }));
  serve.story(desk.reopen, (tx, wish, caller) => reopenCase(room, tx, { wish, caller }));
}

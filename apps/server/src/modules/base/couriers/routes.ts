import { consoleRoutes } from '@nokshi/contract';
import type { Serve } from '../../../kernel/caller.ts';
import { listMessages } from './list-messages.ts';
import type { Internals } from './room.ts';
import { sendTest } from './send-test.ts';
import { setCourier } from './set-courier.ts';
import { showSettings } from './show-settings.ts';

export function couriersConsoleRoutes(room: Internals, serve: Serve): void {
  const { couriers } = consoleRoutes;
  serve.read(couriers.messages, (tx, input) => listMessages(room, tx, input));
  serve.read(couriers.settings, (tx) => showSettings(room, tx));
  serve.story(couriers.set, (tx, input, caller) => setCourier(room, tx, { input, caller }));
  serve.story(couriers.test, (tx, input, caller) => sendTest(room, tx, { ...input, caller }));
}

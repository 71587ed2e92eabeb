import { consoleRoutes, playerRoutes } from '@nokshi/contract';
import type { Serve } from '../../../../kernel/caller.ts';
import type { PromotionsRoom } from '../room.ts';
import { listWheels, showWheelAtDesk } from './desk.ts';
import { proveSpin, showWheel } from './show.ts';
import { spin } from './spin.ts';

export function serveWheels(room: PromotionsRoom, serve: Serve): void {
  const { wheel } = playerRoutes;
  serve.read(wheel.one, (tx, asked, caller) => showWheel(room, tx, { ...asked, caller }));
  serve.story(wheel.spin, (tx, wish, caller) => spin(room, tx, { ...wish, caller }));
  serve.read(wheel.proof, (tx, asked, caller) => proveSpin(room, tx, { ...asked, caller }));
}

export function serveWheelsDesk(room: PromotionsRoom, serve: Serve): void {
  const { wheels } = consoleRoutes;
  serve.read(wheels.list, (tx) => listWheels(room, tx));
  serve.read(wheels.one, (tx, asked) => showWheelAtDesk(room, tx, asked));
}

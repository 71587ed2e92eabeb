import type { FrameLaunch, FrameMessage, SiteMessage } from '@nokshi/contract/frame.ts';
import type { Game } from '@nokshi/contract/player/catalogue.ts';
import { INSTANT_MENU, instantsRoutes } from '@nokshi/contract/player/instants.ts';
import { KITE_MENU, kiteRoutes } from '@nokshi/contract/player/kite.ts';
import { slotsRoutes } from '@nokshi/contract/player/slots.ts';
import { TABLE_MENU, tablesRoutes } from '@nokshi/contract/player/tables.ts';
import type { Output } from '@nokshi/contract/route.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { readLayouts } from '../../data/layouts.ts';
import { useLooks } from '../../data/looks.ts';
import { readStakePicks } from '../../data/stake-picks.ts';
import { call } from '@nokshi/web/call.ts';
import { language } from '@nokshi/web/language.ts';

export type Launch = Output<typeof slotsRoutes.launch>;

type Frame = {
  readonly iframe: RefObject<HTMLIFrameElement | null>;
  readonly launch: Launch;
  readonly onMessage: (message: FrameMessage) => void;
};

export type Tell = (message: SiteMessage) => void;

/** Each kind of game has a launch of its own; a game without a menu of these is a slot. */
function launchRouteOf({ gameMenus }: Pick<Game, 'gameMenus'>) {
  if (gameMenus.includes(TABLE_MENU)) return tablesRoutes.launch;
  if (gameMenus.includes(KITE_MENU)) return kiteRoutes.launch;
  if (gameMenus.includes(INSTANT_MENU)) return instantsRoutes.launch;
  return slotsRoutes.launch;
}

export const launchGame = (game: Pick<Game, 'gameId' | 'gameMenus'>): Promise<Launch> =>
  call(launchRouteOf(game), { gameId: game.gameId });

/**
 * Answers the frame's "ready" with the launch token and a port, once for each load of the frame,
 * and hands on what comes over the port. Returns the way to speak to the frame.
 */
export function useFrame({ iframe, launch, onMessage }: Frame): Tell {
  const port = useRef<MessagePort | null>(null);
  const hear = useRef(onMessage);
  hear.current = onMessage;
  useEffect(() => {
    const ready = (event: MessageEvent<unknown>) => {
      const frame = iframe.current?.contentWindow;
      if (!frame || event.source !== frame || !isReady(event.data)) return;
      const { port1, port2 } = new MessageChannel();
      port.current?.close();
      port.current = port1;
      port1.onmessage = (message: MessageEvent<FrameMessage>) => hear.current(message.data);
      // The frame's origin is opaque, so no other target than '*' reaches it; it is ours by src.
      frame.postMessage(hello(launch), '*', [port2]);
    };
    window.addEventListener('message', ready);
    return () => {
      window.removeEventListener('message', ready);
      port.current?.close();
      port.current = null;
    };
  }, [iframe, launch]);
  useEffect(
    () =>
      useLooks.subscribe((looks, before) => {
        const say = (message: SiteMessage) => port.current?.postMessage(message);
        if (looks.theme !== before.theme) say({ type: 'theme', theme: looks.theme });
        // Another frame beside this one may have turned it on.
        if (looks.sound !== before.sound) say({ type: 'sound', on: looks.sound });
      }),
    [],
  );
  return (message) => void port.current?.postMessage(message);
}

const isReady = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'nokshi-ready';

const hello = (launch: Launch): FrameLaunch => ({
  type: 'nokshi-launch',
  launchToken: launch.launchToken,
  gameCode: launch.launch.gameCode,
  apiOrigin: location.origin,
  language: language(),
  theme: useLooks.getState().theme,
  sound: useLooks.getState().sound,
  reducedMotion: matchMedia('(prefers-reduced-motion: reduce)').matches,
  layouts: readLayouts(launch.launch.gameCode),
  ...readStakePicks(),
});

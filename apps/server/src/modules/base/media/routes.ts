import { consoleRoutes } from '@nokshi/contract';
import type { Serve } from '../../../kernel/caller.ts';
import type { MediaRoom } from './index.ts';
import { keepPicture } from './keep-picture.ts';

export function mediaConsoleRoutes(room: MediaRoom, serve: Serve): void {
  serve.prepared(consoleRoutes.media.upload, ({ base64 }, caller) =>
    keepPicture(room, { base64, caller }),
  );
}

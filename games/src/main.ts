import { startGame } from './game.ts';
import { awaitLaunch } from './runtime/handshake.ts';

awaitLaunch(startGame);

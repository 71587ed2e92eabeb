import { awaitLaunch } from '../runtime/handshake.ts';
import { startKite } from './start.ts';

awaitLaunch(startKite);

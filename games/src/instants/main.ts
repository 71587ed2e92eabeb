import { awaitLaunch } from '../runtime/handshake.ts';
import { startInstant } from './start.ts';

awaitLaunch(startInstant);

import { awaitLaunch } from '../runtime/handshake.ts';
import { startTable } from './start-table.ts';

awaitLaunch(startTable);

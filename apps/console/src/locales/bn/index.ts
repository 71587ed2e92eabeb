export { bn as messages } from './console.ts';

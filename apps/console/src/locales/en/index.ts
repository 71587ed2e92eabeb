export { en as messages } from './console.ts';

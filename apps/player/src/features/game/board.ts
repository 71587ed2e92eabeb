/** What is shown where several tables may lie beside each other; it comes in one file with its words. */
export { TableBoard } from './table-board.tsx';
export { TableStrip } from './table-strip.tsx';

export * from './money.ts';
export * from './rate.ts';
export * from './typed.ts';

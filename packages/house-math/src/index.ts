export * from './fairness/index.ts';
export * from './slot/index.ts';

export * from './random.ts';
export * from './seeds.ts';

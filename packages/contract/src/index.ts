export * from './core.ts';
export { contract } from './registry.ts';

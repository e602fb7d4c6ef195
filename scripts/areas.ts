/** Areas in order: each may import the areas before it. The same order applies in contract, server, console, demo and tests. */
export const areas = [
  'kernel',
  'people',
  'rights',
  'company',
  'estate',
  'approval',
  'money',
  'lease',
  'parkservice',
  'office',
  'portal',
  'insight',
] as const;
export type Area = (typeof areas)[number];

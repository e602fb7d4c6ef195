/** Areas in the order in which they may import one another; the same in contract, server, console, demo and tests. */
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

/** The areas in order. An area may import only the areas before it; this holds in contract, server, console, demo and tests. */
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

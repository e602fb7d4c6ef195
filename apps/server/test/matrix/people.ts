/** Location of the record of a call, relative to the person who makes it. */
export const targets = ['own', 'sibling', 'otherPark', 'otherSpace', 'body'] as const;
export type Target = (typeof targets)[number];

/** A company of the demo or the stage by its key, with the park in which it is used. */
export type Spot = { company: string; park: string | null };
const at = (company: string, park: string | null): Spot => ({ company, park });

export type Who = {
  /** The companies of the person's targets; `body` is the operator of the person's parks. */
  spots: Readonly<Record<Target, Spot>>;
  /** Names the person may read in their own context: companies by key, all companies of a park, the parks themselves. */
  sees: { companies: readonly string[]; settledIn?: readonly string[]; parks: readonly string[] };
  /** Further targets that the person may claim as context, besides their own. */
  enters?: readonly Target[];
  /** The person belongs to a company but may not enter any park. */
  isOutside?: true;
};

const inA = { otherPark: at('B1', 'B'), otherSpace: at('C1', 'C') };
const a1: Who = {
  spots: { own: at('A1', 'A'), sibling: at('A2', 'A'), ...inA, body: at('OP', 'A') },
  sees: { companies: ['A1'], parks: ['A'] },
};
const operator: Who = {
  spots: { own: at('OP', 'A'), sibling: at('A1', 'A'), ...inA, body: at('OP', 'A') },
  sees: { companies: ['OP', 'AS'], settledIn: ['A'], parks: ['A', 'B'] },
};
const assistant: Who = {
  spots: { own: at('AS', 'A'), sibling: at('A1', 'A'), ...inA, body: at('OP', 'A') },
  sees: { companies: ['AS'], parks: ['A', 'B'] },
};

/** Everybody the matrix tests, with their targets. Written by hand, never computed from rights. */
export const people = {
  anonymous: { ...a1, sees: { companies: [], parks: [] } },
  platform1: {
    spots: { own: at('PLATFORM', null), sibling: at('A1', 'A'), otherPark: at('B1', 'B'), otherSpace: at('C1', 'C'), body: at('OP', 'A') },
    sees: { companies: ['PLATFORM'], parks: [] },
  },
  operatora: operator,
  operatorb: {
    spots: { own: at('OP', 'B'), sibling: at('B1', 'B'), otherPark: at('A1', 'A'), otherSpace: at('C1', 'C'), body: at('OP', 'B') },
    sees: { companies: ['OP', 'AS'], settledIn: ['B'], parks: ['A', 'B'] },
  },
  operatorab: { ...operator, enters: ['otherPark'] },
  assistant1: { ...assistant, sees: { ...assistant.sees, settledIn: ['A'] } },
  assistant0: { ...assistant, isOutside: true },
  supera1: a1,
  admina1: a1,
  membera1: a1,
  supera2: { spots: { ...a1.spots, own: at('A2', 'A'), sibling: at('A1', 'A') }, sees: { companies: ['A2'], parks: ['A'] } },
  superb1: {
    spots: { own: at('B1', 'B'), sibling: at('B2', 'B'), otherPark: at('A1', 'A'), otherSpace: at('C1', 'C'), body: at('OP', 'B') },
    sees: { companies: ['B1'], parks: ['B'] },
  },
  operatorc: {
    spots: { own: at('OPC', 'C'), sibling: at('C1', 'C'), otherPark: at('D1', 'D'), otherSpace: at('A1', 'A'), body: at('OPC', 'C') },
    sees: { companies: ['OPC'], settledIn: ['C'], parks: ['C', 'D'] },
    enters: ['otherPark'],
  },
  disableda1: a1,
  newcomera1: a1,
} as const satisfies Record<string, Who>;
export type PersonName = keyof typeof people;
export const personNames = Object.keys(people) as PersonName[];

/** In another order every round, so that who comes first is nobody's own. */
function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}

/** Nearer than anybody could tell apart over a network. */
export const near = 0.05;
const longer = 5;
/**
 * The median time each of these takes, in milliseconds, over so many rounds of all of them. A machine that has other things to do
 * shakes medians too: where they are too far apart they are decided once, over five times as many.
 */
export async function medians<N extends string>(
  names: readonly N[],
  rounds: number,
  before: () => Promise<unknown>,
  ask: (name: N) => Promise<unknown>,
) {
  const times = new Map<N, number[]>(names.map((name) => [name, []]));
  const middle = (list: number[] = []) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] as number;
  const found = () => Object.fromEntries(names.map((name) => [name, middle(times.get(name))])) as Record<N, number>;
  for (let round = 0; round < rounds * longer; round++) {
    if (round === rounds && spread(found()) < near) break;
    for (const name of shuffled(names)) {
      await before();
      const began = performance.now();
      await ask(name);
      times.get(name)?.push(performance.now() - began);
    }
  }
  return found();
}

/** How far apart they are, as a part of the smallest. */
export function spread(of: Record<string, number>): number {
  const values = Object.values(of);
  return (Math.max(...values) - Math.min(...values)) / Math.min(...values);
}

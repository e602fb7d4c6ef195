/** Shuffles the order in each round, so that no candidate always comes first. */
function shuffled<T>(list: readonly T[]): T[] {
  return list
    .map((value) => ({ value, rank: Math.random() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value);
}

/** A difference too small to be measured over a network. */
export const near = 0.05;
const longer = 5;
/**
 * Measures the median time of each function in milliseconds over so many rounds. Other load on the machine distorts medians too: if they
 * are too far apart, it measures once more over five times as many rounds.
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

/** Returns the spread of the medians, relative to the smallest. */
export function spread(of: Record<string, number>): number {
  const values = Object.values(of);
  return (Math.max(...values) - Math.min(...values)) / Math.min(...values);
}

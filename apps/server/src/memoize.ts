/**
 * Memoizes a function of one string. When the limit is reached the whole cache is cleared, which is cheaper than tracking the order of use.
 */
export function memoize<T>(compute: (text: string) => T, limit = Number.POSITIVE_INFINITY): (text: string) => T {
  const results = new Map<string, T>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined || results.has(text)) return known as T;
    if (results.size >= limit) results.clear();
    const result = compute(text);
    results.set(text, result);
    return result;
  };
}

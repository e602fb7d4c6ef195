/** What is worked out of a text, worked out once; begun anew where so many are known that more would cost more than they save. */
export function kept<T>(work: (text: string) => T, most = Number.POSITIVE_INFINITY): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined || known.has(text)) return before as T;
    if (known.size >= most) known.clear();
    const first = work(text);
    known.set(text, first);
    return first;
  };
}

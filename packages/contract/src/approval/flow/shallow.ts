/**
 * Tells whether a value is nested no deeper than `depth` levels. Works without recursion, so that hostile input cannot overflow the stack.
 */
export function isShallow(value: unknown, depth: number): boolean {
  let level: unknown[] = [value];
  for (let at = 0; at <= depth; at += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (!level.length) return true;
  }
  return false;
}

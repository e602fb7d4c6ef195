/** Whether a value nests no deeper than this; walked without recursion, so that what is sent to break the walker does not. */
export function isShallow(value: unknown, depth: number): boolean {
  let level: unknown[] = [value];
  for (let at = 0; at <= depth; at += 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []));
    if (!level.length) return true;
  }
  return false;
}

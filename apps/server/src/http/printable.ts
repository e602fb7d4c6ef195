import { isPrintable } from '@park/contract/fields';

/**
 * Returns the path of the first text in a value that PostgreSQL cannot store, such as `list.1`; undefined if there is none. A nested field
 * with such a name is reported under the path of its parent.
 */
export function unprintableIn(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isPrintable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const name of Object.keys(value)) {
    const found = isPrintable(name) ? unprintableIn((value as Record<string, unknown>)[name], path ? `${path}.${name}` : name) : path;
    if (found !== undefined) return found;
  }
  return undefined;
}

import { useQuery } from '@tanstack/react-query';
import { fetched } from '../api/chunk.ts';

/** Returns the first and last index of the match in a text, or false. */
export type Find = (text: string) => [number, number] | false;

function findPlain(text: string, keyword: string): ReturnType<Find> {
  const at = text.toLowerCase().indexOf(keyword.toLowerCase());
  return at < 0 ? false : [at, at + keyword.length - 1];
}

/**
 * Searches by the characters themselves and, if the keyword contains letters, by pinyin: `yfzx` matches 研发中心. The pinyin table is loaded
 * only then.
 */
export function useFind(keyword: string): Find {
  const trimmed = keyword.trim();
  const { data: match } = useQuery({
    queryKey: ['pinyin'],
    queryFn: () => fetched(import('pinyin-match')).then((file) => file.default.match),
    enabled: /[a-z]/i.test(trimmed),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (text) => findPlain(text, trimmed) || (match?.(text, trimmed) ?? false);
}

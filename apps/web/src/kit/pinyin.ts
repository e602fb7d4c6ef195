import { useQuery } from '@tanstack/react-query';
import { fetched } from './chunk.ts';

/** From where to where a text is meant by a keyword, or false. */
export type Find = (text: string, keyword: string) => [number, number] | false;

const findPlain: Find = (text, keyword) => {
  const at = text.toLowerCase().indexOf(keyword.toLowerCase());
  return at < 0 ? false : [at, at + keyword.length - 1];
};

/** Finds by the characters themselves and, once letters were typed, by pinyin: `yfzx` means 研发中心. Its table is fetched then. */
export function useFind(keyword: string): Find {
  const { data: match } = useQuery({
    queryKey: ['pinyin'],
    queryFn: () => fetched(import('pinyin-match')).then((file) => file.default.match),
    enabled: /[a-z]/i.test(keyword),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (text, wanted) => findPlain(text, wanted) || (match?.(text, wanted) ?? false);
}

import { useEffect, useState } from 'react';

export type Matches = (text: string, sought: string) => boolean;

/** By letters alone, until the readings are there. */
const byLetters: Matches = (text, sought) => text.toLowerCase().includes(sought.trim().toLowerCase());

/** Finds a name by its characters, by its pinyin and by the initials of it. The table of readings comes with the first search box. */
export function useMatches(): Matches {
  const [matches, setMatches] = useState<Matches>(() => byLetters);
  useEffect(() => {
    import('pinyin-match').then(
      ({ default: pinyin }) =>
        setMatches(() => (text: string, sought: string) => byLetters(text, sought) || pinyin.match(text, sought.trim()) !== false),
      () => {},
    );
  }, []);
  return matches;
}

import { useState } from 'react';
import type { Picture } from '../../kit/upload/queue.ts';

/** The file an address leads to, whenever it was signed. */
const fileIn = (url: string) => /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.exec(url)?.[0] ?? url;

/** A form keeps addresses of files, as its call takes them; what they are called is kept beside it. */
export function useNamedFiles(known: readonly Picture[], urls: readonly string[] | null | undefined, unnamed: string) {
  const [added, add] = useState<readonly Picture[]>([]);
  const names = new Map([...known, ...added].map(({ url, name }) => [fileIn(url), name]));
  const files = (urls ?? []).map((url) => ({ id: fileIn(url), url, name: names.get(fileIn(url)) ?? unnamed }));
  return { files, remember: (next: readonly Picture[]) => add((now) => [...now, ...next]) };
}

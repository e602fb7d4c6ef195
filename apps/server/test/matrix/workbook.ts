import { text as whole } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

/** What can be read in an answer. A workbook is an archive, in which no name is found as it lies there: it is opened first. */
export async function readable(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') return bytes.toString();
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  const parts: string[] = [];
  for await (const entry of zip.eachEntry())
    if (/\.(?:xml|rels|vml)$/i.test(entry.fileName)) parts.push(wordsOf(await whole(await zip.openReadStreamPromise(entry))));
  return parts.join('\n');
}

/** The texts without their marks, a line per cell: what stands in one cell may be cut into differently styled pieces. */
const wordsOf = (xml: string) =>
  xml
    .replace(/<\/(?:\w+:)?(?:c|si|row|comment)>/g, '\n')
    // names of sheets, titles and what a drop-down offers stand in attributes
    .replace(/<[^>]*>/g, (tag) => [...tag.matchAll(/="([^"]*)"/g)].map(([, value]) => `\n${value}\n`).join(''))
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (name) => entities[name] as string);

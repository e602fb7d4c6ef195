import { text as whole } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'", '&amp;': '&' };

/** Returns the searchable text of an answer. A workbook is a compressed archive, so it is unpacked first. */
export async function readable(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 4).toString('latin1') !== 'PK\x03\x04') return bytes.toString();
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  const parts: string[] = [];
  for await (const entry of zip.eachEntry())
    if (/\.(?:xml|rels|vml)$/i.test(entry.fileName)) parts.push(wordsOf(await whole(await zip.openReadStreamPromise(entry))));
  return parts.join('\n');
}

/** Returns the texts without markup, a line per cell: the text of one cell may be split into differently styled runs. */
const wordsOf = (xml: string) =>
  xml
    .replace(/<\/(?:\w+:)?(?:c|si|row|comment)>/g, '\n')
    // names of sheets, titles and options of drop-down lists are in attributes
    .replace(/<[^>]*>/g, (tag) => [...tag.matchAll(/="([^"]*)"/g)].map(([, value]) => `\n${value}\n`).join(''))
    .replace(/&(?:lt|gt|quot|apos|amp);/g, (name) => entities[name] as string);

import { inflateSync } from 'node:zlib';

/** Returns the text of a PDF page by page, as a user would copy it; supports only features that our own PDFs use. */
export function pdfText(bytes: Buffer): string[] {
  const file = bytes.toString('latin1');
  const objects = new Map([...file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']));
  const at = (body: string, name: string) => objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1] ?? '') ?? '';
  const unpacked = (body: string) =>
    inflateSync(Buffer.from(/stream\n([\s\S]*)\nendstream/.exec(body)?.[1] ?? '', 'latin1')).toString('latin1');
  /** Maps the glyph numbers of a font to characters. */
  const lettersOf = (font: string) => {
    const letters = new Map<number, string>();
    for (const [, from, , list] of unpacked(at(font, 'ToUnicode')).matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[([^\]]*)\]/g))
      for (const [n, [, code]] of [...(list ?? '').matchAll(/<([0-9a-f]+)>/g)].entries())
        letters.set(
          Number.parseInt(from ?? '', 16) + n,
          Buffer.from(code ?? '', 'hex')
            .swap16()
            .toString('utf16le'),
        );
    return letters;
  };
  const fontsOf = (page: string) =>
    new Map([...at(page, 'Resources').matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => [name, lettersOf(objects.get(id) ?? '')]));
  const pages = [...objects.values()].filter((body) => /\/Type \/Page\n/.test(body));
  return pages.map((page) => {
    const fonts = fontsOf(page);
    let letters: Map<number, string> | undefined;
    let text = '';
    for (const [, font, shown] of unpacked(at(page, 'Contents')).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) letters = fonts.get(font);
      for (const [, codes] of (shown ?? '').matchAll(/<([0-9a-f]+)>/g))
        text += (codes?.match(/.{4}/g) ?? []).map((code) => letters?.get(Number.parseInt(code, 16)) ?? '').join('');
    }
    return text;
  });
}

export type Cell = string | number | null | undefined;
export type SheetColumn = {
  title: string;
  /** Column width in characters. */
  width?: number;
  /** Options of the drop-down list. */
  list?: readonly string[];
};

const special = /[^\P{Cc}\t\n]|[&<>\p{Cs}\ufffe\uffff]|_x[0-9a-f]{4}_/iu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for XML. Characters not allowed in XML are dropped; text that Excel would decode as its own escape is escaped. */
function escaped(text: string): string {
  if (!special.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_')
    .replace(/\r/g, '_x000D_')
    .replace(/[^\P{Cc}\t\n]|[\ufffe\uffff]/gu, '')
    .replace(/[&<>]/g, (char) => entities[char] as string);
}

/** Puts a quote before text that a spreadsheet might read as a formula after pasting or saving as CSV. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
/** Removes the quote that `harmless` has put before a text, so that an export can be imported. */
export const unmarked = (text: string): string => (/^'[=+\-@\t\r]/.test(text) ? text.slice(1) : text);

/** Separator of the cells of a joined row. No cell contains it, because PostgreSQL cannot store it in a text. */
export const betweenCells = '\0';

export const letters = (at: number): string => (at < 26 ? '' : letters(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** The maximum length of text in a cell. */
const longest = 32_767;

/**
 * The code of the blank. Readers trim characters up to this code from both ends of a text unless `xml:space` is set; setting it on every
 * cell would make the sheet a third larger.
 */
const blank = 0x20;
const spaceAttribute = (text: string) =>
  text.charCodeAt(0) <= blank || text.charCodeAt(text.length - 1) <= blank ? ' xml:space="preserve"' : '';

/** The shared strings of a workbook: each repeated text is stored once and referenced by its number. */
export type Texts = { add(xml: string): number; xml(): string };
export function textsOf(): Texts {
  const all: string[] = [];
  return { add: (xml) => all.push(`<si>${xml}</si>`) - 1, xml: () => `${head}<sst xmlns="${main}">${all.join('')}</sst>` };
}

/** Maximum number of shared texts per column. Most columns either repeat a few texts or never repeat any. */
const cacheLimit = 300;
/** Longer texts are seldom repeated, and hundreds of them would use much memory. */
const longestCached = 200;
type Row = { columns: number; style: string; texts: Texts };

/** Returns a function that writes rows. Every text has a text type, so that it is never read as a formula, number or date. */
export function rowWriter({ columns, style, texts }: Row): (cells: readonly Cell[], row: number) => string {
  const begins = Array.from({ length: columns }, (_, at) => `<c r="${letters(at)}`);
  const cached = begins.map(() => new Map<string, string>());
  const written = (text: string, at: number): string => {
    const marked = harmless(text.slice(0, longest));
    const xml = `<t${spaceAttribute(marked)}>${escaped(marked)}</t>`;
    const before = cached[at] as Map<string, string>;
    if (before.size >= cacheLimit || text.length > longestCached) return `"${style} t="inlineStr"><is>${xml}</is></c>`;
    const pointer = `"${style} t="s"><v>${texts.add(xml)}</v></c>`;
    before.set(text, pointer);
    return pointer;
  };
  return (cells, row) => {
    let xml = `<row r="${row}">`;
    for (let at = 0; at < columns; at++) {
      const cell = cells[at];
      if (typeof cell === 'number' && Number.isFinite(cell)) xml += `${begins[at]}${row}"><v>${cell}</v></c>`;
      else if (cell !== null && cell !== undefined && cell !== '') {
        const text = String(cell);
        xml += `${begins[at]}${row}${cached[at]?.get(text) ?? written(text, at)}`;
      }
    }
    return `${xml}</row>`;
  };
}

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** Writes the beginning of a sheet with a frozen title row. Columns formatted as text keep a typed 001 as 001. */
export function sheetHead(columns: readonly SheetColumn[], isText: boolean): string {
  const style = isText ? ' style="2"' : '';
  const widths = columns.map(({ width = 18 }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}"${style} customWidth="1"/>`);
  return (
    `${head}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths.join('')}</cols><sheetData>`
  );
}

/** Writes the end of a sheet. `lists` is the name of the sheet with the options of the drop-down lists. */
export function sheetTail(columns: readonly SheetColumn[], lists: string | undefined, rows: number): string {
  const rules = columns.flatMap(({ list }, at) =>
    list?.length && lists
      ? [
          '<dataValidation type="list" allowBlank="1" showErrorMessage="1" ' +
            `errorTitle="提示" error="请从下拉列表中选择" sqref="${letters(at)}2:${letters(at)}${rows + 1}">` +
            `<formula1>'${lists}'!$${letters(at)}$1:$${letters(at)}$${list.length}</formula1></dataValidation>`,
        ]
      : [],
  );
  const checked = rules.length ? `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>` : '';
  return `</sheetData>${checked}</worksheet>`;
}

export type SheetName = { name: string; isHidden: boolean };
export function packageParts(sheets: readonly SheetName[], texts: Texts): { name: string; content: [string] }[] {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, number: at + 1 }));
  const part = (name: string, xml: string): { name: string; content: [string] } => ({ name, content: [head + xml] });
  const listed = ({ name, isHidden, number }: (typeof numbered)[number]) =>
    `<sheet name="${escaped(name).replaceAll('"', '&quot;')}" sheetId="${number}"` +
    `${isHidden ? ' state="hidden"' : ''} r:id="rId${number}"/>`;
  const related = (id: number, kind: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}.xml"/>`;
  const override = (name: string, kind: string) =>
    `<Override PartName="/xl/${name}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`;
  return [
    part(
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        override('workbook', 'sheet.main') +
        override('styles', 'styles') +
        override('sharedStrings', 'sharedStrings') +
        `${numbered.map(({ number }) => override(`worksheets/sheet${number}`, 'worksheet')).join('')}</Types>`,
    ),
    part(
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships">` +
        `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}"><bookViews><workbookView/></bookViews>` +
        `<sheets>${numbered.map(listed).join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships">` +
        numbered.map(({ number }) => related(number, 'worksheet', `worksheets/sheet${number}`)).join('') +
        related(sheets.length + 1, 'styles', 'styles') +
        `${related(sheets.length + 2, 'sharedStrings', 'sharedStrings')}</Relationships>`,
    ),
    part('xl/styles.xml', styles),
    { name: 'xl/sharedStrings.xml', content: [texts.xml()] },
  ];
}

/** The cell styles: 0 plain, 1 title, 2 text. */
const styles = [
  `<styleSheet xmlns="${main}">`,
  '<fonts count="2"><font><sz val="11"/><name val="等线"/></font><font><b/><sz val="11"/><name val="等线"/></font></fonts>',
  '<fills count="3">',
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  '<fill><patternFill patternType="solid"><fgColor rgb="FFE8F1FF"/><bgColor indexed="64"/></patternFill></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="3">',
  '<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="49" fontId="1" fillId="2" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '</cellXfs></styleSheet>',
].join('');

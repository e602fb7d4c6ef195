import type { ImportColumn, ReadyImport, Refusal } from '../../../domain/sheet.ts';
import type { ReadRow, SheetContent } from '../../../outside/sheet.ts';

const titled = ({ title, isRequired }: ImportColumn) => (isRequired ? `*${title}` : title);
const columnsOf = (columns: readonly ImportColumn[]) =>
  columns.map((column) => ({
    title: titled(column),
    ...(column.width && { width: column.width }),
    ...(column.list && { list: column.list }),
  }));
export const reasonTitle = '失败原因';

/**
 * Builds the import template: column titles with stars for required columns, drop-down lists, an example, and a sheet that explains the
 * columns.
 */
export function template({ title, columns, notes }: ReadyImport): SheetContent[] {
  const explained = columns.map((column) => [
    column.title,
    column.isRequired ? '是' : '否',
    [column.note, column.list && `可选：${column.list.join('、')}`].filter(Boolean).join('；'),
  ]);
  return [
    { name: `${title}导入`, columns: columnsOf(columns), rows: [[columns.map(({ example }) => example ?? '')]], isForm: true },
    {
      name: '填写说明',
      columns: [
        { title: '列', width: 20 },
        { title: '是否必填', width: 10 },
        { title: '说明', width: 60 },
      ],
      rows: [[...explained, [], ...notes.map((note, at) => [`${at + 1}. ${note}`])]],
    },
  ];
}

/**
 * Builds the workbook of the refused rows as they were written, with the reasons in the last column. The user can correct and import it.
 */
export function failedRows(
  { title, columns }: Pick<ReadyImport, 'title' | 'columns'>,
  rows: readonly ReadRow[],
  places: readonly (number | undefined)[],
  refusals: readonly Refusal[],
): SheetContent[] {
  const reasons = Map.groupBy(refusals, ({ number }) => number);
  const titleOf = (key: string) => columns.find((column) => column.key === key)?.title ?? '';
  const reasonsOf = (number: number) => (reasons.get(number) ?? []).map(({ key, reason }) => `${titleOf(key)}：${reason}`).join('；');
  const failed = rows.filter(({ number }) => reasons.has(number));
  const cells = failed.map(({ number, cells: written }) => [...columns.map((_, at) => written[places[at] ?? -1] ?? ''), reasonsOf(number)]);
  return [{ name: `${title}导入`, columns: [...columnsOf(columns), { title: reasonTitle, width: 50 }], rows: [cells], isForm: true }];
}

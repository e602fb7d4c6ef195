import type { Permission } from '@park/contract/access';
import { type ExtendField, type ExtendModule, extend, extendModules } from '@park/contract/people/extend';
import { useQuery } from '@tanstack/react-query';
import { ask } from './api.ts';
import { dash } from './format.ts';
import type { Column } from './table-column.ts';

type Values = Readonly<Record<string, unknown>>;
const none: ExtendField[] = [];
const aWhile = 60_000;

/** The fields of people that concern the reader, also those he only sees on his own card. */
export const useShownFields = (): ExtendField[] => useQuery({ ...ask(extend.shown, {}), staleTime: aWhile }).data ?? none;

/** The fields a form of this module asks for. */
export function useFormFields(module: ExtendModule) {
  const { data, ...loading } = useQuery({
    ...ask(extend.list, { useModule: extendModules[module], isEnable: 1, pageSize: 9999 }),
    staleTime: aWhile,
  });
  return { fields: data?.list, loading };
}

/** The values of these fields for a form to begin with; those nobody has filled in are null, since a form sends no gaps. */
export const extendInitial = (fields: readonly ExtendField[], values: Values = {}): Record<string, string | number | boolean | null> =>
  Object.fromEntries(fields.map(({ columnName }) => [columnName, (values[columnName] ?? null) as string | null]));

/** What a person reads: the name of an option, 是 or 否, the day. */
export function extendText({ extendType, enumItems }: Pick<ExtendField, 'extendType' | 'enumItems'>, value: unknown): string {
  if (value === null || value === undefined || value === '') return String(dash(null));
  if (extendType === 'Enum') return enumItems.find(({ key }) => key === value)?.value ?? String(value);
  if (extendType === 'Bool') return value === true ? '是' : '否';
  return String(value);
}

/** For Descriptions. */
export const extendItems = (fields: readonly ExtendField[], values: Values) =>
  fields.map((field) => ({ key: field.columnName, label: field.name, children: extendText(field, values[field.columnName]) }));

/** Who fills in the fields of others, by what these belong to. */
const keepers: Record<ExtendModule, readonly Permission[]> = {
  person: ['staff:update'],
  company: ['extend:update', 'company:update'],
  room: ['extend:update', 'room:create', 'room:update'],
};
/**
 * For lists: there to be chosen, not shown from the start. Some also concern who fills them in on what is his own, and nobody else but
 * who looks after them: a list carries no values of those, and a column would say that there are none.
 */
export const extendColumns = <R extends { extValues: Values }>(
  module: ExtendModule,
  fields: readonly ExtendField[],
  may: (permission: Permission) => boolean,
): Column<R>[] =>
  fields
    .filter(({ isView }) => isView === 1 || keepers[module].some(may))
    .map((field) => ({
      key: `ext.${field.columnName}`,
      title: field.name,
      hidden: true,
      render: (_, { extValues }) => extendText(field, extValues[field.columnName]),
    }));

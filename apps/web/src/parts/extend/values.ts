import type { Permission } from '@park/contract/access';
import { type ExtendField, type ExtendModule, extend, extendModules } from '@park/contract/people/extend';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../kit/api/query.ts';
import { dash } from '../../kit/format.ts';
import type { Column } from '../../kit/table/column.ts';

type Values = Readonly<Record<string, unknown>>;
const noFields: ExtendField[] = [];
const staleMs = 60_000;

/** Returns the extended fields of people that the user may see, including fields shown only on the user's own card. */
export const useShownFields = (): ExtendField[] => useQuery({ ...ask(extend.shown, {}), staleTime: staleMs }).data ?? noFields;

/** Returns the extended fields of a form for this module. */
export function useFormFields(module: ExtendModule) {
  const { data, ...loading } = useQuery({
    ...ask(extend.list, { useModule: extendModules[module], isEnable: 1, pageSize: 9999 }),
    staleTime: staleMs,
  });
  return { fields: data?.list, loading };
}

/** Returns the initial values of extended fields; missing values are null, because a form sends every field. */
export const extendInitial = (fields: readonly ExtendField[], values: Values = {}): Record<string, string | number | boolean | null> =>
  Object.fromEntries(fields.map(({ columnName }) => [columnName, (values[columnName] ?? null) as string | null]));

/** Formats a value for display: the name of an option, 是 or 否, or the day. */
export function extendText({ extendType, enumItems }: Pick<ExtendField, 'extendType' | 'enumItems'>, value: unknown): string {
  if (value === null || value === undefined || value === '') return String(dash(null));
  if (extendType === 'Enum') return enumItems.find(({ key }) => key === value)?.value ?? String(value);
  if (extendType === 'Bool') return value === true ? '是' : '否';
  return String(value);
}

/** Builds the items of antd's Descriptions. */
export const extendItems = (fields: readonly ExtendField[], values: Values) =>
  fields.map((field) => ({ key: field.columnName, label: field.name, children: extendText(field, values[field.columnName]) }));

/** Rights to edit the extended fields of other records, by module. */
const editPermissions: Record<ExtendModule, readonly Permission[]> = {
  person: ['staff:update'],
  company: ['extend:update', 'company:update'],
  room: ['extend:update', 'room:create', 'room:update'],
};
/**
 * Builds list columns for extended fields, hidden until the user turns them on. A field that is not shown to everyone is offered only to
 * users who maintain it: a list has no values of it for other users, and the column would look empty.
 */
export const extendColumns = <R extends { extValues: Values }>(
  module: ExtendModule,
  fields: readonly ExtendField[],
  may: (permission: Permission) => boolean,
): Column<R>[] =>
  fields
    .filter(({ isView }) => isView === 1 || editPermissions[module].some(may))
    .map((field) => ({
      key: `ext.${field.columnName}`,
      title: field.name,
      hidden: true,
      render: (_, { extValues }) => extendText(field, extValues[field.columnName]),
    }));

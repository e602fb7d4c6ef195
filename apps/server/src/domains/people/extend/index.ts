import type { Permission } from '@park/contract/access';
import { type ExtendField, type ExtendModule, extendErrors as errors, extendModules } from '@park/contract/people/extend';
import { type Actor, fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { changing, type Guarded } from '../../../fields.ts';
import { fields } from './queries.ts';
import { check, type Reader, seen, type Values } from './rules.ts';

export { type Reader, shown, type Values } from './rules.ts';
export { exportColumns, importColumns, valuesIn } from './sheet.ts';

/** Whose work it is to fill in the fields of others. A domain joins with its line. */
const keepers: Record<ExtendModule, readonly Permission[]> = {
  person: ['staff:create', 'staff:update'],
  company: ['extend:update', 'company:update'],
  room: ['extend:update', 'room:create', 'room:update'],
};
/** The rights that make somebody one who does. */
const keepingBy = ({ may }: Pick<Actor, 'may'>, module: ExtendModule) => keepers[module].filter((permission) => may(permission));
export const isKeeper = (actor: Pick<Actor, 'may'>, module: ExtendModule) => keepingBy(actor, module).length > 0;

/** Which fields somebody may write: of what is his own all, whatever his roles hide of others. */
export const writable = (actor: Guarded & Pick<Actor, 'may'>, module: ExtendModule, { isSelf }: Pick<Reader, 'isSelf'>) =>
  changing(actor, isSelf ? [] : keepingBy(actor, module));

/** The fields in use that somebody sees, in their order. */
export const fieldsFor = async (db: Db, module: ExtendModule, reader: Reader): Promise<ExtendField[]> =>
  seen(await fields(db, extendModules[module]), reader);

type Asked = { sent: Values; stored: Values; reader: Reader };
type Guard = { mayChange?: (columnName: string) => boolean };
/**
 * What is stored after values were sent; refuses, on their fields, what they may not be and who may not fill them in. What somebody's roles
 * hide from him he neither overwrites nor has to fill in: it is as if there were no such field.
 */
export async function checkValues(db: Db, module: ExtendModule, { mayChange = () => true, ...asked }: Asked & Guard): Promise<Values> {
  const all = await fields(db, extendModules[module]);
  return settled(
    all.filter(({ columnName }) => mayChange(columnName)),
    asked,
  );
}

function settled(known: readonly ExtendField[], { sent, stored, reader }: Asked): Values {
  const { values, problems, forbidden } = check(known, sent, stored, reader);
  const named = (entries: [string, string][]) => Object.fromEntries(entries.map(([column, text]) => [`extValues.${column}`, text]));
  if (forbidden.length) fail(errors.notEditable, named(forbidden.map((column) => [column, errors.notEditable.message])));
  if (Object.keys(problems).length) fail(errors.invalidValue, named(Object.entries(problems)));
  return values;
}

/** Every field of a module, for work on many rows at once. */
export const allFields = (db: Db, module: ExtendModule) => fields(db, extendModules[module]);

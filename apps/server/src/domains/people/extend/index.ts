import type { Permission } from '@park/contract/access';
import { type ExtendField, type ExtendModule, extendErrors as errors, extendModules } from '@park/contract/people/extend';
import { type Actor, fail } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { changing, type Guarded } from '../../../fields.ts';
import { fields } from './queries.ts';
import { check, type Reader, type Values, visibleFields } from './rules.ts';

export { type Reader, type Values, visibleValues } from './rules.ts';
export { exportColumns, importColumns, valuesIn } from './sheet.ts';

/** Permissions that allow an actor to fill in the fields of others, per module. A new domain adds its own entry. */
const managePermissions: Record<ExtendModule, readonly Permission[]> = {
  person: ['staff:create', 'staff:update'],
  company: ['extend:update', 'company:update'],
  room: ['extend:update', 'room:create', 'room:update'],
};
/** Returns those permissions to fill in the fields of others that the actor has. */
const managePermissionsOf = ({ may }: Pick<Actor, 'may'>, module: ExtendModule) =>
  managePermissions[module].filter((permission) => may(permission));
export const isKeeper = (actor: Pick<Actor, 'may'>, module: ExtendModule) => managePermissionsOf(actor, module).length > 0;

/**
 * Returns which fields the actor may write. Actors may write all fields of their own data, even fields that their roles hide for other
 * people.
 */
export const writable = (actor: Guarded & Pick<Actor, 'may'>, module: ExtendModule, { isSelf }: Pick<Reader, 'isSelf'>) =>
  changing(actor, isSelf ? [] : managePermissionsOf(actor, module));

/** Returns the fields in use that the reader sees, in their order. */
export const fieldsFor = async (db: Db, module: ExtendModule, reader: Reader): Promise<ExtendField[]> =>
  visibleFields(await fields(db, extendModules[module]), reader);

type ValuesInput = { sent: Values; stored: Values; reader: Reader };
type Guard = { mayChange?: (columnName: string) => boolean };
/**
 * Checks the sent values and returns the values to store. Fails with an error on each field whose value is invalid or that the actor may
 * not edit. Ignores fields that the actor's roles hide: they are neither overwritten nor required.
 */
export async function checkValues(
  db: Db,
  module: ExtendModule,
  { mayChange = () => true, ...input }: ValuesInput & Guard,
): Promise<Values> {
  const all = await fields(db, extendModules[module]);
  return validValues(
    all.filter(({ columnName }) => mayChange(columnName)),
    input,
  );
}

function validValues(known: readonly ExtendField[], { sent, stored, reader }: ValuesInput): Values {
  const { values, problems, forbidden } = check(known, sent, stored, reader);
  const named = (entries: [string, string][]) => Object.fromEntries(entries.map(([column, text]) => [`extValues.${column}`, text]));
  if (forbidden.length) fail(errors.notEditable, named(forbidden.map((column) => [column, errors.notEditable.message])));
  if (Object.keys(problems).length) fail(errors.invalidValue, named(Object.entries(problems)));
  return values;
}

/** Returns every field of a module, for work on many rows at once. */
export const allFields = (db: Db, module: ExtendModule) => fields(db, extendModules[module]);

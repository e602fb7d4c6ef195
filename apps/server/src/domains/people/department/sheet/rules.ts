import { setImmediate as turn } from 'node:timers/promises';
import { departmentErrors as errors } from '@park/contract/people/department';

/** A live department; lists of them are sorted with parents first. */
export type StoredDepartment = { id: string; parentId: string | null; name: string; level: number };
export type DepartmentInput = { number: number; name: string; parent: string[]; orderNum: number; isShow: boolean };
export type Planned = { id: string; parentId: string; level: number; name: string; orderNum: number; isShow: boolean };
export type Plan = { added: Planned[]; changed: Planned[]; refused: { number: number; key: 'name' | 'parent'; reason: string }[] };

/** Position of a department in the tree. `row` is the row of the workbook that names the department, if a row did. */
type Place = { id: string; level: number; row?: number };
const maxLevel = 15;
/** Number of rows matched with the tree before the event loop gets a turn. */
const batchSize = 500;
const separator = '/';
const join = (path: readonly string[]) => path.join(separator);

/**
 * Returns a path relative to the root department. A path may also start with the root's name, unless a department below the root has that
 * name.
 */
function relative(path: string[], top: string, isBelow: (name: string) => boolean): string[] {
  return path[0] === top && !isBelow(top) ? path.slice(1) : path;
}

/** Decides for each row whether it adds or changes a department or is refused. The parent of a row may be created by another row. */
export async function plan(
  stored: readonly StoredDepartment[],
  inputs: readonly DepartmentInput[],
  isUpdate: boolean,
  newId: () => string,
): Promise<Plan> {
  const [top] = stored;
  const result: Plan = { added: [], changed: [], refused: [] };
  if (!top) return result;
  const paths = new Map<string, string[]>([[top.id, []]]);
  const places = new Map<string, Place>([['', { id: top.id, level: 1 }]]);
  for (const { id, parentId, name, level } of stored.slice(1)) {
    const path = [...(paths.get(parentId ?? '') ?? []), name];
    paths.set(id, path);
    places.set(join(path), { id, level });
  }
  const firsts = new Set(inputs.filter(({ parent }) => parent.length === 0).map(({ name }) => name));
  const isBelow = (name: string) => places.has(name) || firsts.has(name);
  const placed = inputs.map((input) => ({ ...input, parent: relative(input.parent, top.name, isBelow) }));
  const refuse = (number: number, key: 'name' | 'parent', reason: string) => result.refused.push({ number, key, reason });

  const topDown = placed.toSorted((one, other) => one.parent.length - other.parent.length);
  for (const [at, { number, parent, ...fields }] of topDown.entries()) {
    if (at % batchSize === 0) await turn();
    const above = places.get(join(parent));
    const path = join([...parent, fields.name]);
    const there = places.get(path);
    if (!above) refuse(number, 'parent', '上级部门不存在');
    else if (there?.row !== undefined) refuse(number, 'name', `与第${there.row}行重复`);
    else if (there && !isUpdate) refuse(number, 'name', errors.nameTaken.message);
    else if (there) {
      result.changed.push({ id: there.id, parentId: above.id, level: there.level, ...fields });
      places.set(path, { ...there, row: number });
    } else if (above.level >= maxLevel) refuse(number, 'parent', errors.tooDeep.message);
    else {
      const added = { id: newId(), parentId: above.id, level: above.level + 1, ...fields };
      result.added.push(added);
      places.set(path, { id: added.id, level: added.level, row: number });
    }
  }
  return result;
}

import { staffErrors as errors } from '@park/contract/people/staff';

/** A live department; lists of them are sorted with parents first. */
export type Department = { id: string; parentId: string | null; name: string };
/** A member of the company whose phone number was looked up. */
export type StoredMember = { id: string; hash: string; level: number };
export type Members = ReadonlyMap<string, StoredMember>;
export const byHash = (known: readonly StoredMember[]): Members => new Map(known.map((one) => [one.hash, one]));
/** A parsed row of the sheet. A blank cell is null: a new person gets the default, a known person keeps the value. */
export type StaffInput = {
  number: number;
  name: string;
  /** `hash` is the keyed hash in base64, by which people are recognised. */
  phone: { number: string; hash: string };
  /** Path relative to the root department; empty for the root itself, null for no department. */
  department: string[] | null;
  sex: 0 | 1 | null;
  position: string | null;
  email: string | null;
  isShow: boolean | null;
  orgOrderNum: number | null;
  remark: string | null;
  ext: Record<string, unknown>;
};
export type Planned = Omit<StaffInput, 'department'> & { departmentId: string | null };
export type Plan = {
  added: Planned[];
  changed: (Planned & { id: string })[];
  refused: { number: number; key: string; reason: string }[];
};

const separator = '/';
/**
 * Returns the path of each department. If the parent of a department is hidden and not in the list, the path is only the department's name.
 */
export function pathsOf(departments: readonly Department[]): Map<string, string> {
  const paths = new Map<string, string>();
  for (const { id, parentId, name } of departments) {
    const above = parentId === null ? undefined : paths.get(parentId);
    paths.set(id, parentId === null ? '' : above ? `${above}${separator}${name}` : name);
  }
  return paths;
}
/** Maps paths to ids; of two departments with the same path, the one higher in the tree is used. */
const idsOf = (departments: readonly Department[]) => new Map([...pathsOf(departments)].reverse().map(([id, path]) => [path, id]));

/**
 * Returns a function that decides for each row of a batch whether it adds a person, changes a person or is refused, and why. The function
 * remembers the phone numbers of earlier batches.
 */
export function planner(departments: readonly Department[], by: string, isUpdate: boolean) {
  const ids = idsOf(departments);
  const top = departments[0]?.name;
  // the path may start with the name of the root department
  const placeOf = (path: readonly string[]) =>
    ids.get(path.join(separator)) ?? (path[0] === top ? ids.get(path.slice(1).join(separator)) : undefined);
  const seen = new Map<string, number>();
  return (here: Members, inputs: readonly StaffInput[]): Plan => {
    const result: Plan = { added: [], changed: [], refused: [] };
    for (const { department, ...input } of inputs) {
      const { number, phone } = input;
      const refuse = (key: string, reason: string) => void result.refused.push({ number, key, reason });
      const { hash } = phone;
      const earlier = seen.get(hash);
      const person = here.get(hash);
      const departmentId = department && placeOf(department);
      if (earlier !== undefined) refuse('phone', `与第${earlier}行手机号重复`);
      else if (departmentId === undefined) refuse('department', '部门不存在');
      else if (!person) result.added.push({ ...input, departmentId });
      else if (!isUpdate) refuse('phone', errors.phoneUsed.message);
      else if (person.level === 3 && person.id !== by) refuse('phone', errors.superLocked.message);
      else result.changed.push({ ...input, departmentId, id: person.id });
      seen.set(hash, earlier ?? number);
    }
    return result;
  };
}

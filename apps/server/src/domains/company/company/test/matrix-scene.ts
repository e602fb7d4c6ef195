import { creditCodeOf, demoId } from '../../../../../../../demo/rows.ts';
import { newcomer } from '../../../../../test/matrix/scene/staff.ts';
import type { Scene, Tools } from '../../../../../test/matrix/stage.ts';

const marked = ({ person }: Scene) => person.phone.slice(3);
const idOf = (at: Scene) => demoId(`matrix company ${marked(at)}`);

/** Adds a company without members to the scene's park, or nothing if the scene has no park. */
export async function freshCompany(at: Scene, { rows }: Tools): Promise<{ companyId: string }> {
  const companyId = idOf(at);
  if (at.park.id) {
    await rows(
      `insert into company (space_id, id, name, comp_type, activated, activates) values ($1, $2, '单' || $3, 0, false, 'operator')`,
      [at.space.id, companyId, marked(at)],
    );
    await rows(`insert into company_park (space_id, park_id, company_id, relation) values ($1, $2, $3, 'settled')`, [
      ...[at.space.id, at.park.id, companyId],
    ]);
  }
  return { companyId };
}

/** Adds a company with a unique name that has moved out of the scene's park. */
export async function leftCompany(at: Scene, tools: Tools): Promise<{ keyword: string }> {
  const { companyId } = await freshCompany(at, tools);
  await tools.rows(`update company_park set left_at = now(), left_name = '迁' || $2 where company_id = $1`, [companyId, marked(at)]);
  return { keyword: `迁${marked(at)}` };
}

/** Adds a company whose account ended when it moved out of the scene's park. Returns the input that brings it back. */
export async function formerCompany(at: Scene, tools: Tools) {
  await leftCompany(at, tools);
  const companyId = idOf(at);
  await tools.rows('update company set deleted_at = now() where id = $1', [companyId]);
  const [place] = await tools.rows<{ id: string }>('select id from company_park where company_id = $1', [companyId]);
  return { id: place?.id ?? companyId, admin: { superAdminName: '矩阵员', superAdminPhone: newcomer(at) } };
}

/** Returns the input of a valid form for a new company. */
export const companyForm = () => ({
  companyName: '矩阵新企业',
  creditCode: creditCodeOf(9999),
  superAdminName: '矩阵员',
  superAdminPhone: '15188880000',
});

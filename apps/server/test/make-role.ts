import { randomUUID } from 'node:crypto';
import { demoId } from '../../../demo/rows.ts';
import type { testServer } from './app.ts';

type Rows = ReturnType<typeof testServer>['rows'];
type Made = {
  company: string;
  kind: 'company' | 'park' | 'assist' | 'inner' | 'attribute';
  nodes?: readonly string[];
  park?: string;
  isGroup?: boolean;
};

/** A role of a demo company, with a set for every park where nodes are given. */
export async function makeRole(rows: Rows, { company, kind, nodes, park, isGroup = false }: Made): Promise<string> {
  const id = randomUUID();
  const companyId = demoId(`company ${company}`);
  await rows(
    `insert into role (space_id, company_id, id, park_id, kind, code, name, is_group)
     select space_id, id, $2::text::uuid, $3, $4, $2, left($2, 8), $5 from company where id = $1`,
    [companyId, id, park ? demoId(`park ${park}`) : null, kind, isGroup],
  );
  if (nodes)
    await rows(
      `insert into role_grant (space_id, company_id, role_space_id, role_id, nodes) select space_id, company_id, space_id, id, $2 from role where id = $1`,
      [id, nodes],
    );
  return id;
}

export const hold = (rows: Rows, roleId: string, company: string, username: string, park: string | null = null) =>
  rows(
    `insert into role_user (space_id, company_id, role_space_id, role_id, user_id, park_id)
     select s.space_id, s.company_id, r.space_id, r.id, s.user_id, $4 from staff s, role r where s.company_id = $1 and s.user_id = $2 and r.id = $3`,
    [demoId(`company ${company}`), demoId(`user ${username}`), roleId, park ? demoId(`park ${park}`) : null],
  );

import { builtInRoles, defaultGrants, nodes, retiredHeadings } from '@park/contract/access';
import pg from 'pg';

const rowsOf = () =>
  nodes.map((node) => ({
    code: node.code,
    parent: node.parent,
    name: node.name,
    path: node.route,
    icon: node.icon,
    rank: node.rank,
    type: node.type,
    sides: node.sides,
    ext: { subLevel: node.subLevel, use: node.use, line: node.line, was: node.was },
  }));

/** Data scopes of the built-in roles of a company: members cover themselves, administrators everybody. */
const scopes = { AllCompanyStaff: 'self', enterpriseComManager: 'all', companySuperAdmin: 'all' } as const;

/**
 * Writes the menu tree and the built-in roles of the code into the platform space. Runs at every start, writes only differences, and keeps
 * names, icons and ranks that the platform operator has set.
 */
export async function syncManifest(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('manifest'))`);
    await client.query('set local role park_keeper');
    await client.query(
      `insert into menu (space_id, code, parent, name, path, icon, rank, type, sides, ext, shipped)
       select app.platform(), m.code, m.parent, m.name, m.path, m.icon, m.rank, m.type, m.sides, m.ext,
              jsonb_build_object('name', m.name, 'icon', m.icon, 'rank', m.rank)
         from jsonb_to_recordset($1) as m (
              code text, parent text, name text, path text, icon text, rank integer, type text, sides text, ext jsonb)
       on conflict (space_id, code) do update set
         parent = excluded.parent, path = excluded.path, type = excluded.type, sides = excluded.sides, ext = excluded.ext,
         deleted_at = null, name = case when menu.name = menu.shipped ->> 'name' then excluded.name else menu.name end,
         icon = case when menu.icon = menu.shipped ->> 'icon' then excluded.icon else menu.icon end,
         rank = case when menu.rank = (menu.shipped ->> 'rank')::integer then excluded.rank else menu.rank end,
         shipped = excluded.shipped
       where (menu.parent, menu.path, menu.type, menu.sides, menu.ext, menu.shipped, menu.deleted_at)
         is distinct from (excluded.parent, excluded.path, excluded.type, excluded.sides, excluded.ext, excluded.shipped, null)`,
      [JSON.stringify(rowsOf())],
    );
    await client.query(
      `update menu set parent = $1::jsonb ->> parent
         where space_id = app.platform() and app_id is not null and $1::jsonb ? parent`,
      [JSON.stringify(retiredHeadings)],
    );
    await client.query(
      `update menu set deleted_at = app.now()
        where space_id = app.platform() and app_id is null and deleted_at is null and not code = any ($1)`,
      [nodes.map((node) => node.code)],
    );
    const grants: Record<string, string[]> = defaultGrants();
    for (const [code, name] of Object.entries(builtInRoles)) {
      await client.query(
        `insert into role (space_id, company_id, kind, code, name, data_scope)
         values (app.platform(), app.platform_company(), 'inner', $1, $2, $3)
         on conflict (space_id, company_id, code) where deleted_at is null do nothing`,
        [code, name, scopes[code as keyof typeof scopes]],
      );
      if (grants[code])
        await client.query(
          `insert into role_grant (space_id, company_id, role_space_id, role_id, nodes)
           select r.space_id, r.company_id, r.space_id, r.id, $2 from role r
            where r.company_id = app.platform_company() and r.code = $1 and r.deleted_at is null
           on conflict (space_id, role_id, company_id, park_id) do update set nodes = excluded.nodes, version = role_grant.version + 1
            where role_grant.nodes is distinct from excluded.nodes`,
          [code, grants[code]],
        );
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

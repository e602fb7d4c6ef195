import type { Scene, Tools } from '../stage.ts';

/** Finds the built-in flow of the park; undefined without a park. */
async function builtIn({ park }: Scene, { rows }: Pick<Tools, 'rows'>) {
  const [found] = await rows<{ id: string; version: string; name: string }>(
    `select id, live_id as version, name from flow where park_id = $1 and key = 'general'`,
    [park.id],
  );
  return found;
}

const opened = (owner: string) => ({
  ...{ status: 'running', applicant: owner, round: 1, task: 1, forks: [], trail: [], undo: [], choices: {}, urgedAt: null, touched: false },
  positions: [{ node: 'manager', round: 1, since: 0, waits: 'people' }],
  tasks: [{ id: 1, node: 'manager', round: 1, user: owner, status: 'open', after: [] }],
});
const sentBack = (owner: string) => ({
  ...opened(owner),
  ...{ status: 'returned', positions: [{ node: 'start', round: 1, since: 0, waits: 'people' }] },
  tasks: [{ id: 1, node: 'start', round: 1, user: owner, status: 'open', after: [] }],
});
const closed = (owner: string) => ({ ...opened(owner), status: 'refused', positions: [], tasks: [] });
export const kinds = { opened, sentBack, closed };

/** Inserts an instance that the asker, or the scene's person outside the asker's company, has started and has to decide. */
export async function instance(at: Scene, tools: Tools, kind: keyof typeof kinds = 'opened'): Promise<string> {
  const { space, park, company, department } = at;
  const found = await builtIn(at, tools);
  if (!found || park.id === null) return company.id;
  const { ownerId: owner, rows } = tools;
  const state = kinds[kind](owner);
  const [made] = await rows<{ id: string }>(
    `insert into flow_instance (space_id, park_id, company_id, id, number, flow_id, version_id, flow_name, company_name, user_id, title,
       form, state, people, participants, current, status, ended_at)
     values ($1, $2, $3, gen_random_uuid(), $4, $5, $6, $7, '', $8, $4, jsonb_build_object('title', $4::text, 'content', '内容'), $9, $10,
             $11, $12, $13, $14)
     returning id`,
    [
      ...[space.id, park.id, company.id, department.name, found.id, found.version, found.name, owner, JSON.stringify(state)],
      JSON.stringify({ [owner]: { companyId: company.id, name: '' } }),
      [`${company.id}/${owner}`],
      JSON.stringify(
        state.tasks.map((task) => ({
          taskId: task.id,
          taskKey: task.node,
          taskName: '',
          userId: owner,
          realName: '',
          startTime: '2026-01-01T00:00:00Z',
        })),
      ),
      ...[state.status, kind === 'closed' ? new Date() : null],
    ],
  );
  const id = made?.id ?? '';
  for (const task of state.tasks)
    await rows(
      `insert into flow_task (space_id, park_id, instance_id, id, company_id, user_id, node, node_name, kind, state)
       values ($1, $2, $3, $4, $5, $6, $7, '', $8, 'open')`,
      [space.id, park.id, id, task.id, company.id, owner, task.node, task.node === 'start' ? 'resubmit' : 'approve'],
    );
  return id;
}
export const about =
  (more: object = {}, kind: keyof typeof kinds = 'opened') =>
  async (at: Scene, tools: Tools) => ({ processInstanceId: await instance(at, tools, kind), ...more });

const branch = {
  ...{ id: 'size', kind: 'condition', name: '金额' },
  branches: [
    { id: 'big', name: '大额', when: { field: 'amount', op: '>', value: 1 }, nodes: [] },
    { id: 'small', name: '小额', nodes: [] },
  ],
};
/** Creates an unpublished flow in the scene's park. */
export async function drawnFlow({ space, park, company, department }: Scene, { rows }: Tools): Promise<string> {
  if (park.id === null) return company.id;
  const [made] = await rows<{ id: string }>(
    `insert into flow (space_id, park_id, key, name, draft)
     select $1, $2, 'matrix', $3, jsonb_insert(draft, '{nodes,1}', $4) from flow where park_id = $2 and key = 'general' returning id`,
    [space.id, park.id, department.name, JSON.stringify(branch)],
  );
  return made?.id ?? '';
}
export async function flowGroup({ space, park, company, department }: Scene, { rows }: Tools): Promise<string> {
  if (park.id === null) return company.id;
  const [made] = await rows<{ id: string }>(`insert into flow_group (space_id, park_id, name) values ($1, $2, $3) returning id`, [
    ...[space.id, park.id, department.name],
  ]);
  return made?.id ?? '';
}

/** Inserts a failed effect of a decision. */
export async function incident(at: Scene, tools: Tools): Promise<string> {
  const id = await instance(at, tools, 'closed');
  if (at.park.id === null) return id;
  const [made] = await tools.rows<{ id: string }>(
    `insert into flow_effect (space_id, park_id, instance_id, key, name, state, attempts)
     values ($1, $2, $3, 'finished', 'matrix', 'failed', 5) returning id`,
    [at.space.id, at.park.id, id],
  );
  return made?.id ?? '';
}

/** Inserts an absence of the asker or the scene's person, with a colleague as delegate. */
export async function away({ space, company }: Scene, { rows, ownerId }: Tools): Promise<string> {
  const [other] = await rows<{ id: string }>(
    `select user_id as id from staff where company_id = $1 and user_id <> $2 and left_at is null limit 1`,
    [company.id, ownerId],
  );
  if (!other) return company.id;
  const [made] = await rows<{ id: string }>(
    `insert into flow_absence (space_id, company_id, user_id, delegate_id, during)
     values ($1, $2, $3, $4, tstzrange(now(), now() + interval '1 day')) returning id`,
    [space.id, company.id, ownerId, other.id],
  );
  return made?.id ?? '';
}

/** Attaches a file to an instance; in the asker's own company, file and instance belong to the asker. */
export async function attachment(at: Scene, tools: Tools) {
  const processInstanceId = await instance(at, tools);
  const { space, park, company } = at;
  const { ownerId, rows } = tools;
  if (park.id === null) return { processInstanceId, id: company.id };
  const [sent] = await rows<{ id: string }>(
    `insert into file (space_id, company_id, user_id, purpose, name, mime, size, sha256, storage_key)
     values ($1, $2, $3, 'document', 'a.pdf', 'application/pdf', 1, sha256('a'), encode(sha256($4::bytea), 'hex')) returning id`,
    [space.id, company.id, ownerId, processInstanceId],
  );
  const [made] = await rows<{ id: string }>(
    `insert into flow_attachment (space_id, park_id, instance_id, file_id, company_id, user_id, user_name)
     values ($1, $2, $3, $4, $5, $6, '') returning id`,
    [space.id, park.id, processInstanceId, sent?.id, company.id, ownerId],
  );
  return { processInstanceId, id: made?.id };
}

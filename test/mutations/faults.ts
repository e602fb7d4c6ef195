import { flowFaults } from './flow.ts';

/**
 * A typical programming fault and the tests that must fail because of it. The fault either replaces a piece of source text, which occurs
 * exactly once in its file, or is SQL that runs after the schema's functions have been created.
 */
export type Fault = { name: string; tests: readonly string[] } & ({ file: string; from: string; to: string } | { sql: string });

const server = 'apps/server/src/';
const inServer = (...tests: string[]) => tests.map((test) => `${server}${test}`);
const walls = inServer('domains/people/staff/walls.test.ts');
const scope = inServer('db/within.test.ts');
const fields = inServer('fields.test.ts');
const entry = inServer('domains/rights/authorisation/authorisation.test.ts');
const catalogue = inServer('db/catalogue.test.ts');
const backup = inServer('db/backup/backup.test.ts');
const rights = inServer('access/rules.test.ts');

const quoted = (text: string) => `$fault$${text}$fault$`;
/** Returns SQL that replaces a text in the body of a database function. Fails if the body does not contain the text. */
const inFunction = (signature: string, from: string, to: string) => `
do $do$
declare
  body text := pg_get_functiondef('${signature}'::regprocedure);
begin
  if strpos(body, ${quoted(from)}) = 0 then
    raise exception 'nothing to replace in ${signature}';
  end if;
  execute replace(body, ${quoted(from)}, ${quoted(to)});
end $do$;
`;

export const faults: readonly Fault[] = [
  ...flowFaults,
  {
    name: 'a call runs without the right it names',
    file: `${server}http/mount.ts`,
    from: 'return new AppError(actor.rights.closed.has(permission) ? commonErrors.notOpen : commonErrors.forbidden);',
    to: "return 'own';",
    tests: walls,
  },
  {
    name: 'a right of one’s own company reaches the park',
    file: `${server}access/rules.ts`,
    from: "side === 'company' ? 'own'",
    to: "side === 'company' ? 'park'",
    tests: [...rights, ...walls],
  },
  {
    name: 'a switched-off application still grants',
    file: `${server}access/rules.ts`,
    from: 'if (isOff) closed.add(permission);',
    to: 'if (isOff && node.parent === null) closed.add(permission);',
    tests: rights,
  },
  {
    name: 'a set reaches beyond what the space has bought',
    file: `${server}access/rules.ts`,
    from: '(!sold || sold.has(node.code))',
    to: '(!sold || sold.size >= 0)',
    tests: rights,
  },
  {
    name: 'a policy without a check of what is written',
    sql: 'drop policy adding on staff; create policy adding on staff for insert to park_app with check (true);',
    tests: catalogue,
  },
  {
    name: 'a table whose owner escapes row security',
    sql: 'alter table park_access no force row level security;',
    tests: catalogue,
  },
  {
    name: 'passwords that the server may read',
    sql: 'grant select on "user" to park_app;',
    tests: catalogue,
  },
  {
    name: 'an operator reaches the companies of every park',
    sql: inFunction('door.companies()', 'and p.park_id = any (app.parks())', ''),
    tests: walls,
  },
  {
    name: 'an entry to a park that has ended still opens it',
    sql: inFunction('door.contexts_of(uuid)', 'and a.valid @> app.now()', ''),
    tests: entry,
  },
  {
    name: 'rights that end by themselves are remembered beyond that',
    sql: inFunction(
      'door.enter(bytea, uuid, uuid, text, uuid, text, text, integer[], timestamptz)',
      'seen <> p_versions or p_until <= moment',
      'seen <> p_versions',
    ),
    tests: entry,
  },
  {
    name: 'a place is remembered longer than the entry to it',
    file: `${server}http/session.ts`,
    from: 'until: earlier(session.until, place.facts.until),',
    to: 'until: place.facts.until,',
    tests: entry,
  },
  {
    name: 'rights taken away in another process still count',
    sql: inFunction(
      'door.enter(bytea, uuid, uuid, text, uuid, text, text, integer[], timestamptz)',
      'seen <> p_versions or p_until <= moment',
      'p_until <= moment',
    ),
    tests: entry,
  },
  {
    name: 'a changed set tells nobody',
    sql: 'drop trigger role_grant_space_changed on role_grant;',
    tests: entry,
  },
  {
    name: 'somebody lets himself into a park',
    file: `${server}domains/rights/authorisation/handlers.ts`,
    from: 'if (userIds.includes(actor.userId)) fail(errors.toOneself);',
    to: '',
    tests: entry,
  },
  {
    name: 'a right in one park decides about another',
    file: `${server}domains/rights/authorisation/handlers.ts`,
    from: 'if (!facts || !effective(actor.side, facts).granted.has(permission)) fail(commonErrors.notFound);',
    to: 'if (!facts || !effective(actor.side, facts)) fail(commonErrors.notFound);',
    tests: entry,
  },
  {
    name: 'people of tenants are let in',
    file: `${server}domains/rights/authorisation/queries.ts`,
    from: 'where c.deleted_at is null and (c.comp_type = 2 or',
    to: 'where c.deleted_at is null and (c.comp_type in (0, 2) or',
    tests: entry,
  },
  {
    name: 'somebody gives himself a role',
    file: `${server}domains/rights/role/people/giving.ts`,
    from: 'if (userIds.includes(actor.userId)) fail(errors.toOneself);',
    to: '',
    tests: inServer('domains/rights/role/role.test.ts', 'domains/rights/grant/guard.test.ts'),
  },
  {
    name: 'somebody edits the set of a role he holds',
    file: `${server}domains/rights/grant/save.ts`,
    from: 'if (set.isHeld) fail(roleErrors.heldByOneself);',
    to: '',
    tests: inServer('domains/rights/grant/grant.test.ts'),
  },
  {
    name: 'somebody grants beyond his own',
    file: `${server}access/granting.ts`,
    from: 'if (!by.rights.nodes.has(code) || ',
    to: 'if (',
    tests: inServer('access/granting.test.ts', 'domains/rights/grant/grant.test.ts'),
  },
  {
    name: 'a role is handed on that covers more people than the giver’s',
    file: `${server}access/granting.ts`,
    from: "if (traits.scope !== 'custom') return isAtLeast(own.scope, traits.scope);",
    to: "if (traits.scope !== 'custom') return true;",
    tests: inServer('access/granting.property.test.ts', 'domains/rights/role/widening.test.ts'),
  },
  {
    name: 'a role is handed on that shows fields which the giver does not see',
    file: `${server}access/granting.ts`,
    from: 'if (!isFieldsCovered) return false;',
    to: '',
    tests: inServer('access/granting.property.test.ts', 'domains/rights/role/widening.test.ts'),
  },
  {
    name: 'data scope is forgotten',
    file: `${server}db/within.ts`,
    from: "if (right.scope === 'all') return everything;\n  if (right.scope === 'company') return sql`s.company_id",
    to: "if (right.scope) return everything;\n  if (right.scope === 'company') return sql`s.company_id",
    tests: scope,
  },
  {
    name: 'people are moved to where the right does not go',
    file: `${server}domains/people/staff/card/edit.ts`,
    from: "if (to !== person.departmentId) await mustCover(context, 'staff:update', companyId, to);",
    to: '',
    tests: scope,
  },
  {
    name: 'hidden fields are answered',
    file: `${server}http/mount.ts`,
    from: 'veiled(call.output.parse(body), fields)',
    to: 'call.output.parse(body)',
    tests: fields,
  },
  {
    name: 'hidden fields are exported',
    file: `${server}domains/kernel/task/export.ts`,
    from: 'veiledColumns(columns, policyOf(by, exportSubjects[subject]))',
    to: 'by && exportSubjects[subject] && policyOf && veiledColumns(columns, {})',
    tests: fields,
  },
  {
    name: 'numbers leave unmasked',
    file: `${server}secret.ts`,
    from: 'export const maskPhone = (number: string) =>',
    to: 'export const maskPhone = (number: string) => number ||',
    tests: inServer('domains/kernel/privacy/privacy.test.ts'),
  },
  {
    name: 'an edit overwrites what somebody else has changed',
    file: `${server}domains/people/department/tree/handlers.ts`,
    from: 'mustBeCurrent(moved, input.version);',
    to: '',
    tests: inServer('domains/people/department/department.test.ts'),
  },
  {
    name: 'a command leaves no record',
    file: `${server}db/driver/driver.ts`,
    from: "call.last(typeof audit === 'function' ? audit(result) : { text: 'select 1', values: [] })",
    to: "call.last({ text: 'select 1', values: [] })",
    tests: inServer('domains/kernel/audit/audit.test.ts'),
  },
  {
    name: 'a command that is one statement leaves no record',
    file: `${server}db/insertion.ts`,
    from: '::text from done)',
    to: '::text from done where false)',
    tests: inServer('http/insertion.test.ts'),
  },
  {
    name: 'a command that is one statement is done where it has made nothing',
    file: `${server}db/insertion.ts`,
    from: '(select id from made), app.refuse(',
    to: '(select id from made), gen_random_uuid(), app.refuse(',
    tests: inServer('http/insertion.test.ts'),
  },
  {
    name: 'whoever has the tables can open a first password',
    file: `${server}secret.ts`,
    from: "keyedHash('first-password',",
    to: "((_: string, text: string) => keyedHashOf(Buffer.from('park'))(text))('first-password',",
    tests: inServer('secret.test.ts'),
  },
  {
    name: 'a number hides behind an escape in a record',
    file: `${server}http/closing.ts`,
    from: 'needsCare.test(plain) ?',
    to: 'false ?',
    tests: inServer('http/insertion.test.ts'),
  },
  {
    name: 'a connection that broke off is handed to the next call',
    file: `${server}db/driver/connections.ts`,
    from: 'lost.add(client);',
    to: '',
    tests: inServer('db/driver/connections.test.ts'),
  },
  {
    name: 'what is still on its way to the database is written over',
    file: `${server}db/driver/messages.ts`,
    from: 'isTaken &&= sent.to.writableLength === 0;',
    to: 'isTaken &&= sent.to.writableLength >= 0;',
    tests: inServer('db/driver/messages.test.ts'),
  },
  {
    name: 'an export stays in the way of calls',
    file: `${server}yield-to-requests.ts`,
    from: 'Atomics.load(of, requests) > 0',
    to: 'Atomics.load(of, requests) > 1',
    tests: inServer('yield-to-requests.test.ts'),
  },
  {
    name: 'the rest of an answer is taken for a whole one',
    file: `${server}db/driver/answers.ts`,
    from: 'if (this.#headAt > 0) this.#isFresh = false;',
    to: 'this.#isFresh = true;',
    tests: inServer('db/driver/answers.test.ts'),
  },
  {
    name: 'a worker that had much to do is not told any more',
    file: `${server}jobs/worker.ts`,
    from: '(await listener.resume())',
    to: 'false',
    tests: inServer('jobs/jobs.test.ts'),
  },
  {
    name: 'a worker that finds many while it looks by itself hears nothing any more',
    file: `${server}jobs/worker.ts`,
    from: '    schedulePoll();\n  };\n  const relay',
    to: '  };\n  const relay',
    tests: inServer('jobs/jobs.test.ts'),
  },
  {
    name: 'an attribute with an empty set cuts nothing off',
    sql: inFunction('door.attribute_nodes(uuid, uuid)', "coalesce(jsonb_agg(distinct n.node), '[]')", 'jsonb_agg(distinct n.node)'),
    tests: inServer('domains/rights/attribute/attribute.test.ts'),
  },
  {
    name: 'an attribute’s menus of one park count in another',
    sql: inFunction(
      'door.attribute_nodes(uuid, uuid)',
      '(g.park_id is null or g.park_id = p_park)',
      '(g.park_id is null or p_park is not null)',
    ),
    tests: inServer('domains/rights/attribute/attribute.test.ts'),
  },
  {
    name: 'a temporary company is marked as over and stays open',
    file: `${server}domains/company/temporary/queries.ts`,
    from: 'update company c set enabled = false,',
    to: 'update company c set enabled = c.enabled,',
    tests: inServer('domains/company/temporary/temporary.test.ts'),
  },
  {
    name: 'a checked workbook is taken over twice',
    file: `${server}domains/kernel/task/now.ts`,
    from: 'numAffectedRows === 0n) fail(commonErrors.stale);',
    to: 'numAffectedRows === -1n) fail(commonErrors.stale);',
    tests: inServer('domains/company/intake/intake.test.ts'),
  },
  {
    name: 'backup: an altered file is restored',
    file: `${server}db/backup/check.ts`,
    from: '  await checkCode(file, secret);\n',
    to: '',
    tests: backup,
  },
  {
    name: 'backup: sequences are left where they were',
    file: `${server}db/backup/load.ts`,
    from: "else if (frame.letter === 'S') await setSequences(client, frame.value);",
    to: "else if (frame.letter === 'S') void setSequences;",
    tests: backup,
  },
  {
    name: 'backup: data is restored over without a word',
    file: `${server}db/backup/room.ts`,
    from: 'if (people && !force)',
    to: 'if (people < 0 && !force)',
    tests: backup,
  },
  {
    name: 'backup: audit rows of a moved database fall behind its seals',
    file: `${server}db/prepare.ts`,
    from: '    await countOnAudit(client);\n',
    to: '    void countOnAudit;\n',
    tests: backup,
  },
  {
    name: 'a limit of people counts before others are in',
    sql: inFunction('door.staff_joins()', 'order by c.id for no key update', 'order by c.id'),
    tests: inServer('domains/company/company/power/power.test.ts'),
  },
  {
    name: 'somebody joins a company that has just left',
    sql: inFunction('door.staff_joins()', 'c.deleted_at is not null', 'false'),
    tests: inServer('domains/company/company/leaving/leaving.test.ts'),
  },
  {
    name: 'rights of who was moved or disabled are not read anew',
    sql: inFunction('door.staff_joins()', 'set rights_version = rights_version + 1', 'set rights_version = rights_version'),
    tests: inServer('domains/people/staff/admin/admin.test.ts'),
  },
  {
    name: 'who has no company left stays signed in',
    sql: inFunction('door.staff_joins()', 'set revoked_at = app.now()', 'set revoked_at = null'),
    tests: inServer('domains/people/identity/session.test.ts'),
  },
  {
    name: 'one person is added to a company beyond reach',
    sql: inFunction(
      'door.person_attach(uuid, bytea, bytea, text, text, text)',
      'not coalesce(p_company = any (door.companies()), false)',
      'false',
    ),
    tests: inServer('domains/people/staff/walls.test.ts'),
  },
  {
    name: 'sessions outlive their company',
    sql: 'drop trigger company_ended on company;',
    tests: inServer('domains/company/company/account/account.test.ts'),
  },
  {
    name: 'a company that waits is entered',
    sql: inFunction('door.contexts_of(uuid)', "'company', m.is_open", "'company', true"),
    tests: inServer('domains/company/company/account/activation.test.ts'),
  },
  {
    name: 'a note is written into somebody’s list without a recent look-up',
    file: `${server}domains/kernel/privacy/queries.ts`,
    from: "interval '5 minutes'",
    to: "interval '50 minutes'",
    tests: inServer('domains/kernel/privacy/privacy.test.ts'),
  },
  {
    name: 'the check of a number tells of hidden people',
    file: `${server}domains/people/staff/account/queries.ts`,
    from: '(s.is_show or ',
    to: '(true or ',
    tests: inServer('domains/people/staff/staff.test.ts'),
  },
  {
    name: 'a company is disabled over somebody’s edit',
    file: `${server}domains/company/company/account/handlers.ts`,
    from: '  mustBeCurrent(company, version);\n',
    to: '',
    tests: inServer('domains/company/company/account/account.test.ts'),
  },
  {
    name: 'a removed administrator keeps his entry to the park',
    file: `${server}domains/rights/parkadmin/handlers.ts`,
    from: 'await admins.deleteEntry(db, locked.id);',
    to: '',
    tests: inServer('domains/rights/parkadmin/parkadmin.test.ts'),
  },
  {
    name: 'an administrator is decided about by somebody with fewer rights',
    file: `${server}domains/rights/role/people/giving.ts`,
    from: 'await mustMayHandOn(db, actor, roles, [member.companyId]);',
    to: '',
    tests: inServer('domains/rights/parkadmin/parkadmin.test.ts'),
  },
  {
    name: 'a group shows and counts people its reader may not see',
    file: `${server}domains/people/group/queries.ts`,
    from: '(s.user_id is not null and ',
    to: '(s.user_id is not null or ',
    tests: inServer('domains/people/group/people.test.ts'),
  },
  {
    name: 'a character is read alike as a family name and by itself',
    file: `${server}pinyin.ts`,
    from: 'if (others.length > 0) return undefined;',
    to: '',
    tests: inServer('pinyin.test.ts'),
  },
  {
    name: 'who has just come takes the place of who waits',
    file: `${server}run-limited.ts`,
    from: 'if (next) next();\n      else running -= 1;',
    to: 'running -= 1;\n      next?.();',
    tests: inServer('run-limited.test.ts'),
  },
  {
    name: 'an address ends the line of its call and begins another',
    file: `${server}http/log.ts`,
    from: 'JSON.stringify(path)',
    to: `'"' + path + '"'`,
    tests: inServer('http/log.test.ts'),
  },
  {
    name: 'a name of one letter is accepted',
    file: 'packages/contract/src/fields.ts',
    from: '.refine((value) => [...value].length !== 1, short)',
    to: '',
    tests: ['packages/contract/src/fields.test.ts'],
  },
  {
    name: 'people of another space are counted for an option',
    sql: inFunction('door.extend_used(integer, text, text[])', 'p_module = 1 and s.space_id = app.space() and', 'p_module = 1 and'),
    tests: inServer('domains/people/extend/extend.test.ts'),
  },
  {
    name: 'who is named first operator is not held',
    sql: inFunction('door.operator_appoint(uuid, bytea, bytea, text, text)', ' for key share', ''),
    tests: inServer('domains/people/activation/activation.test.ts'),
  },
  {
    name: 'what lies below a hidden department is named',
    file: `${server}db/people.ts`,
    from: 'or d.id <> all (',
    to: 'or d.is_show or d.id <> all (',
    tests: inServer('domains/people/department/hidden.test.ts'),
  },
  {
    name: 'who edits his own departments sees what others hide',
    file: `${server}db/people.ts`,
    from: 'return keeps(permission, companyId) && (',
    to: 'return by.rights.granted.has(permission) && (',
    tests: inServer('domains/people/department/hidden.test.ts'),
  },
  {
    name: 'who edits one department sees every hidden one',
    file: `${server}db/people.ts`,
    from: '(coversCompany(by, permission, companyId) || departmentWithin(by, permission))',
    to: 'by.userId.length > 0',
    tests: inServer('domains/people/department/unhidden.test.ts'),
  },
  {
    name: 'who looks after himself alone is told the hidden departments of the park',
    file: `${server}db/people.ts`,
    from: 'return coversAll(by, permission) || departmentWithin(by, permission);',
    to: 'return coversAll(by, permission) || by.userId.length > 0;',
    tests: inServer('domains/people/department/unhidden.test.ts'),
  },
  {
    name: 'anybody is told who is in a hidden department',
    file: `${server}db/people.ts`,
    from: 'select from up where not is_show',
    to: 'select from up where is_show is null',
    tests: inServer('domains/people/department/unhidden.test.ts'),
  },
  {
    name: 'who only adds people overwrites what his role hides',
    file: `${server}domains/people/extend/index.ts`,
    from: 'isSelf ? [] : managePermissionsOf(actor, module)',
    to: 'isSelf ? [] : managePermissionsOf(actor, module).slice(1)',
    tests: inServer('fields.test.ts'),
  },
  {
    name: 'a flow that names somebody is told to companies of other parks',
    sql: inFunction('door.flow_naming(uuid, uuid)', 'k.park_id = f.park_id and ', ''),
    tests: inServer('domains/people/staff/leaving/leaving.test.ts'),
  },
  {
    name: 'who looks after some departments has every request to join to do',
    file: `${server}domains/people/invitation/queries.ts`,
    from: "placeWithin(by, 'staff:create', companyId)",
    to: "placeWithin(by, 'staff:create', companyId) && sql`true`",
    tests: inServer('domains/people/invitation/todo/todo.test.ts'),
  },
  {
    name: 'fields of companies that are not for everybody are in everybody’s list',
    file: `${server}domains/company/company/account/handlers.ts`,
    from: "accounts.page(db, input, isKeeper(actor, 'company'))",
    to: 'accounts.page(db, input, actor !== null)',
    tests: inServer('domains/company/company/account/extended.test.ts'),
  },
  {
    name: 'who edits people gets hold of the account of somebody to whom more is open',
    file: `${server}domains/people/staff/account/number.ts`,
    from: 'if (!(await mayGiveAll(',
    to: 'if (phone === null && !(await mayGiveAll(',
    tests: inServer('domains/people/staff/account/number.test.ts'),
  },
  {
    name: 'who sees somebody off gives his roles to whom he likes',
    file: `${server}domains/people/staff/role/giving.ts`,
    from: "actor.keeps('role:assign', companyId)",
    to: 'Boolean(actor.keeps && companyId)',
    tests: inServer('domains/people/staff/leaving/handing.test.ts'),
  },
  {
    name: 'who sees somebody off takes over what he was to decide',
    file: `${server}domains/approval/flow/run/leaving.ts`,
    from: 'actor.companyId === companyId && actor.level >= 2',
    to: 'actor.companyId === companyId',
    tests: inServer('domains/people/staff/leaving/handing.test.ts'),
  },
];

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
const unused = inServer('domains/kernel/file/unused.test.ts');

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
    name: 'a call runs although the actor lacks the permission it demands',
    file: `${server}http/mount.ts`,
    from: 'return new AppError(actor.rights.closed.has(permission) ? commonErrors.notOpen : commonErrors.forbidden);',
    to: "return 'own';",
    tests: walls,
  },
  {
    name: 'a right of a company’s member reaches the whole park',
    file: `${server}access/rules.ts`,
    from: "side === 'company' ? 'own'",
    to: "side === 'company' ? 'park'",
    tests: [...rights, ...walls],
  },
  {
    name: 'the post of super administrator opens the park to an assisting organisation',
    file: `${server}access/rules.ts`,
    from: "side === 'assist' ? ownNodes : null",
    to: 'side && null',
    tests: rights,
  },
  {
    name: 'a switched-off application still grants its permissions',
    file: `${server}access/rules.ts`,
    from: 'if (isOff) closed.add(permission);',
    to: 'if (isOff && node.parent === null) closed.add(permission);',
    tests: rights,
  },
  {
    name: 'a role grants nodes that the space has not bought',
    file: `${server}access/rules.ts`,
    from: '(!sold || sold.has(node.code))',
    to: '(!sold || sold.size >= 0)',
    tests: rights,
  },
  {
    name: 'the insert policy of a table does not check the inserted rows',
    sql: 'drop policy adding on staff; create policy adding on staff for insert to park_app with check (true);',
    tests: catalogue,
  },
  {
    name: 'the owner of a table bypasses row security',
    sql: 'alter table park_access no force row level security;',
    tests: catalogue,
  },
  {
    name: 'the server may read the stored passwords',
    sql: 'grant select on "user" to park_app;',
    tests: catalogue,
  },
  {
    name: 'an operator reaches the companies of every park',
    sql: inFunction('door.companies()', 'and p.park_id = any (app.parks())', ''),
    tests: walls,
  },
  {
    name: 'a user can enter a park after their access to it has ended',
    sql: inFunction('door.contexts_of(uuid)', 'and a.valid @> app.now()', ''),
    tests: entry,
  },
  {
    name: 'the cache keeps rights beyond the time at which they end',
    sql: inFunction(
      'door.enter(bytea, uuid, uuid, text, uuid, text, text, integer[], timestamptz)',
      'seen <> p_versions or p_until <= moment',
      'seen <> p_versions',
    ),
    tests: entry,
  },
  {
    name: 'the cache keeps a context after the user’s access to the park has ended',
    file: `${server}http/session.ts`,
    from: 'until: earlier(session.until, place.facts.until),',
    to: 'until: place.facts.until,',
    tests: entry,
  },
  {
    name: 'a process still accepts rights that another process has revoked',
    sql: inFunction(
      'door.enter(bytea, uuid, uuid, text, uuid, text, text, integer[], timestamptz)',
      'seen <> p_versions or p_until <= moment',
      'p_until <= moment',
    ),
    tests: entry,
  },
  {
    name: 'users keep their cached rights after the grants of a role have changed',
    sql: 'drop trigger role_grant_space_changed on role_grant;',
    tests: entry,
  },
  {
    name: 'a user gives themselves access to a park',
    file: `${server}domains/rights/authorisation/handlers.ts`,
    from: 'if (userIds.includes(actor.userId)) fail(errors.toOneself);',
    to: '',
    tests: entry,
  },
  {
    name: 'an administrator with a right in one park manages the access to another park',
    file: `${server}domains/rights/authorisation/handlers.ts`,
    from: 'return rights?.granted.has(permission) ? { side',
    to: 'return rights && permission ? { side',
    tests: entry,
  },
  {
    name: 'members of resident companies can be given access as staff of a park',
    file: `${server}domains/rights/authorisation/queries.ts`,
    from: 'where c.deleted_at is null and (c.comp_type = 2 or',
    to: 'where c.deleted_at is null and (c.comp_type in (0, 2) or',
    tests: entry,
  },
  {
    name: 'a user gives themselves a role',
    file: `${server}domains/rights/role/people/giving.ts`,
    from: 'if (userIds.includes(actor.userId)) fail(errors.toOneself);',
    to: '',
    tests: inServer('domains/rights/role/role.test.ts', 'domains/rights/grant/guard.test.ts'),
  },
  {
    name: 'a user edits the grants of a role that they hold',
    file: `${server}domains/rights/grant/save.ts`,
    from: 'if (set.isHeld) fail(roleErrors.heldByOneself);',
    to: '',
    tests: inServer('domains/rights/grant/grant.test.ts'),
  },
  {
    name: 'a user grants nodes that they do not have',
    file: `${server}access/granting.ts`,
    from: 'if (!by.rights.nodes.has(code) || ',
    to: 'if (',
    tests: inServer('access/granting.test.ts', 'domains/rights/grant/grant.test.ts'),
  },
  {
    name: 'a user gives a role that covers more people than their own data scope',
    file: `${server}access/granting.ts`,
    from: "if (traits.scope !== 'custom') return isAtLeast(own.scope, traits.scope);",
    to: "if (traits.scope !== 'custom') return true;",
    tests: inServer('access/granting.property.test.ts', 'domains/rights/role/widening.test.ts'),
  },
  {
    name: 'a user gives a role that shows fields which are hidden from them',
    file: `${server}access/granting.ts`,
    from: 'if (!isFieldsCovered) return false;',
    to: '',
    tests: inServer('access/granting.property.test.ts', 'domains/rights/role/widening.test.ts'),
  },
  {
    name: 'the data scope of a role does not limit which people a user reaches',
    file: `${server}db/within.ts`,
    from: "if (right.scope === 'all') return everything;\n  if (right.scope === 'company') return sql`s.company_id",
    to: "if (right.scope) return everything;\n  if (right.scope === 'company') return sql`s.company_id",
    tests: scope,
  },
  {
    name: 'a user moves a staff member to a department outside their data scope',
    file: `${server}domains/people/staff/card/edit.ts`,
    from: "if (to !== person.departmentId) await mustCover(context, 'staff:update', companyId, to);",
    to: '',
    tests: scope,
  },
  {
    name: 'answers contain fields that the user’s roles hide',
    file: `${server}http/mount.ts`,
    from: 'veiled(call.output.parse(body), fields)',
    to: 'call.output.parse(body)',
    tests: fields,
  },
  {
    name: 'exports contain columns that the user’s roles hide',
    file: `${server}domains/kernel/task/export.ts`,
    from: 'veiledColumns(columns, policyOf(by, exportSubjects[subject]))',
    to: 'by && exportSubjects[subject] && policyOf && veiledColumns(columns, {})',
    tests: fields,
  },
  {
    name: 'the server sends phone numbers unmasked',
    file: `${server}secret.ts`,
    from: 'export const maskPhone = (number: string) =>',
    to: 'export const maskPhone = (number: string) => number ||',
    tests: inServer('domains/kernel/privacy/privacy.test.ts'),
  },
  {
    name: 'a user who moves a department overwrites a change by another user',
    file: `${server}domains/people/department/tree/handlers.ts`,
    from: 'mustBeCurrent(moved, input.version);',
    to: '',
    tests: inServer('domains/people/department/department.test.ts'),
  },
  {
    name: 'a command writes no audit entry',
    file: `${server}db/driver/driver.ts`,
    from: "call.last(typeof audit === 'function' ? audit(result) : { text: 'select 1', values: [] })",
    to: "call.last({ text: 'select 1', values: [] })",
    tests: inServer('domains/kernel/audit/audit.test.ts'),
  },
  {
    name: 'a command of one statement writes no audit entry',
    file: `${server}db/insertion.ts`,
    from: '::text from done)',
    to: '::text from done where false)',
    tests: inServer('http/insertion.test.ts'),
  },
  {
    name: 'a command of one statement succeeds although it has inserted no record',
    file: `${server}db/insertion.ts`,
    from: '(select id from made), app.refuse(',
    to: '(select id from made), gen_random_uuid(), app.refuse(',
    tests: inServer('http/insertion.test.ts'),
  },
  {
    name: 'an attacker with a copy of the tables can compute the first passwords',
    file: `${server}secret.ts`,
    from: "keyedHash('first-password',",
    to: "((_: string, text: string) => keyedHashOf(Buffer.from('park'))(text))('first-password',",
    tests: inServer('secret.test.ts'),
  },
  {
    name: 'an audit entry contains a whole phone number if it follows an escape sequence',
    file: `${server}http/closing.ts`,
    from: 'needsCare.test(plain) ?',
    to: 'false ?',
    tests: inServer('http/insertion.test.ts'),
  },
  {
    name: 'a call receives a connection that has already been closed',
    file: `${server}db/driver/connections.ts`,
    from: 'lost.add(client);',
    to: '',
    tests: inServer('db/driver/connections.test.ts'),
  },
  {
    name: 'the driver overwrites bytes that are still being sent to the database',
    file: `${server}db/driver/messages.ts`,
    from: 'isTaken &&= sent.to.writableLength === 0;',
    to: 'isTaken &&= sent.to.writableLength >= 0;',
    tests: inServer('db/driver/messages.test.ts'),
  },
  {
    name: 'an export does not yield to a running request',
    file: `${server}yield-to-requests.ts`,
    from: 'Atomics.load(of, requests) > 0',
    to: 'Atomics.load(of, requests) > 1',
    tests: inServer('yield-to-requests.test.ts'),
  },
  {
    name: 'the driver treats the rest of an answer as a complete answer',
    file: `${server}db/driver/answers.ts`,
    from: 'if (this.#headAt > 0) this.#isFresh = false;',
    to: 'this.#isFresh = true;',
    tests: inServer('db/driver/answers.test.ts'),
  },
  {
    name: 'a worker does not listen for notifications again after a busy period',
    file: `${server}jobs/worker.ts`,
    from: '(await listener.resume())',
    to: 'false',
    tests: inServer('jobs/jobs.test.ts'),
  },
  {
    name: 'a busy worker that has stopped listening does not query the outbox by itself',
    file: `${server}jobs/worker.ts`,
    from: '    schedulePoll();\n  };\n  const relay',
    to: '  };\n  const relay',
    tests: inServer('jobs/jobs.test.ts'),
  },
  {
    name: 'an attribute with an empty set of menus does not limit a company',
    sql: inFunction('door.attribute_nodes(uuid, uuid)', "coalesce(jsonb_agg(distinct n.node), '[]')", 'jsonb_agg(distinct n.node)'),
    tests: inServer('domains/rights/attribute/attribute.test.ts'),
  },
  {
    name: 'the menus that an attribute allows in one park are also allowed in another',
    sql: inFunction(
      'door.attribute_nodes(uuid, uuid)',
      '(g.park_id is null or g.park_id = p_park)',
      '(g.park_id is null or p_park is not null)',
    ),
    tests: inServer('domains/rights/attribute/attribute.test.ts'),
  },
  {
    name: 'a temporary company is marked as ended but stays enabled',
    file: `${server}domains/company/temporary/queries.ts`,
    from: 'update company c set enabled = false,',
    to: 'update company c set enabled = c.enabled,',
    tests: inServer('domains/company/temporary/temporary.test.ts'),
  },
  {
    name: 'two requests import the same checked workbook',
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
    name: 'backup: a restore leaves the sequences unchanged',
    file: `${server}db/backup/load.ts`,
    from: "else if (frame.letter === 'S') await setSequences(client, frame.value);",
    to: "else if (frame.letter === 'S') void setSequences;",
    tests: backup,
  },
  {
    name: 'backup: a restore overwrites existing data without asking for --force',
    file: `${server}db/backup/room.ts`,
    from: 'if (people && !force)',
    to: 'if (people < 0 && !force)',
    tests: backup,
  },
  {
    name: 'backup: new audit entries of a moved database count as older than its seals',
    file: `${server}db/prepare.ts`,
    from: '    await countOnAudit(client);\n',
    to: '    void countOnAudit;\n',
    tests: backup,
  },
  {
    name: 'users who join at the same moment exceed the staff limit of a company',
    sql: inFunction('door.staff_joins()', 'order by c.id for no key update', 'order by c.id'),
    tests: inServer('domains/company/company/power/power.test.ts'),
  },
  {
    name: 'a user joins a company that has just left',
    sql: inFunction('door.staff_joins()', 'c.deleted_at is not null', 'false'),
    tests: inServer('domains/company/company/leaving/leaving.test.ts'),
  },
  {
    name: 'the cached rights of a moved or disabled member stay valid',
    sql: inFunction('door.staff_joins()', 'set rights_version = rights_version + 1', 'set rights_version = rights_version'),
    tests: inServer('domains/people/staff/admin/admin.test.ts'),
  },
  {
    name: 'a user who no longer belongs to any company stays signed in',
    sql: inFunction('door.staff_joins()', 'set revoked_at = app.now()', 'set revoked_at = null'),
    tests: inServer('domains/people/identity/session.test.ts'),
  },
  {
    name: 'a user adds a single person to a company outside their reach',
    sql: inFunction(
      'door.person_attach(uuid, bytea, bytea, text, text, text)',
      'not coalesce(p_company = any (door.companies()), false)',
      'false',
    ),
    tests: inServer('domains/people/staff/walls.test.ts'),
  },
  {
    name: 'users stay signed in after their only company has ended',
    sql: 'drop trigger company_ended on company;',
    tests: inServer('domains/company/company/account/account.test.ts'),
  },
  {
    name: 'a user enters a company that is not active yet',
    sql: inFunction('door.contexts_of(uuid)', "'company', m.is_open", "'company', true"),
    tests: inServer('domains/company/company/account/activation.test.ts'),
  },
  {
    name: 'a user writes a note into a person’s privacy record without a recent look-up',
    file: `${server}domains/kernel/privacy/queries.ts`,
    from: "interval '5 minutes'",
    to: "interval '50 minutes'",
    tests: inServer('domains/kernel/privacy/privacy.test.ts'),
  },
  {
    name: 'the check of a phone number reveals people whom the actor may not see',
    file: `${server}domains/people/staff/account/queries.ts`,
    from: '(s.is_show or ',
    to: '(true or ',
    tests: inServer('domains/people/staff/staff.test.ts'),
  },
  {
    name: 'a user disables a company although another user has changed it meanwhile',
    file: `${server}domains/company/company/account/handlers.ts`,
    from: '  mustBeCurrent(company, version);\n',
    to: '',
    tests: inServer('domains/company/company/account/account.test.ts'),
  },
  {
    name: 'a removed park administrator keeps their access to the park',
    file: `${server}domains/rights/parkadmin/handlers.ts`,
    from: 'await admins.deleteEntry(db, locked.id);',
    to: '',
    tests: inServer('domains/rights/parkadmin/parkadmin.test.ts'),
  },
  {
    name: 'a user changes the roles of an administrator who has more rights',
    file: `${server}domains/rights/role/people/giving.ts`,
    from: 'await mustMayHandOn(db, actor, roles, [member.companyId], selected.length ? [member] : []);',
    to: '',
    tests: inServer('domains/rights/parkadmin/parkadmin.test.ts'),
  },
  {
    name: 'a group shows and counts people whom the reader may not see',
    file: `${server}domains/people/group/queries.ts`,
    from: '(s.user_id is not null and ',
    to: '(s.user_id is not null or ',
    tests: inServer('domains/people/group/people.test.ts'),
  },
  {
    name: 'a character with several readings always gets the same pinyin, also in a family name',
    file: `${server}pinyin.ts`,
    from: 'if (others.length > 0) return undefined;',
    to: '',
    tests: inServer('pinyin.test.ts'),
  },
  {
    name: 'a new call starts in the slot that a waiting call has just received',
    file: `${server}run-limited.ts`,
    from: 'if (next) next();\n      else running -= 1;',
    to: 'running -= 1;\n      next?.();',
    tests: inServer('run-limited.test.ts'),
  },
  {
    name: 'a request path can end its log line and begin another',
    file: `${server}http/log.ts`,
    from: 'JSON.stringify(path)',
    to: `'"' + path + '"'`,
    tests: inServer('http/log.test.ts'),
  },
  {
    name: 'a person’s name of one character is accepted',
    file: 'packages/contract/src/fields.ts',
    from: '.refine((value) => [...value].length !== 1, short)',
    to: '',
    tests: ['packages/contract/src/fields.test.ts'],
  },
  {
    name: 'the usage count of an option includes people of another space',
    sql: inFunction('door.extend_used(integer, text, text[])', 'p_module = 1 and s.space_id = app.space() and', 'p_module = 1 and'),
    tests: inServer('domains/people/extend/extend.test.ts'),
  },
  {
    name: 'appointing the first administrator of an operator does not lock their account',
    sql: inFunction('door.operator_appoint(uuid, bytea, bytea, text, text)', ' for key share', ''),
    tests: inServer('domains/people/activation/activation.test.ts'),
  },
  {
    name: 'the address book names a department below a hidden department',
    file: `${server}db/people.ts`,
    from: 'or d.id <> all (',
    to: 'or d.is_show or d.id <> all (',
    tests: inServer('domains/people/department/hidden.test.ts'),
  },
  {
    name: 'a user who may edit departments of their own company sees hidden departments of others',
    file: `${server}db/people.ts`,
    from: 'return keeps(permission, companyId) && (',
    to: 'return by.rights.granted.has(permission) && (',
    tests: inServer('domains/people/department/hidden.test.ts'),
  },
  {
    name: 'a user who may edit one department sees every hidden department of the company',
    file: `${server}db/people.ts`,
    from: '(coversCompany(by, permission, companyId) || departmentWithin(by, permission))',
    to: 'by.userId.length > 0',
    tests: inServer('domains/people/department/unhidden.test.ts'),
  },
  {
    name: 'a user whose right covers only themselves sees the hidden departments of the park',
    file: `${server}db/people.ts`,
    from: 'return coversAll(by, permission) || departmentWithin(by, permission);',
    to: 'return coversAll(by, permission) || by.userId.length > 0;',
    tests: inServer('domains/people/department/unhidden.test.ts'),
  },
  {
    name: 'every user sees the members of a hidden department',
    file: `${server}db/people.ts`,
    from: 'select from up where not is_show',
    to: 'select from up where is_show is null',
    tests: inServer('domains/people/department/unhidden.test.ts'),
  },
  {
    name: 'a user who may add but not edit people overwrites fields that their roles hide',
    file: `${server}domains/people/extend/index.ts`,
    from: 'isSelf ? [] : managePermissionsOf(actor, module)',
    to: 'isSelf ? [] : managePermissionsOf(actor, module).slice(1)',
    tests: inServer('fields.test.ts'),
  },
  {
    name: 'a company is told of flows in other parks that name its leaving member',
    sql: inFunction('door.flow_naming(uuid, uuid)', 'k.park_id = f.park_id and ', ''),
    tests: inServer('domains/people/staff/leaving/leaving.test.ts'),
  },
  {
    name: 'a manager of some departments sees all requests to join the company as to-dos',
    file: `${server}domains/people/invitation/queries.ts`,
    from: "placeWithin(by, 'staff:create', companyId)",
    to: "placeWithin(by, 'staff:create', companyId) && sql`true`",
    tests: inServer('domains/people/invitation/todo/todo.test.ts'),
  },
  {
    name: 'every reader of the list of companies sees fields that are not public',
    file: `${server}domains/company/company/account/handlers.ts`,
    from: "accounts.page(context.db, input, isKeeper(context.actor, 'company'))",
    to: 'accounts.page(context.db, input, context !== null)',
    tests: inServer('domains/company/company/account/extended.test.ts'),
  },
  {
    name: 'a user who edits staff takes over an account with more rights by changing its phone number',
    file: `${server}domains/people/staff/account/number.ts`,
    from: 'if (!(await mayGiveAll(',
    to: 'if (phone === null && !(await mayGiveAll(',
    tests: inServer('domains/people/staff/account/number.test.ts'),
  },
  {
    name: 'a user who removes a member gives that member’s roles away without the right to assign roles',
    file: `${server}domains/people/staff/role/giving.ts`,
    from: "actor.keeps('role:assign', companyId)",
    to: 'Boolean(actor.keeps && companyId)',
    tests: inServer('domains/people/staff/leaving/handing.test.ts'),
  },
  {
    name: 'a user who removes a member takes over their approvals without being an administrator',
    file: `${server}domains/approval/flow/run/leaving.ts`,
    from: 'actor.companyId === companyId && actor.level >= 2',
    to: 'actor.companyId === companyId',
    tests: inServer('domains/people/staff/leaving/handing.test.ts'),
  },
  {
    name: 'answers contain whole phone numbers although the platform masks them',
    file: `${server}domains/kernel/privacy/shown.ts`,
    from: 'if (!actor.rights.showsPhones) return rows;',
    to: '',
    tests: inServer('domains/kernel/privacy/shown.test.ts'),
  },
  {
    name: 'a list with whole phone numbers also shows numbers that the actor may not look up',
    file: `${server}domains/kernel/privacy/shown.ts`,
    from: '.filter(({ permission, companyId }) => actor.keeps(permission, companyId)),',
    to: '.filter(() => true),',
    tests: inServer('domains/kernel/privacy/shown.test.ts'),
  },
  {
    name: 'the sweep removes a file that a command is attaching',
    file: `${server}db/unused-file.ts`,
    from: ' for update skip locked`',
    to: '`',
    tests: unused,
  },
  {
    name: 'the sweep searches only columns with an index',
    file: `${server}db/unused-file.ts`,
    from: `    const used = await usedOf(
      locked.map(({ id }) => id),
      columns,
    );`,
    to: `    const used = await usedOf(
      locked.map(({ id }) => id),
      indexed,
    );`,
    tests: unused,
  },
  {
    name: 'a portrait is chosen without taking its file into use',
    sql: inFunction('door.own_file(uuid)', 'set unused_since = null', 'set unused_since = f.unused_since'),
    tests: unused,
  },
];

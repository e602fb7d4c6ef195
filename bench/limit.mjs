// The reference server: node:http, prepared statements and hand-written JSON, without sign-in, rights, row security, audit or framework.
// No useful server can be faster on the same rows, so the speed of our server is given relative to this limit.
import { createHash } from 'node:crypto';
import http from 'node:http';
import pg from 'pg';

const { url, statements, spaceId } = JSON.parse(process.env.LIMIT ?? '{}');
const pool = new pg.Pool({ connectionString: url, max: 16 });
const ask = async (name, text, values) => (await pool.query({ name, text, values })).rows;

/** Runs a prepared statement of our server with the company and id of the request. */
async function same(name, query) {
  const { text, values } = statements[name];
  const named = { company: query.get('companyId'), id: query.get('id') };
  const [row] = await ask(
    name,
    text,
    values.map((value) => named[value] ?? value),
  );
  return row;
}

// The query as one would write it without tuning: it reads every column of all matching rows and counts the rows with a window function.
const people = `select count(*) over ()::int as total, s.user_id as id, s.company_id as "companyId", s.real_name as "realName",
    s.phone_mask as phone, s.department_id as "departmentId", d.name as "departmentName", s.enabled::int as "isEnable",
    (s.admin_level = 2)::int as "isCompanyAdmin", (s.admin_level = 3)::int as "isSuperAdmin", c.name as "companyName", s.sex, s.position,
    s.email, s.order_num::float8 as "orgOrderNum", s.is_show::int as "isShow", true as change, null as remark,
    to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "createdDate", null as "leftDate", s.version,
    s.nick_name as "nickName", s.avatar as "headPortaitUrl", s.ext as "extValues",
    (s.admin_level > 1 or c.comp_type = 2) as "isPhoneLocked", false as "mayRemove",
    case s.admin_level
      when 3 then '[{"id": "companySuperAdmin", "roleName": "单位超级管理员", "roleCode": "enterpriseManager"}]'::json
      when 2 then '[{"id": "enterpriseComManager", "roleName": "单位普通管理员", "roleCode": "enterpriseComManager"}]'::json
      else '[]'::json end as roles
  from staff s join company c on c.id = s.company_id left join department d on d.id = s.department_id
 where s.company_id = $1 and s.left_at is null and s.is_show and (s.pinyin like $2 or s.real_name like $2)
 order by s.order_num, s.user_id limit 10`;
const newPerson = `with person as (
    insert into "user" (phone_cipher, phone_hash, phone_mask, real_name, home_company_id) values ($3, $4, $5, $6, $2) returning id)
  insert into staff (space_id, company_id, user_id, department_id, real_name, phone_cipher, phone_hash, phone_mask, order_num)
  select $1, $2, id, $7, $6, $3, $4, $5, $8 from person returning user_id as id`;
const newDepartment = `insert into department (space_id, company_id, parent_id, name, order_num, level)
  values ($1, $2, $3, $4, $5, 3) returning id`;

const answers = {
  '/read': (query) => same('read', query),
  async '/person'(query) {
    const { level: _, compType: __, isContact: ___, ...row } = await same('person', query);
    return { ...row, isCompanySuperAdmin: 0, comType: 1, isPhoneLocked: false, mayEdit: false, mayRemove: false };
  },
  async '/list'(query, { keyword }) {
    const rows = await ask('people', people, [query.get('companyId'), `%${keyword}%`]);
    return { total: rows[0]?.total ?? 0, list: rows.map(({ total: _, ...row }) => row) };
  },
  async '/create'(query, { parentId, name, orderNum }) {
    return (await ask('create', newDepartment, [spaceId, query.get('companyId'), parentId, name, orderNum]))[0];
  },
  async '/add'(query, { realName, phone, departmentId, orgOrderNum }) {
    const hash = createHash('sha256').update(phone).digest();
    const mask = `${phone.slice(0, 3)}****${phone.slice(-4)}`;
    const values = [spaceId, query.get('companyId'), Buffer.from(phone), hash, mask, realName, departmentId, orgOrderNum];
    return (await ask('add', newPerson, values))[0];
  },
};

const server = http.createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part) => {
    text += part;
  });
  request.on('end', async () => {
    try {
      const [path, query] = request.url.split('?');
      const body = await answers[path](new URLSearchParams(query), text && JSON.parse(text));
      // the body is converted by one JSON.stringify call; converting it field by field was not faster
      const json = `{"code":"200","body":${JSON.stringify(body)}}`;
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(json) });
      response.end(json);
    } catch (error) {
      response.writeHead(500).end(error.message);
    }
  });
});
server.listen(0, '127.0.0.1', () => process.send({ address: `http://127.0.0.1:${server.address().port}` }));
process.on('SIGTERM', () => process.exit(0));

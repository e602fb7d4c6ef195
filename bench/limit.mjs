// The bare limit: node:http, prepared statements, JSON written by hand. No login, no rights, no walls, no audit, no
// framework. What a server of ours can be measured against, since nothing useful can be faster on the same rows.
import http from 'node:http';
import pg from 'pg';

const { url, read, spaceId } = JSON.parse(process.env.LIMIT ?? '{}');
const pool = new pg.Pool({ connectionString: url, max: 16 });
const create = `insert into department (space_id, company_id, parent_id, name, order_num, level) values ($1, $2, $3, $4, $5, 3) returning id`;

const answers = {
  async GET(query) {
    const { rows } = await pool.query({ name: 'read', text: read, values: [query.get('companyId'), query.get('id')] });
    return rows[0];
  },
  async POST(query, { parentId, name, orderNum }) {
    const { rows } = await pool.query({
      name: 'create',
      text: create,
      values: [spaceId, query.get('companyId'), parentId, name, orderNum],
    });
    return rows[0];
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
      const query = new URLSearchParams(request.url.slice(request.url.indexOf('?') + 1));
      const body = await answers[request.method](query, text && JSON.parse(text));
      // a template around one call of the engine's serialiser: field by field was not faster
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

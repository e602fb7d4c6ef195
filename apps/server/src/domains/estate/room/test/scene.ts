import { room } from '@park/contract/estate/room';
import { beforeAll } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';

const names = ['supera1', 'operatora', 'operatorb', 'operatorab', 'operatorc', 'assistant1'] as const;

/** Starts a server of two processes and signs in the demo users. */
export function roomScene() {
  const server = testServer({ processes: 2 });
  const people: Record<string, Person> = {};
  beforeAll(async () => {
    for (const name of names) people[name] = await server.signIn(name);
  });
  const as = (name: (typeof names)[number]) => people[name] as Person;
  const detail = (id: string, asOf?: string) => as('operatora').call(room.detail, { id, ...(asOf && { asOf }) });
  return {
    server,
    as,
    operator: () => as('operatora'),
    detail,
    /** Returns the values that the edit form of a room would send back. */
    async formOf(id: string) {
      const { roomCode, roomNum, kind, area, usableArea, rentableArea, floorId, version } = await detail(id);
      return { id, roomCode, roomNum, kind, area, usableArea, rentableArea, floorId, version };
    },
    /** Makes rooms look as if they were added 400 days ago. */
    aged: (...ids: string[]) =>
      server.rows(`update room set created_at = created_at - interval '400 days' where id = any ($1::uuid[])`, [ids]),
    /** Inserts an occupancy of a room. */
    claim: (roomId: string, kind: string, during: string, more: Record<string, unknown> = {}) => {
      const columns = Object.keys(more);
      return server.rows<{ id: string }>(
        `insert into occupancy (space_id, park_id, room_id, kind, during${columns.map((name) => `, ${name}`).join('')})
         select space_id, park_id, id, $2, $3${columns.map((_, at) => `, $${at + 4}`).join('')} from room where id = $1 returning id`,
        [roomId, kind, during, ...Object.values(more)],
      );
    },
  };
}

export const stranger = '00000000-0000-4000-8000-000000000000';
export const today = () => new Date().toLocaleDateString('sv', { timeZone: 'Asia/Shanghai' });
export const dayFrom = (days: number) => new Date(Date.parse(today()) + days * 86_400_000).toISOString().slice(0, 10);
type Answer = { json(): { code: string } };
export const codesOf = (answers: PromiseSettledResult<Answer>[]) =>
  answers.map((one) => (one.status === 'fulfilled' ? one.value.json().code : String(one.reason))).toSorted();

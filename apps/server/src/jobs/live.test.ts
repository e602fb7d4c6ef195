import { command, domain } from '@park/contract';
import { nothing } from '@park/contract/fields';
import { live } from '@park/contract/live';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { demoId } from '../../../../demo/rows.ts';
import { testServer } from '../../test/app.ts';
import { implement } from '../http/mount.ts';

const probe = domain('probe', {
  tell: command({
    path: '/probe/tell',
    access: 'signed-in',
    summary: '',
    input: z.object({ who: z.string(), fails: z.boolean().default(false) }),
    output: nothing,
  }),
});
const server = testServer({
  processes: 2,
  modules: [
    implement(probe, {
      async tell(context, { who, fails }) {
        await context.live([demoId(`user ${who}`)], 'todo');
        if (fails) throw new Error('no');
        return {};
      },
    }),
  ],
});
const addresses: string[] = [];
beforeAll(async () => {
  for (const process of [0, 1]) addresses.push(await server.listen(process));
});

const opened: AbortController[] = [];
afterAll(() => {
  for (const one of opened) one.abort();
});
/** What an open console reads, line by line. */
async function open(token: string | undefined, process: number) {
  const end = new AbortController();
  opened.push(end);
  const response = await fetch(`${addresses[process]}/smartop${live.stream.path}`, {
    headers: { loginToken: token ?? '' },
    signal: end.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    status: response.status,
    async until(sought: string): Promise<string> {
      while (!text.includes(sought)) {
        const next = await reader?.read();
        if (!next || next.done) throw new Error(`ended before ${sought}`);
        text += next.value;
      }
      return text;
    },
    soFar: () => text,
  };
}

test('a person hears of his own things on either process, and nobody else does', async () => {
  const [member, other, sender] = [await server.signIn('membera1'), await server.signIn('supera2'), await server.signIn('supera1')];
  const [here, there, stranger] = [await open(member.token, 0), await open(member.token, 1), await open(other.token, 0)];
  await Promise.all([here.until(': open'), there.until(': open'), stranger.until(': open')]);
  await sender.refused(probe.tell, { who: 'membera1', fails: true });
  await sender.call(probe.tell, { who: 'membera1' }, { process: 1 });
  await Promise.all([here.until('event: todo'), there.until('event: todo')]);
  expect(here.soFar().match(/event: todo/g)).toHaveLength(1);
  expect(stranger.soFar()).not.toContain('event');
});

test('without a session there is nothing to hear', async () => {
  expect((await open(undefined, 0)).status).toBe(401);
});

import http from 'node:http';

/** A company in which applications are approved: its applicant, and its approvers in order. */
export type Desk = { applicant: string; deciders: string[] };
/**
 * A measurement: each desk starts an application, approves it to its end and starts the next. It ends after a time, or after a number of
 * requests if one is given.
 */
export type Job = {
  address: string;
  base: string;
  paths: { start: string; list: string; submit: string };
  desks: Desk[];
  ms: number;
  most?: number;
};
export type Approved = { count: number; requests: number; seconds: number; p50: number; p99: number; cpuUs: number; problem?: string };

type Listed = { total: number; list: { processInstanceId: string; taskId: number }[] };

async function run({ address, base, paths, desks, ms, most = Number.POSITIVE_INFINITY }: Job): Promise<Approved> {
  const { hostname, port } = new URL(address);
  const agent = new http.Agent({ keepAlive: true, maxSockets: desks.length });
  const before = process.cpuUsage();
  const began = performance.now();
  const times: number[] = [];
  let requests = 0;

  const ask = <T>(path: string, logintoken: string, input: object) =>
    new Promise<T>((done, broke) => {
      const body = JSON.stringify(input);
      const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), logintoken };
      requests += 1;
      const request = http.request({ agent, hostname, port, method: 'POST', path: base + path, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          if (response.statusCode === 200) done((JSON.parse(text) as { body: T }).body);
          else broke(new Error(`${path}: ${text}`));
        });
      });
      request.on('error', broke);
      request.end(body);
    });

  /** Checks the to-do lists after a decision: the next approver has the to-do, the previous approver has not. */
  const todo = async (logintoken: string, id: string) => {
    const { list } = await ask<Listed>(paths.list, logintoken, { type: 1, pageNum: 1, pageSize: 10 });
    return list.find(({ processInstanceId }) => processInstanceId === id);
  };

  async function approve({ applicant, deciders }: Desk): Promise<void> {
    const form = { title: '采购办公椅', content: '十把，放在二楼会议室', amount: 320_000 };
    const { processInstanceId } = await ask<{ processInstanceId: string }>(paths.start, applicant, { processKey: 'bench', form });
    for (const decider of deciders) {
      const task = await todo(decider, processInstanceId);
      if (!task) throw new Error('the list does not show what was just handed on');
      await ask(paths.submit, decider, { processInstanceId, taskId: task.taskId, comment: '同意' });
    }
    if (await todo(deciders.at(-1) as string, processInstanceId)) throw new Error('the list shows what was just decided');
  }

  await Promise.all(
    desks.map(async (desk) => {
      while (performance.now() - began < ms && times.length < most) {
        const at = performance.now();
        await approve(desk);
        times.push(performance.now() - at);
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { count: times.length, requests, seconds, p50: at(0.5), p99: at(0.99), cpuUs: user + system };
}

process.on('message', async (message) => {
  if (typeof message !== 'object' || !message || !('job' in message)) return;
  const nothing = { count: 0, requests: 0, seconds: 0, p50: 0, p99: 0, cpuUs: 0 };
  process.send?.({ approved: await run(message.job as Job).catch((error: Error) => ({ ...nothing, problem: error.message })) });
});
// without this the process would end before the parent sends the next job
process.channel?.ref();
process.on('SIGTERM', () => process.exit(0));

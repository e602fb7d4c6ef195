import { processErrors as errors, process } from '@park/contract/approval/process';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Person, testServer } from '../../../../../test/app.ts';
import { approve, deployed, drawn, taskOf, user } from '../../../../../test/approvals.ts';
import { keep, png } from '../../../../../test/keep.ts';

const server = testServer();
const names = ['supera1', 'admina1', 'membera1', 'operatora'] as const;
const people = {} as Record<(typeof names)[number], Person>;
beforeAll(async () => {
  for (const name of names) people[name] = await server.signIn(name);
});

const started = async (definition: object, form: object = { title: '测试申请' }) => {
  const processKey = await deployed(people.operatora, definition);
  return (await people.membera1.call(process.start, { processKey, form } as never)).processInstanceId;
};
const detail = (id: string, person = people.membera1) => person.call(process.detail, { processInstanceId: id });
const input = async (name: (typeof names)[number], id: string, more: object) =>
  ({ processInstanceId: id, taskId: await taskOf(people[name], id), ...more }) as never;
const nameOf = async (name: string) =>
  (await server.rows<{ real_name: string }>('select real_name from staff where user_id = $1', [user(name)]))[0]?.real_name ?? '';
const upload = async (person: Person) => (await keep(server, person, png(30, 20))).id;

describe('the comment and signature that a step requires', () => {
  test('an approval without the required comment or signature is refused on that field, also in a batch', async () => {
    const id = await started(drawn([approve('a', ['admina1'], { opinion: true, signature: true })], { batch: true }));
    expect((await detail(id, people.admina1)).task).toMatchObject({ needsOpinion: true, needsSignature: true });
    expect(await people.admina1.refused(process.submit, await input('admina1', id, {}))).toMatchObject({
      status: 400,
      fields: { comment: errors.noOpinion.message, signature: errors.noSignature.message },
    });
    const opinion = { comment: '同意' };
    expect(await people.admina1.refused(process.submit, await input('admina1', id, opinion))).toMatchObject({
      status: 400,
      fields: { signature: errors.noSignature.message },
    });
    const items = [{ processInstanceId: id, taskId: await taskOf(people.admina1, id) }];
    expect(await people.admina1.call(process.batch, { items, ...opinion })).toMatchObject({
      errorSize: 1,
      list: [{ message: errors.noSignature.message }],
    });
    expect(
      await people.admina1.refused(
        process.submit,
        await input('admina1', id, { ...opinion, signature: { name: await nameOf('supera1') } }),
      ),
    ).toMatchObject({ status: 400, fields: { signature: errors.wrongSignature.message } });
    expect(await detail(id)).toMatchObject({ status: 'running' });
    const name = await nameOf('admina1');
    await people.admina1.call(process.submit, await input('admina1', id, { ...opinion, signature: { name } }));
    expect((await detail(id)).steps.find(({ action }) => action === 'agree')).toMatchObject({ signature: { name, url: null } });
  });

  test('a refusal is signed with the actor’s own signature picture, which every participant sees and nobody can remove', async () => {
    const id = await started(drawn([approve('a', ['admina1'], { signature: true })]));
    const no = { comment: '不同意' };
    expect(await people.admina1.refused(process.reject, await input('admina1', id, no))).toMatchObject({
      fields: { signature: errors.noSignature.message },
    });
    const foreign = await upload(people.supera1);
    expect(
      await people.admina1.refused(process.reject, await input('admina1', id, { ...no, signature: { fileId: foreign } })),
    ).toMatchObject({ status: 404, fields: { signature: errors.fileGone.message } });
    const fileId = await upload(people.admina1);
    await people.admina1.call(process.reject, await input('admina1', id, { ...no, signature: { fileId } }));
    const { steps, attachments, status } = await detail(id);
    expect(status).toBe('refused');
    expect(attachments).toEqual([]);
    const { signature } = steps.find(({ action }) => action === 'refuse') ?? {};
    expect((await server.inject({ method: 'GET', url: signature?.url ?? '' })).headers['content-type']).toContain('image/');
    expect((await people.membera1.call(process.steps, { processInstanceId: id })).find(({ action }) => action === 'refuse')).toMatchObject({
      signature: { url: expect.any(String) },
    });
    const [row] = await server.rows<{ id: string }>('select id from flow_attachment where file_id = $1', [fileId]);
    expect(await people.admina1.refused(process.detach, { processInstanceId: id, id: row?.id ?? '' })).toMatchObject({ status: 404 });
  });

  test('a return and the opinion of a delegate do not need a signature', async () => {
    const id = await started(drawn([approve('a', ['admina1'], { signature: true })]));
    await people.admina1.call(process.delegate, await input('admina1', id, { toUserId: user('supera1') }));
    expect((await detail(id, people.supera1)).task).toMatchObject({ needsSignature: false });
    await people.supera1.call(process.submit, await input('supera1', id, { comment: '可以' }));
    await people.admina1.call(process.reject, await input('admina1', id, { comment: '请补充', targetKey: 'applicant' }));
    expect(await detail(id)).toMatchObject({ status: 'returned' });
  });
});

test('approvers see the button labels and visible fields of their step, and can change only its editable fields', async () => {
  const fields = [
    { key: 'papers', name: '底稿', kind: 'attachment' },
    { key: 'amount', name: '金额', kind: 'number' },
    { key: 'secret', name: '底价', kind: 'number' },
  ];
  const rights = { fields: { amount: 'edit', secret: 'hide', papers: 'hide' }, buttons: { agree: '核准', transfer: false } };
  const id = await started(drawn([approve('a', ['admina1'], rights), approve('b', ['supera1'])], {}, fields), {
    title: '测试申请',
    amount: 5,
    secret: 9,
    papers: [await upload(people.membera1)],
  });
  const seen = await detail(id, people.admina1);
  expect(seen.fieldRights).toEqual({ title: 'read', amount: 'edit' });
  expect(seen.form).toEqual({ title: '测试申请', amount: 5 });
  expect(seen.attachments).toEqual([]);
  expect(seen.actions).toContainEqual(expect.objectContaining({ action: 'agree', label: '核准' }));
  expect(seen.actions.map(({ action }) => action)).not.toContain('transfer');
  expect(await people.admina1.refused(process.transfer, await input('admina1', id, { toUserId: user('supera1') }))).toMatchObject({
    status: 409,
  });
  const form = { title: '改了标题', amount: 7, secret: 1 };
  await people.admina1.call(process.submit, await input('admina1', id, { form }));
  const next = await detail(id, people.supera1);
  expect(next.form).toMatchObject({ title: '测试申请', amount: 7, secret: 9 });
  expect(next.attachments).toHaveLength(1);
});

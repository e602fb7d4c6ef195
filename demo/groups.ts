import { demoId } from './rows.ts';
import type { Story } from './story.ts';

/** Companies, and people of several of them, put together. */
export function tellOfGroups(story: Story, spaceId: string): void {
  gather(story, spaceId, '消防安全员', '每月联合检查一次，名单由物业维护', [
    'A1 membera1',
    'A1 person A1 4',
    'A2 staffa2',
    'OP person OP 1',
  ]);
  gather(story, spaceId, '园区志愿者', null, ['A1 membera2', 'A2 supera2', 'AS assistant1']);
  const named = (code: string, name: string, remark: string | null, keys: readonly string[]) =>
    assemble(story, spaceId, { code, name, remark, keys });
  named('key-account', '重点走访企业', '每季度走访一次，由招商部维护', ['A1', 'A2', 'A10', 'A15', 'A22', 'A31']);
  named('high-tech', '高新技术企业', '以当年认定名单为准', ['A1', 'A14', 'A18', 'A26', 'A30', 'A34', 'A38', 'A42', 'A46']);
  named('listing-reserve', '上市后备企业', null, ['A2', 'A11', 'A19']);
}

type Assembled = { code: string; name: string; remark: string | null; keys: readonly string[] };
function assemble(story: Story, spaceId: string, { keys, ...named }: Assembled): void {
  const [park, group] = [demoId('park A'), demoId(`company group ${named.code}`)];
  const of = { space_id: spaceId, park_id: park, kind: 'company' };
  story.add('park_group', { ...of, ...named, id: group, created_at: story.ago(60), version: 1 });
  for (const key of keys)
    story.add('park_group_member', {
      ...of,
      group_id: group,
      id: demoId(`company group ${named.code} ${key}`),
      company_id: demoId(`company ${key}`),
      created_at: story.ago(30),
    });
}

/** A group of people of park A, each in one of his companies. */
function gather(story: Story, spaceId: string, name: string, remark: string | null, people: readonly string[]) {
  const [park, group] = [demoId('park A'), demoId(`group ${name}`)];
  story.add('user_group', { space_id: spaceId, park_id: park, id: group, name, remark, created_at: story.ago(60), version: 1 });
  for (const one of people) {
    const [key = '', ...who] = one.split(' ');
    const of = { company_id: demoId(`company ${key}`), user_id: demoId(`user ${who.join(' ')}`), created_at: story.ago(30) };
    story.add('user_group_member', { space_id: spaceId, park_id: park, group_id: group, ...of });
  }
}

import { demoId } from '../rows.ts';
import { defineDemo, type Story } from '../story.ts';

/** Adds groups of companies, and groups of people from several companies. */
function tellOfGroups(story: Story, spaceId: string): void {
  const companies = (card: Card, ...keys: string[]) => gather(story, spaceId, 'company', card, keys);
  const people = (card: Card, ...who: string[]) => gather(story, spaceId, 'user', card, who);
  people(
    { code: 'fire-safety', name: '消防安全员', remark: '每月联合检查一次，名单由物业维护' },
    ...['A1 membera1', 'A1 person A1 4', 'A2 staffa2', 'OP person OP 1'],
  );
  people({ code: 'volunteers', name: '园区志愿者', remark: null }, 'A1 membera2', 'A2 supera2', 'AS assistant1');
  companies(
    { code: 'key-account', name: '重点走访企业', remark: '每季度走访一次，由招商部维护' },
    ...['A1', 'A2', 'A10', 'A15', 'A22', 'A31'],
  );
  companies(
    { code: 'high-tech', name: '高新技术企业', remark: '以当年认定名单为准' },
    ...['A1', 'A14', 'A18', 'A26', 'A30', 'A34', 'A38', 'A42', 'A46'],
  );
  companies({ code: 'listing-reserve', name: '上市后备企业', remark: null }, 'A2', 'A11', 'A19');
}

type Card = { code: string; name: string; remark: string | null };
/** Adds a group to park A with its members: either companies, or people, each as member of a company. */
function gather(story: Story, spaceId: string, kind: 'company' | 'user', card: Card, members: readonly string[]): void {
  const group = demoId(`group ${card.code}`);
  const own = { space_id: spaceId, park_id: demoId('park A'), kind };
  story.add('park_group', { ...own, ...card, id: group, created_at: story.ago(60), version: 1 });
  for (const one of members) {
    const [key, ...who] = one.split(' ');
    story.add('park_group_member', {
      ...own,
      group_id: group,
      id: demoId(`group ${card.code} ${one}`),
      company_id: demoId(`company ${key}`),
      user_id: kind === 'user' ? demoId(`user ${who.join(' ')}`) : null,
      created_at: story.ago(30),
    });
  }
}

export const groupDemo = defineDemo('group', {
  needs: ['temporary'],
  tables: ['user_group', 'user_group_member', 'park_group', 'park_group_member'],
  tell: (story) => tellOfGroups(story, demoId('space xinghe')),
});

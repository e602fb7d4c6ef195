import { type Group, groupKinds } from '@park/contract/people/group';

/** Texts that differ between groups of companies and groups of people. */
export const words: Record<Group['kind'], { title: string; unit: string; stays: string; code: string; name: string }> = {
  company: { title: groupKinds.company, unit: '家企业', stays: '企业本身不受影响。', code: '如：key-account', name: '如：重点服务企业' },
  user: { title: groupKinds.user, unit: '人', stays: '账号和企业不受影响。', code: '如：fire-safety', name: '如：消防安全员' },
};

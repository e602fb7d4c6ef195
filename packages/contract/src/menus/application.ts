import type { Tab } from './model.ts';

export const application = {
  code: 'M1003',
  name: '应用',
  icon: 'apps',
  subLevel: 1,
  groups: [
    {
      code: 'M1003001',
      name: '应用',
      icon: 'apps',
      sides: 'OC',
      pages: [{ code: 'M1003001001', name: '应用', route: '/serivceapp/servicehome', icon: 'apps', use: 'w', was: ['应用列表'] }],
    },
  ],
} as const satisfies Tab;

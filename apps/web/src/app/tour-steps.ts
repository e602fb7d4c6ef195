import type { MenuItem, UserInfo } from '@park/contract/people/identity';
import type { Rights } from '../kit/api/access.tsx';
import { addressOf, pagesOf, submenusOf } from '../parts/menu/menu.ts';
import type { Me } from '../parts/session/me.ts';
import { placeName } from '../parts/session/place.ts';

export type TourStep = {
  title: string;
  text: string;
  /** Selectors of the element that the step points at; the first visible match is used. */
  at: readonly string[];
  /** The page that the step describes and offers to open. */
  page?: { name: string; address: string };
};

type UserKind = 'platform' | 'operator' | 'assist' | 'admin' | 'member';
function kindOf({ side, companySuperAdmin, companyAdmin }: UserInfo): UserKind {
  if (side === 'platform' || side === 'operator' || side === 'assist') return side;
  return companySuperAdmin || companyAdmin ? 'admin' : 'member';
}

type FirstTask = { path: string; needs?: keyof Rights; title: string; text: (page: string) => string };
const companiesPage = '/platform/organisation/companyAccount';
const approvalTask: FirstTask = {
  path: '/notice/todolist',
  title: '发起第一个审批',
  text: (page) => `在“${page}”点击“发起审批”，选择流程，填写后提交。进度和结果会通知你。`,
};
const companiesTask: FirstTask = {
  path: companiesPage,
  title: '了解园区里的企业',
  text: (page) => `“${page}”列出园区里的企业，点击名称查看详情。`,
};
/** First tasks of each kind of user. The tour shows the first task whose page is in the user's menu and whose right the user has. */
const firstTasks: Record<UserKind, readonly FirstTask[]> = {
  platform: [
    {
      path: '/platformAdmin/space',
      needs: 'space:update',
      title: '从开通空间开始',
      text: (page) => `在“${page}”新增空间和园区，并邀请第一位运营管理员。`,
    },
  ],
  operator: [
    {
      path: companiesPage,
      needs: 'company:create',
      title: '从新增企业开始',
      text: (page) => `在“${page}”点击“新增企业”，登记入驻企业和它的管理员。`,
    },
    companiesTask,
    approvalTask,
  ],
  assist: [companiesTask, approvalTask],
  admin: [
    {
      path: '/architecture/organizetions',
      needs: 'department:create',
      title: '从组织架构开始',
      text: (page) => `在“${page}”建好部门，再添加同事，也可以用表格批量导入。`,
    },
    approvalTask,
  ],
  member: [approvalTask],
};

const exampleCount = 3;
const groupNames = (menus: readonly MenuItem[]) =>
  menus
    .flatMap(submenusOf)
    .slice(0, exampleCount)
    .map(({ name }) => name)
    .join('、');

/** Returns three to five steps: the parts of the shell that matter first, and the user's first task. */
export function tourSteps({ user, menus }: Me, rights: Rights): TourStep[] {
  const place = placeName(user);
  const places = user.contexts.filter(({ hasPrivilege }) => hasPrivilege).length;
  const switching = places > 1 ? '点这里切换到其他园区或企业。' : '它始终显示在这里。';
  return [
    {
      title: '你的菜单',
      text: `${menus.length > 1 ? '先选板块，再打开页面' : '从这里打开页面'}，例如${groupNames(menus)}。这里只有你能使用的功能。`,
      at: ['.side-menu', '.drawer-button'],
    },
    ...(place && places > 0
      ? [{ title: '所在园区和企业', text: `你现在在“${place}”。${switching}`, at: ['.switcher .popup-button'] }]
      : []),
    { title: '快速查找', text: '输入名称、拼音或首字母，直接打开页面。键盘上按 Ctrl K 也可以。', at: ['.search-button'] },
    { title: '待办提醒', text: '需要你处理的审批有几项，这里随时能看到，点击进入待办事项。', at: ['a.bell'] },
    ...firstTaskStep(firstTasks[kindOf(user)], menus, rights),
  ];
}

function firstTaskStep(tasks: readonly FirstTask[], menus: readonly MenuItem[], rights: Rights): TourStep[] {
  for (const { path, needs, title, text } of tasks) {
    const top = menus.find((one) => pageIn(one, path));
    const page = top && pageIn(top, path);
    if (!page || (needs && !rights[needs])) continue;
    const links = [`.side-menu a[href$="${path}"]`, `.top-menu li:nth-child(${menus.indexOf(top) + 1}) a`, '.drawer-button'];
    return [{ title, text: text(`${top.name} / ${page.name}`), at: links, page: { name: page.name, address: addressOf(page) } }];
  }
  return [];
}
const pageIn = (top: MenuItem, path: string) => pagesOf(top).find((page) => page.path === path && page.appSwitch === 1);

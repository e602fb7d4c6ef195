import { type DepartmentNode, department, type Member } from '@park/contract/people/department';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Rights } from '../src/kit/api/access.tsx';
import { idOf, nodeOf } from './people.ts';
import { answer } from './render.tsx';

export const user = userEvent.setup();
/** All rights on the departments of the user's own company. */
export const all: Rights = {
  'book:read': 'own',
  'department:create': 'own',
  'department:update': 'own',
  'department:delete': 'own',
  'staff:update': 'own',
};

/** Builds 工程部 with 维修组 below it. */
export const repair = (values: Partial<DepartmentNode> = {}) =>
  nodeOf('工程部', { parentId: idOf('云启物业'), children: [nodeOf('维修组', { level: 3, parentId: idOf('工程部') })], ...values });
const unassigned = nodeOf('未分配部门', { id: '-2', level: 1, isNoDepartment: true, totalStaffNum: 2 });
export const tree = (...below: DepartmentNode[]) => [unassigned, nodeOf('云启物业', { level: 1, totalStaffNum: 9, children: below })];

export const detailOf = (values: object = {}) => ({
  id: idOf('工程部'),
  name: '工程部',
  parentId: idOf('云启物业'),
  parentName: '云启物业',
  companyId: 'c-own',
  level: 2,
  orderNum: 1,
  isShow: 1 as const,
  orgCode: null,
  managerUserId: null,
  managerName: null,
  otherManagerUserIds: [],
  otherManagerNames: [],
  createdDate: '2026-03-01T01:30:00.000Z',
  updatedDate: null,
  version: 1,
  ...values,
});

export const treeOf = (...below: DepartmentNode[]) => answer(department.tree, () => tree(...below));
export const membersOf = (...list: Member[]) => answer(department.members, () => ({ total: list.length, list }));
export const organisation = [treeOf(repair()), membersOf()];

export const openMenu = async (name: string) => user.click(await screen.findByRole('button', { name: `${name}的操作` }));
export const choose = async (entry: string) => user.click(await screen.findByRole('menuitem', { name: entry }));
export const save = async () => user.click(await screen.findByRole('button', { name: '保存' }));

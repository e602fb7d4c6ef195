import { company } from '@park/contract/company/company';
import { commonErrors } from '@park/contract/core';
import { department } from '@park/contract/people/department';
import { parkuser } from '@park/contract/people/parkuser';
import { permission } from '@park/contract/rights/permission';
import { role } from '@park/contract/rights/role';
import { expect, test } from 'vitest';
import { demoId } from '../../../../../../../demo/rows.ts';
import { testServer } from '../../../../../test/app.ts';
import { hold, makeRole } from '../../../../../test/role.ts';
import { idOf, user } from '../test/accounts.ts';

const server = testServer();

/** Leaves an operator only the administration of companies, and a member of the assisting organisation only access to the park. */
async function onlyCompanies() {
  await server.rows('delete from role_user where user_id = any ($1)', [[user('operatora'), user('assistant1')]]);
  const nodes = ['M1004003001', 'M1004003001:config'];
  await hold(server.rows, await makeRole(server.rows, { company: 'OP', park: 'A', kind: 'park', nodes }), 'OP', 'operatora', 'A');
  return server.signIn('operatora');
}

test('an operator of companies only cannot open the park to an assisting organisation by appointing its super administrator', async () => {
  const operator = await onlyCompanies();
  const one = { companyId: idOf('AS'), superAdminName: '孙丽', superAdminPhone: '13800000021' };
  await operator.call(company.setSuperAdmin, one);
  const admin = await server.signIn('assistant1');

  for (const [call, input] of [
    [company.list, {}],
    [company.detail, { companyId: idOf('A1') }],
    [department.tree, { companyId: idOf('A1') }],
    [parkuser.list, {}],
  ] as const)
    expect([call.key, (await admin.refused(call, input)).code]).toEqual([call.key, expect.stringMatching(/^40[34]$/)]);

  // the own organisation is theirs to run
  expect((await admin.call(company.detail, {})).companyId).toBe(idOf('AS'));
  const { id } = await admin.call(department.create, { name: '夜班组', orderNum: 1, parentId: demoId('department AS 客服组') });
  expect(id).toBeTruthy();

  // the explanation names the missing role
  const general = await server.signIn('operatorab');
  const question = { userId: user('assistant1'), companyId: idOf('AS'), menuId: 'M1004003001' };
  expect((await general.call(permission.explain, question)).conclusion).toMatch(/所持角色都没有“入驻企业”的权限/);

  // somebody who may give rights opens the park
  expect((await operator.refused(role.addParkUsers, { roleId: demoId('role 协管专员'), userIds: [user('assistant1')] })).status).toBe(
    commonErrors.forbidden.status,
  );
  await general.call(role.addParkUsers, { roleId: demoId('role 协管专员'), userIds: [user('assistant1')] });
  expect((await admin.call(company.list, {})).total).toBeGreaterThan(1);
});

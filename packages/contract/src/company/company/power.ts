import { z } from 'zod';
import { command, commonErrors, query } from '../../core.ts';
import { bit, emptyObject, flag, integer, plain, version } from '../../fields.ts';
import { activationRule, companyRef } from './model.ts';

/** Calls about what an operator permits a company: the menus it may grant to its members, the number of members and the main contact. */
export const powerCalls = {
  power: query({
    path: '/portal/company/queryBusinessPowerConfig',
    access: 'company:read',
    summary: 'Returns what a company may manage itself: menus for its own roles, its limit of people, its main contact',
    input: companyRef,
    output: z.object({
      companyId: z.string(),
      companyName: z.string(),
      /** All pages that companies can have, in the order of the menu. `isHanded` tells whether this company may grant the page. */
      menus: z.array(z.object({ code: z.string(), name: z.string(), groupName: z.string(), isHanded: bit })),
      staffLimit: z.int().nullable(),
      staffNum: z.int(),
      mayEditContact: bit,
      version: z.int(),
    }),
    errors: [commonErrors.notFound],
  }),
  savePower: command({
    path: '/portal/company/saveBusinessPowerConfig',
    title: '设置企业功能与人数',
    access: 'company:admin',
    summary:
      'Sets the menus a company may put into its own roles (null: all), its limit of people, and whether it may change its main contact',
    input: companyRef.extend({
      menuIds: z.array(plain(40), '请选择菜单').max(500, '请选择菜单').nullable(),
      staffLimit: z
        .union(
          [z.literal('').transform(() => null), integer('请输入1到1000000的整数', { min: 1, max: 1_000_000 })],
          '请输入1到1000000的整数',
        )
        .nullable(),
      mayEditContact: flag,
      version,
    }),
    output: emptyObject,
    errors: [commonErrors.stale, commonErrors.notFound],
    affects: ['grant', 'role'],
  }),
  activation: query({
    path: '/portal/company/corpActiveconfig/query',
    aliases: ['POST /portal/company/corpActiveconfig/query'],
    method: 'GET',
    access: 'company:read',
    summary: 'Returns how companies added to the park become active; version 0 means the default',
    input: emptyObject,
    output: z.object({ rule: activationRule, days: z.int().nullable(), version: z.int() }),
  }),
  saveActivation: command({
    path: '/portal/company/corpActiveconfig/save',
    aliases: ['GET /portal/company/corpActiveconfig/save'],
    title: '设置企业激活规则',
    access: 'company:admin',
    summary: 'Sets how companies added from now on become active; companies that already wait keep their rule',
    input: z
      .object({
        rule: activationRule,
        days: z
          .union([z.literal('').transform(() => null), integer('请输入1到365的整数', { min: 1, max: 365 })], '请输入1到365的整数')
          .nullish(),
        version: integer('缺少版本号，请刷新后重试'),
      })
      .refine(({ rule, days }) => rule !== 'date' || typeof days === 'number', { path: ['days'], message: '请输入天数' }),
    output: emptyObject,
    errors: [commonErrors.stale],
  }),
  dropActivation: command({
    path: '/portal/company/corpActiveconfig/delete',
    aliases: ['GET /portal/company/corpActiveconfig/delete'],
    title: '恢复默认激活规则',
    access: 'company:admin',
    summary: 'Restores the default: a company becomes active when its super administrator first signs in',
    input: emptyObject,
    output: emptyObject,
  }),
  activate: command({
    path: '/portal/company/activate',
    title: '激活企业',
    access: 'company:update',
    summary: 'Activates a company at once, whatever it waits for',
    input: companyRef,
    output: emptyObject,
    errors: [commonErrors.notFound],
  }),
};

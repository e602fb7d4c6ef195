import { z } from 'zod';
import { command, commonErrors, defineErrors, domain, query } from '../core.ts';
import {
  bit,
  chosenId,
  emptyObject,
  flag,
  id,
  keyword,
  matching,
  pageOf,
  paging,
  personName,
  phone,
  plain,
  text,
  version,
} from '../fields.ts';
import { pictureAddress } from '../kernel/file.ts';

export const parkErrors = defineErrors({
  nameTaken: { code: '409', status: 409, message: '同名园区已存在' },
  spaceNameTaken: { code: '409', status: 409, message: '同名空间已存在' },
  projectCodeTaken: { code: '409', status: 409, message: '空间编码已被使用' },
  operatorActive: { code: '409', status: 409, message: '该管理员已激活账号，无需再次邀请' },
  /** The phone number has an account. The reply tells whose, so that the actor can confirm the person or correct the phone number. */
  operatorKnown: { code: '409', status: 409, message: '该手机号已有账号，请确认是否由 TA 担任管理员' },
  lastOpen: { code: '409', status: 409, message: '至少保留一个启用的园区' },
});

export const Park = z.object({
  id: z.string(),
  name: z.string(),
  parkId: z.string(),
  parkName: z.string(),
  areaId: z.string(),
  areaName: z.string(),
  enableFlag: bit,
  companyId: z.string().nullable(),
  companyName: z.string().nullable(),
});
export type Park = z.infer<typeof Park>;

const coordinate = (limit: number, message: string) => z.number(message).min(-limit, message).max(limit, message).nullable().optional();
/** Schema of an optional text in a change: undefined leaves the stored value, null or blank clears it. */
const fact = (max: number) =>
  plain(max)
    .trim()
    .nullable()
    .transform((value) => value || null)
    .optional();
const facts = {
  contactName: fact(20),
  /** The phone number that the park publishes. It is no personal number and is not masked. */
  contactPhone: fact(20).refine((value) => value == null || /^[\d+()\s-]{3,20}$/.test(value), '请输入正确的联系电话'),
  address: fact(200),
  longitude: coordinate(180, '经度不正确'),
  latitude: coordinate(90, '纬度不正确'),
  area: matching('area').nullable().optional(),
  intro: fact(1000),
  /** URL that an upload without needAuth returned. */
  logo: pictureAddress.nullable().optional(),
};
/** Result of inviting the first operator. */
export const Invited = z.object({
  /** `known`: the person has an account already, keeps the password and gets a message instead of a code. */
  outcome: z.enum(['sent', 'known']),
  /** The masked phone number to which the message was sent. */
  phone: z.string(),
  /** Activation code that somebody must hand over in person. Returned only in this reply, and only if no SMS gateway is configured. */
  code: z.string().nullable(),
  expiresDate: z.string().nullable(),
});
export type Invited = z.infer<typeof Invited>;

/** The owner of a phone number that has an account. The actor sees enough to notice a mistake and is asked to confirm. */
export const KnownPerson = z.object({
  /** The family name in full, and the given name masked. */
  realName: z.string(),
  phone: z.string(),
  /** Whether the name of the account equals the name that the actor typed. */
  isSameName: z.boolean(),
  isEnabled: z.boolean(),
});
export type KnownPerson = z.infer<typeof KnownPerson>;

/** States of a space's first operator. */
export const operatorStates = { active: '已激活', ready: '待登录', waiting: '待激活', expired: '邀请已过期' } as const;
type OperatorState = keyof typeof operatorStates;

const Space = z.object({
  id: z.string(),
  name: z.string(),
  projectCode: z.string(),
  enableFlag: bit,
  operatorCompanyName: z.string().nullable(),
  parkNum: z.int(),
  version: z.int(),
});
const SpaceRow = Space.extend({
  createdDate: z.string(),
  operatorName: z.string().nullable(),
  operatorPhone: z.string().nullable(),
  /**
   * State of the first operator; null if the space has no operator. `ready`: the account is set up, but the operator has not signed in yet.
   */
  operatorState: z.enum(Object.keys(operatorStates) as OperatorState[]).nullable(),
  expiresDate: z.string().nullable(),
});
export type SpaceRow = z.infer<typeof SpaceRow>;
const ParkRow = Park.extend({ createdDate: z.string(), companyNum: z.int().nullable(), version: z.int() });
export type ParkRow = z.infer<typeof ParkRow>;
const Card = z.object({
  id: z.string(),
  name: z.string(),
  areaName: z.string(),
  contactName: z.string().nullable(),
  contactPhone: z.string().nullable(),
  address: z.string().nullable(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
  area: z.string().nullable(),
  intro: z.string().nullable(),
  logo: z.string().nullable(),
  version: z.int(),
});
const projectCode = z
  .string('请输入空间编码')
  .trim()
  .regex(/^[a-z][a-z0-9-]{1,30}$/, '空间编码须以小写字母开头，由小写字母、数字和连字符组成，2到31位');

const operator = {
  operatorName: personName('请输入姓名', '姓名长度为2到20个字'),
  operatorPhone: phone('请输入手机号码', '请输入正确的手机号码'),
};
/**
 * Whether the actor has confirmed that the owner of the phone number is the right person. Without it, the owner of an existing account is
 * not appointed.
 */
const isConfirmed = z.boolean().default(false);

export const park = domain('park', {
  title: '空间与园区',
  labels: {
    area: '面积',
    contactName: '联系人',
    contactPhone: '联系电话',
    enableFlag: '启用',
    intro: '简介',
    latitude: '纬度',
    logo: '标志',
    longitude: '经度',
    parkId: '园区编号',
  },
  exports: { space: 'space:read', park: 'space:read' },
  calls: {
    all: query({
      path: '/portal/open/park/getAllParkList',
      method: 'GET',
      access: 'signed-in',
      summary: 'Lists the actor’s parks by name, with whether the actor may enter',
      input: emptyObject,
      output: z.array(Park.extend({ hasPrivilege: z.boolean() })),
    }),
    projects: query({
      path: '/portal/park/getProjectList',
      access: 'signed-in',
      ownScope: true,
      summary: 'Lists the parks of a space the actor belongs to; enableFlag 0 lists the disabled ones',
      input: z.object({ ...paging(), areaId: id.optional(), enableFlag: flag.default(1) }),
      output: pageOf(Park),
    }),
    byName: query({
      path: '/portal/park/getParkByName',
      method: 'GET',
      access: 'signed-in',
      summary: 'Lists the actor’s parks whose name contains the text',
      input: z.object({ name: text(50, '请输入园区名称') }),
      output: z.array(Park),
    }),
    list: query({
      path: '/portal/park/getParkList',
      aliases: ['/platform/park/getParkList'],
      access: 'signed-in',
      ownScope: true,
      summary: 'Lists the parks the actor may see; the platform operator sees those of every space',
      input: z.object({ ...paging(), keyword, areaId: id.optional(), enableFlag: flag.optional() }),
      /** `companyNum` is null unless the caller is the platform operator. */
      output: pageOf(ParkRow),
    }),
    space: query({
      path: '/portal/space/getSpaceInfo',
      method: 'GET',
      access: 'signed-in',
      summary: 'Returns the actor’s current space',
      input: emptyObject,
      output: Space,
      errors: [commonErrors.notFound],
    }),
    spaces: query({
      path: '/portal/space/page',
      access: 'space:read',
      summary: 'Lists every space of the platform',
      input: z.object({ ...paging(), keyword, enableFlag: flag.optional() }),
      output: pageOf(SpaceRow),
    }),
    card: query({
      path: '/portal/park/getParkInfo',
      method: 'GET',
      access: 'space:read',
      summary: 'Returns the details of any park, for the platform operator',
      input: z.object({ id }),
      output: Card,
      errors: [commonErrors.notFound],
    }),
    affected: query({
      path: '/portal/park/getAffected',
      method: 'GET',
      access: 'space:read',
      summary: 'Returns how many companies, people and sessions closing a space or a park would affect',
      input: z.object({ spaceId: id, id: id.optional() }),
      output: z.object({ companyNum: z.int(), personNum: z.int(), sessionNum: z.int() }),
      errors: [commonErrors.notFound],
    }),
    addSpace: command({
      path: '/portal/space/add',
      title: '新增空间',
      access: 'space:update',
      summary: 'Adds a space with its operating company, first park and first operator, who is invited by text message',
      audit: 'call',
      input: z.object({
        name: text(50, '请输入空间名称'),
        projectCode,
        companyName: text(100, '请输入运营主体名称'),
        parkName: text(50, '请输入园区名称'),
        ...operator,
        isConfirmed,
        ...facts,
      }),
      output: z.object({ id: z.string(), parkId: z.string(), companyId: z.string(), invited: Invited }),
      errors: [parkErrors.spaceNameTaken, parkErrors.projectCodeTaken, parkErrors.operatorKnown],
    }),
    invite: command({
      path: '/portal/space/inviteOperator',
      title: '邀请运营管理员',
      access: 'space:update',
      summary: 'Invites the first operator of a space again, or another person instead, until the space has an active operator',
      audit: 'call',
      input: z
        .object({ id, operatorName: operator.operatorName.optional(), operatorPhone: operator.operatorPhone.optional(), isConfirmed })
        .refine(({ operatorName, operatorPhone }) => (operatorName === undefined) === (operatorPhone === undefined), {
          path: ['operatorPhone'],
          error: '姓名和手机号码须一并填写',
        }),
      output: Invited,
      errors: [parkErrors.operatorActive, parkErrors.operatorKnown, commonErrors.tooMany, commonErrors.notFound],
    }),
    changeSpace: command({
      path: '/portal/space/update',
      title: '修改空间',
      access: 'space:update',
      summary: 'Renames a space or closes it; closing ends every session in it, its data stays',
      input: z.object({ id, name: text(50, '请输入空间名称'), enableFlag: flag, version: version.optional() }),
      output: emptyObject,
      errors: [parkErrors.spaceNameTaken, commonErrors.stale, commonErrors.notFound],
      affects: ['*'],
    }),
    add: command({
      path: '/portal/park/add',
      title: '新增园区',
      access: 'space:update',
      summary: 'Adds a park to a space',
      input: z.object({ spaceId: chosenId('请选择所属空间'), name: text(50, '请输入园区名称'), ...facts }),
      output: z.object({ id: z.string() }),
      errors: [parkErrors.nameTaken, commonErrors.notFound],
    }),
    change: command({
      path: '/portal/park/update',
      title: '修改园区信息',
      access: 'park:update',
      summary: 'Changes the details of the current park, or of any park for the platform operator: name, contact, position, area',
      /** Users in a park change their current park and send no id. The platform operator is in no park and must send the id. */
      input: z.object({ id: id.optional(), name: text(50, '请输入园区名称'), ...facts, version: version.optional() }),
      output: emptyObject,
      errors: [parkErrors.nameTaken, commonErrors.stale, commonErrors.notFound],
      /** Invalidates all cached data, because many lists and the header show the name of the park. */
      affects: ['*'],
    }),
    setEnable: command({
      path: '/portal/park/setEnable',
      title: '启用或停用园区',
      access: 'space:update',
      summary: 'Enables or disables a park; disabling ends every session in it, its data stays',
      ownScope: true,
      input: z.object({ parkId: id, enableFlag: flag }),
      output: emptyObject,
      errors: [commonErrors.notFound, parkErrors.lastOpen],
    }),
  },
});

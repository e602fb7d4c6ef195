import { z } from 'zod';
import { command, commonErrors, domain, query } from '../core.ts';
import { bit, compType, emptyObject, flag, hideableText, id, keyword, pageOf, paging, phone, roomStatus } from '../fields.ts';
import { staffErrors } from './staff.ts';

const ParkUser = z.object({
  userId: z.string(),
  realName: z.string(),
  phone: hideableText,
  companyId: z.string(),
  companyName: z.string(),
  compType,
  departmentName: z.string().nullable(),
  position: z.string().nullable(),
  isEnable: bit,
  /** Whether the company is enabled. In a disabled company nobody can work, even if the person is enabled. */
  isCompanyEnable: bit,
  isCompanyAdmin: bit,
  isSuperAdmin: bit,
  createdDate: z.string(),
});
export type ParkUser = z.infer<typeof ParkUser>;

const Address = z.object({
  roomId: z.string(),
  roomCode: z.string(),
  regionName: z.string(),
  buildingName: z.string(),
  floorName: z.string(),
  roomNum: z.string(),
});
export type ParkAddress = z.infer<typeof Address>;

const filter = {
  keyword,
  companyName: keyword,
  compType: compType.optional(),
  isEnable: flag.optional(),
  /** 1: only administrators and super administrators of their companies, 0: only other people. */
  isCompanyAdmin: flag.optional(),
  groupId: id.optional(),
};

/** Calls about the people of all companies of a park. A person has one row for each company they belong to. */
export const parkuser = domain('parkuser', {
  title: '园区人员',
  exports: { parkUser: 'parkUser:read' },
  calls: {
    list: query({
      path: '/portal/park/user/findParkUsers',
      access: 'parkUser:read',
      summary: 'Lists the people of every enabled company of the park within the actor’s reach',
      input: z.object({ ...paging(), ...filter }),
      output: pageOf(ParkUser),
    }),
    everyone: query({
      path: '/portal/park/user/findParkUsersNotFilterCorp',
      access: 'parkUser:read',
      summary: 'Lists the people of enabled and disabled companies of the park within the actor’s reach',
      input: z.object({ ...paging(), ...filter }),
      output: pageOf(ParkUser),
    }),
    detail: query({
      path: '/portal/park/user/findParkUserOne',
      method: 'GET',
      access: 'parkUser:read',
      summary: 'Returns a person in a company of the park, with their groups',
      input: z.object({ userId: id, companyId: id.optional() }),
      output: ParkUser.extend({
        sex: bit.nullable(),
        email: hideableText,
        groups: z.array(z.object({ id: z.string(), name: z.string() })),
        isPhoneLocked: z.boolean(),
        /** Whether the actor may enable and disable the person and change the phone number. */
        mayEdit: z.boolean(),
      }),
      errors: [commonErrors.notFound],
    }),
    memberships: query({
      path: '/portal/park/user/findUserCompanyTaffById',
      method: 'GET',
      access: 'parkUser:read',
      summary: 'Lists the companies of a person within the actor’s reach',
      input: z.object({ userId: id }),
      output: z.array(ParkUser),
      errors: [commonErrors.notFound],
    }),
    addresses: query({
      path: '/portal/park/user/getAreaHouseName',
      method: 'GET',
      access: 'parkUser:read',
      summary: 'Lists the rooms that a company of the park leases today',
      input: z.object({ companyId: id }),
      output: z.array(Address),
      errors: [commonErrors.notFound],
    }),
    room: query({
      path: '/portal/park/user/getRoomInfo',
      method: 'GET',
      access: 'parkUser:read',
      summary: 'Returns one of these rooms and its occupant today',
      input: z.object({ roomId: id }),
      output: Address.extend({
        area: z.string(),
        status: roomStatus,
        companyId: z.string().nullable(),
        companyName: z.string().nullable(),
      }),
      errors: [commonErrors.notFound],
    }),
    changePhone: command({
      path: '/portal/park/park/updatePhoneByUserId',
      title: '修改园区人员手机号',
      access: 'staff:update',
      summary:
        'Changes the number of a person: of the account if only this company has the person, else the membership moves to another account',
      input: z.object({ userId: id, companyId: id.optional(), phone: phone('请输入手机号码') }),
      output: emptyObject,
      errors: [staffErrors.phoneUsed, staffErrors.phoneLocked, staffErrors.superLocked, staffErrors.roleNotYours, commonErrors.notFound],
      audit: 'call',
      affects: ['staff', 'department', 'group'],
    }),
  },
});

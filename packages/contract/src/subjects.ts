// Written by `npm run generate`; do not edit.

import type { Permission } from './access.ts';

/** Sheets that can be imported and exported, and the permission each needs. */
export const importSubjects = {
  "department": "department:create",
  "staff": "staff:create",
  "company": "company:create",
  "building": "estate:update",
  "room": "room:create"
} as const satisfies Record<string, Permission>;
export const exportSubjects = {
  "audit": "audit:read",
  "department": "book:read",
  "member": "book:read",
  "groupCompany": "group:read",
  "parkUser": "parkUser:read",
  "staff": "book:read",
  "parkStaff": "book:read",
  "userAccount": "account:read",
  "organisation": "account:read",
  "parkAdmin": "parkAdmin:read",
  "parkRoleUser": "parkRole:read",
  "companyRoleUser": "role:read",
  "company": "company:read",
  "leftCompany": "company:read",
  "thirdCompany": "company:read",
  "space": "space:read",
  "park": "space:read",
  "temporary": "temporary:read",
  "building": "estate:read",
  "room": "room:read",
  "roomClaim": "room:read",
  "process": "process:read"
} as const satisfies Record<string, Permission>;

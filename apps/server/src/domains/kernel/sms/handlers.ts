import { sms, smsErrors } from '@park/contract/kernel/sms';
import { fail } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { lookAtCode } from './code.ts';

export const smsModule = (secrets: Secrets) =>
  implement(sms, {
    async validate({ alone }, { code, phone, smsId }) {
      if (!(await alone((db) => lookAtCode(db, secrets, { smsId, phone, code })))) fail(smsErrors.wrongCode);
      return { isValid: true as const };
    },
  });

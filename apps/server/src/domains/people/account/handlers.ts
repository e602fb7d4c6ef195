import { commonErrors, type ErrorSpec } from '@park/contract/core';
import { smsErrors } from '@park/contract/kernel/sms';
import { account, accountTexts, accountErrors as errors } from '@park/contract/people/account';
import { type Actor, type Context, fail, onConstraint } from '../../../context.ts';
import type { Db } from '../../../db/database.ts';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import type { FileService } from '../../kernel/file/index.ts';
import { consumeCode } from '../../kernel/sms/index.ts';
import { checkValues, fieldsFor, visibleValues } from '../extend/index.ts';
import { numberOfUser, sendBindCode } from './bind-code.ts';
import * as accounts from './queries.ts';
import { isOwnNumber } from './rules.ts';

const explainName = onConstraint({ user_username: errors.userNameTaken });

/** Reads extended fields as the user they describe: on the personal page, rights over other people make no difference. */
const selfReader = { isKeeper: false, isSelf: true };
async function ownFields(db: Db, actor: Actor) {
  const fields = await fieldsFor(db, 'person', selfReader);
  return { fields, values: visibleValues(fields, await accounts.findExtValues(db, actor), selfReader) };
}

/** Fails with 403 when the input contains the id of a person other than the signed-in user. */
function requireSelf({ actor }: Context, id: string | undefined): void {
  if (id !== undefined && id !== actor.userId) fail(commonErrors.forbidden);
}

const phoneRefusals = { admin: errors.adminPhone, same: errors.samePhone, unproved: errors.notProved } as const;
const viewKinds: Record<string, string> = { companyPhone: '企业联系电话' };

type Deps = { files: Pick<FileService, 'portrait' | 'usePortrait'>; secrets: Secrets };
type Proof = { smsId: string; code: string };

export const accountModule = ({ files, secrets }: Deps) => {
  /** Checks the code in a separate transaction, so that a wrong try is counted even though the call is refused. */
  async function demandCode({ alone }: Context, phone: string, { smsId, code }: Proof): Promise<void> {
    const isRight = await alone((db) => consumeCode(db, secrets, { smsId, phone, purpose: 'bind', code }));
    if (!isRight) fail(smsErrors.wrongCode);
  }

  const ownNumber = ({ db, signedIn }: Context) => numberOfUser(db, secrets, signedIn);

  /**
   * Changes the user's phone number. Another user may already have the new number; only a user who has proved the new number by a code
   * learns this.
   */
  async function bind(context: Context, number: string, proof: Proof, field: string): Promise<void> {
    const { db, signedIn } = context;
    const { tokenHash } = signedIn.session;
    const onField = (spec: ErrorSpec) => fail(spec, { [field]: spec.message });
    const refuse = (bar: accounts.PhoneRefusal) => (bar === 'same' ? onField(errors.samePhone) : bar && fail(phoneRefusals[bar]));
    const newPhone = secrets.phone(number);
    refuse(await accounts.findPhoneRefusal(db, tokenHash, newPhone.hash));
    await demandCode(context, number, proof);
    const explain = onConstraint({ user_phone: [errors.phoneTaken, field] });
    refuse(await accounts.changePhone(db, tokenHash, newPhone).catch(explain));
  }

  async function demandPortrait({ db }: Context, fileId: string): Promise<string> {
    if (!(await files.usePortrait(db, fileId))) fail(commonErrors.invalidInput, { headPortaitUrl: accountTexts.avatarHint });
    return fileId;
  }

  return implement(account, {
    async detail({ db, actor }) {
      const card = (await accounts.card(db)) ?? fail(commonErrors.notFound);
      return { ...card, headPortaitUrl: await files.portrait(db), extValues: (await ownFields(db, actor)).values };
    },

    async edit(context, { id, phone, smsCode, smsId, headPortaitUrl, ...fields }) {
      requireSelf(context, id);
      const avatar = headPortaitUrl && { avatar: await demandPortrait(context, headPortaitUrl) };
      if (phone !== undefined) {
        if (!smsCode) return fail(commonErrors.invalidInput, { smsCode: '请输入验证码' });
        if (!smsId) return fail(commonErrors.invalidInput, { smsId: '请先获取验证码' });
        await bind(context, phone, { smsId, code: smsCode }, 'phone');
      }
      await accounts.save(context.db, { ...fields, ...avatar });
      return {};
    },

    async rename(context, { id, userName }) {
      requireSelf(context, id);
      if (!(await accounts.rename(context.db, userName).catch(explainName))) fail(errors.userNameOnce);
      return {};
    },

    sendCode: (context, { phoneNo }) => sendBindCode(context.db, context, secrets, phoneNo),

    async proveOldPhone(context, { id, phone, smsCode, smsId }) {
      const { db, signedIn } = context;
      requireSelf(context, id);
      const own = await ownNumber(context);
      if (!isOwnNumber(own, phone)) fail(commonErrors.forbidden);
      if (!(await accounts.card(db))?.mayChangePhone) fail(errors.adminPhone);
      await demandCode(context, own, { smsId, code: smsCode });
      await accounts.recordPhoneProof(db, signedIn.session.tokenHash);
      return {};
    },

    async bindPhone(context, { id, newMobileNo, oldMobileNo, verifyCode, smsId }) {
      requireSelf(context, id);
      if (!isOwnNumber(await ownNumber(context), oldMobileNo)) fail(commonErrors.forbidden);
      await bind(context, newMobileNo, { smsId, code: verifyCode }, 'newMobileNo');
      return {};
    },

    async save(context, { id, headPortaitUrl, extValues, ...fields }) {
      requireSelf(context, id);
      await accounts.save(context.db, { ...fields, avatar: await demandPortrait(context, headPortaitUrl) });
      const stored = await accounts.findExtValues(context.db, context.actor);
      await accounts.updateExtValues(
        context.db,
        context.actor,
        await checkValues(context.db, 'person', { sent: extValues, stored, reader: selfReader }),
      );
      return {};
    },

    async extended(context, { userId }) {
      requireSelf(context, userId);
      const { fields, values } = await ownFields(context.db, context.actor);
      return fields.map((field) => ({ ...field, value: values[field.columnName] ?? null }));
    },

    async companies(context, { userId }) {
      requireSelf(context, userId);
      return accounts.companies(context.db);
    },

    async viewers({ db }, paging) {
      const { total, list } = await accounts.viewers(db, paging);
      return { total, list: list.map(({ kind, ...look }) => ({ ...look, what: viewKinds[kind] ?? '手机号' })) };
    },
  });
};

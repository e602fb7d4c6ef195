import { processErrors as errors, type process } from '@park/contract/approval/process';
import { type Context, fail, must } from '../../../../context.ts';
import type { Handlers } from '../../../../http/mount.ts';
import { notify } from '../../../people/message/index.ts';
import { attachAll, type LoadedInstance } from '../../flow/index.ts';
import { ownName } from '../acting/queries.ts';
import { nameIn, senderOf } from '../acting/sender.ts';
import { type InstanceRef, idOf, readInstance } from '../instance.ts';
import * as comments from './queries.ts';

/** Returns the instance, and the actor as the author of a comment or file. */
async function commenterOf(context: Context, given: InstanceRef) {
  const instance = await readInstance(context.db, idOf(given));
  const sender = senderOf(context, instance);
  return { instance, sender, instanceId: instance.row.id, name: nameIn(instance, sender.userId) ?? (await ownName(context.db, sender)) };
}

/** Notifies the applicant if somebody else comments on the application. */
async function notifyApplicant({ db, actor }: Context, { row }: LoadedInstance, content: string) {
  const { id: instanceId, park_id: parkId, company_id: companyId, user_id: userId } = row;
  if (userId !== actor.userId) await notify(db, [{ companyId, userId, parkId, instanceId, kind: 'service', title: '新的评论', content }]);
}

export const commentHandlers = {
  async comment(context, { comment, attachments: fileIds, ...given }) {
    const { instance, sender, instanceId, name } = await commenterOf(context, given);
    const id = await comments.addComment(context.db, sender, { instanceId, name, comment });
    await attachAll(context.db, sender, { instanceId, name, fileIds, commentId: id });
    await notifyApplicant(context, instance, `${name}评论了你的${instance.row.flow_name}“${instance.row.title}”：${comment}`);
    return { id };
  },

  async attach(context, { attachments: fileIds, ...given }) {
    const { sender, instanceId, name } = await commenterOf(context, given);
    return (await attachAll(context.db, sender, { instanceId, name, fileIds })) ? {} : fail(errors.fileTwice);
  },

  async detach({ db }, given) {
    must(await comments.detach(db, idOf(given), given.id));
    return {};
  },
} satisfies Partial<Handlers<typeof process>>;

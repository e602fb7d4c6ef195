import { commonErrors } from '@park/contract/core';
import { usergroupErrors as errors, usergroup } from '@park/contract/usergroup';
import { fail, must, onConstraint } from '../../context.ts';
import { implement } from '../../http/mount.ts';
import * as groups from './queries.ts';

/** Two who think of one name at once: the second is told, on its field. */
const explain = onConstraint({ user_group_name: errors.nameTaken });
const distinct = (members: readonly groups.Member[]) => [
  ...new Map(members.map((one) => [`${one.companyId}/${one.userId}`, one])).values(),
];

export const usergroupModule = implement(usergroup, {
  list: ({ db, actor }, { keyword }) => groups.list(db, actor, keyword),

  create: ({ db, actor }, fields) => groups.insert(db, actor.parkId, fields, actor.userId).catch(explain),

  async change({ db, actor }, { id, version, ...fields }) {
    const held = (await groups.hold(db, id)) ?? fail(commonErrors.notFound);
    if (held.version !== version) fail(commonErrors.stale);
    must(await groups.update(db, id, fields, actor.userId).catch(explain));
    return {};
  },

  async remove({ db, actor }, { id }) {
    must(await groups.remove(db, id, actor.userId));
    return {};
  },

  async add({ db, actor }, { groupId, members }) {
    if (!(await groups.hold(db, groupId))) fail(commonErrors.notFound);
    const wanted = distinct(members);
    const { known, added } = await groups.add(db, actor, groupId, wanted);
    if (known !== wanted.length) fail(errors.notHere);
    return { added };
  },

  async drop({ db, actor }, { groupId, members }) {
    if (!(await groups.hold(db, groupId))) fail(commonErrors.notFound);
    return { removed: await groups.drop(db, actor, groupId, distinct(members)) };
  },
});

import { processErrors as errors, type process } from '@park/contract/approval/process';
import { fail, must, onConstraint } from '../../../../context.ts';
import type { Handlers } from '../../../../http/mount.ts';
import * as absences from './queries.ts';

const explain = onConstraint({
  flow_absence_once: errors.overlaps,
  flow_absence_other: errors.toOneself,
  flow_absence_delegate: [errors.badPerson, 'delegateId'],
});

export const absenceHandlers = {
  absences: ({ db }) => absences.absences(db),

  absenceFlows: ({ db }) => absences.absenceFlows(db),

  async addAbsence({ db, actor, outbox, make }, given) {
    if (given.delegateId === actor.userId) fail(errors.toOneself, { delegateId: errors.toOneself.message });
    if (given.from >= given.to) fail(errors.badPeriod, { to: errors.badPeriod.message });
    if (given.flowIds && !(await absences.areFlows(db, given.flowIds))) fail(errors.noFlow, { flowIds: errors.noFlow.message });
    outbox('flow.round', {});
    return make(absences.insertion, { ...given, flowIds: given.flowIds ?? null, ...actor }).catch(explain);
  },

  async endAbsence({ db }, { id }) {
    must(await absences.endAbsence(db, id));
    return {};
  },
} satisfies Partial<Handlers<typeof process>>;

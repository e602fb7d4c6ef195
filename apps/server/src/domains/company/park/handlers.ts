import { randomUUID } from 'node:crypto';
import { parkErrors as errors, type Invited, type KnownPerson, type Park, park } from '@park/contract/company/park';
import { commonErrors, type Received } from '@park/contract/core';
import { type Actor, type Context, fail, must, onConstraint } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import { sealText } from '../../../jobs/text.ts';
import { maskName, type Secrets } from '../../../secret.ts';
import type { ContextRow, Session } from '../../../session.ts';
import type { FileService } from '../../kernel/file/index.ts';
import { activationDays, newActivation } from '../../people/activation/index.ts';
import * as parks from './queries.ts';
import { invitedText, knownText, replacedText } from './texts.ts';

const explainSpace = onConstraint({
  space_name: errors.spaceNameTaken,
  space_project_code: errors.projectCodeTaken,
  // The code is reserved, because addresses of the console or the server begin with it.
  space_project_code_free: errors.projectCodeTaken,
});
const explainPark = onConstraint({ park_name: errors.nameTaken });

const parkEntry = (context: ContextRow, parkId: string, parkName: string): Park & { hasPrivilege: boolean } => ({
  id: parkId,
  name: parkName,
  parkId,
  parkName,
  areaId: context.space_id,
  areaName: context.space_name,
  enableFlag: 1,
  companyId: context.company_id,
  companyName: context.company_name,
  hasPrivilege: context.has_privilege,
});

/**
 * Returns each park of a session once. If a person can reach a park through several companies, a company through which they may enter wins.
 */
function enterableParks({ contexts }: Session) {
  const found = new Map<string, Park & { hasPrivilege: boolean }>();
  for (const context of contexts)
    if (context.park_id && context.park_name && !found.get(context.park_id)?.hasPrivilege)
      found.set(context.park_id, parkEntry(context, context.park_id, context.park_name));
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'zh'));
}

/**
 * Returns the id of the park that a call changes: the actor's current park. Only the platform operator, who is in no park, may name
 * another.
 */
function parkToChange({ side, parkId }: Actor, named: string | undefined): string {
  if (side === 'platform') return named ?? fail(commonErrors.forbidden);
  return parkId && (named ?? parkId) === parkId ? parkId : fail(commonErrors.forbidden);
}

/** Describes the account behind a phone number, with just enough data that the actor notices a wrong number. */
const knownPerson = ({ realName, phone, isEnabled }: KnownAccount, typed: string | undefined): KnownPerson => ({
  ...{ realName: maskName(realName), phone, isEnabled },
  isSameName: realName === typed,
});
type KnownAccount = { realName: string; phone: string; isEnabled: boolean };

type Deps = {
  files: Pick<FileService, 'logo'>;
  secrets: Secrets;
  publicUrl: string | undefined;
  /** False if no text messages are sent, so that somebody must hand over the invitation code. */
  hasGateway: boolean;
};

export const parkModule = ({ files, secrets, publicUrl, hasGateway }: Deps) => {
  /** Returns the park's data with the URL of an uploaded logo made permanent. Without a logo in the input the stored logo stays. */
  async function factsOf<F extends { logo?: string | null | undefined }>({ db }: Context, facts: F): Promise<F> {
    return facts.logo === undefined ? facts : { ...facts, logo: await files.logo(db, facts.logo, 'logo') };
  }

  /**
   * Invites the first operator by text message with a single-use code. Without an SMS gateway the reply contains the code. It never does
   * for a member of another space: with the code the platform operator could take over that account.
   */
  function sendInvitation(
    context: Context,
    invitation: parks.Invitation | null,
    { name, code }: { name: string | undefined; code: string },
  ): Invited {
    const found = invitation ?? fail(commonErrors.notFound);
    if (found.outcome === 'active') return fail(errors.operatorActive);
    if (found.outcome === 'often') return fail(commonErrors.tooMany);
    if (found.outcome === 'confirm') return fail(errors.operatorKnown, {}, knownPerson(found, name));
    const { outcome, company, isOurs, phone, phoneCipher, formerCipher } = found;
    const isSent = outcome === 'sent';
    const write = (cipher: string, text: string) => {
      const to = secrets.openPhone(Buffer.from(cipher, 'base64'));
      context.outbox('sms.send', sealText(secrets, 'notice', { phone: to, values: { text } }));
    };
    write(phoneCipher, isSent ? invitedText({ company, code, publicUrl, days: activationDays }) : knownText(company));
    if (formerCipher) write(formerCipher, replacedText(company));
    const expiresDate = isSent ? new Date(found.expiresDate).toISOString() : null;
    return { outcome, phone, code: isSent && isOurs && !hasGateway ? code : null, expiresDate };
  }

  async function openSpace(context: Context, input: Received<typeof park.addSpace>) {
    const { name, projectCode, companyName, parkName, operatorName, operatorPhone, isConfirmed, ...given } = input;
    const ids = { id: randomUUID(), companyId: randomUUID(), parkId: randomUUID() };
    const activation = newActivation(secrets);
    const people = { operatorName, phone: secrets.phone(operatorPhone), isConfirmed, codeHash: activation.hash, days: activationDays };
    const opening = { ...ids, name, projectCode, companyName, parkName, ...people };
    const invitation = await parks.openSpace(context.db, opening).catch(explainSpace);
    const invited = sendInvitation(context, invitation, { name: operatorName, code: activation.code });
    const facts = await factsOf(context, given);
    if (Object.keys(facts).length)
      await parks.updatePark(context.db, ids.parkId, { name: parkName, ...facts }, { version: 1, by: context.actor.userId });
    return { ...ids, invited };
  }

  return implement(park, {
    all: async ({ signedIn }) => enterableParks(signedIn.session),

    projects: ({ db }, { areaId, enableFlag, ...paging }) => parks.page(db, { all: false, areaId, enableFlag }, paging),

    byName: async ({ db }, { name }) => (await parks.page(db, { all: false, keyword: name }, { pageNum: 1, pageSize: 1000 })).list,

    list: ({ db, actor }, { keyword, areaId, enableFlag, ...paging }) =>
      parks.page(db, { all: actor.may('space:read'), keyword, areaId, enableFlag }, paging),

    space: async ({ db }) => (await parks.ownSpace(db)) ?? fail(commonErrors.notFound),

    spaces: ({ db }, input) => parks.spaces(db, input),

    card: async ({ db }, { id }) => (await parks.card(db, id)) ?? fail(commonErrors.notFound),

    affected: async ({ db }, { spaceId, id }) => (await parks.countAffected(db, spaceId, id)) ?? fail(commonErrors.notFound),

    addSpace: openSpace,

    async invite(context, { id, operatorName, operatorPhone, isConfirmed }) {
      const activation = newActivation(secrets);
      const person = operatorPhone === undefined ? undefined : { name: operatorName ?? '', phone: secrets.phone(operatorPhone) };
      const how = { isConfirmed, codeHash: activation.hash, days: activationDays };
      const invitation = await parks.invite(context.db, id, person, how);
      return sendInvitation(context, invitation, { name: operatorName, code: activation.code });
    },

    async changeSpace({ db, actor }, input) {
      if (!(await parks.lockSpace(db, input.id))) fail(commonErrors.notFound);
      must(await parks.updateSpace(db, input, actor.userId).catch(explainSpace), commonErrors.stale);
      return {};
    },

    async add(context, { spaceId, ...facts }) {
      if (!(await parks.lockSpace(context.db, spaceId))) fail(commonErrors.notFound);
      return parks.insertPark(context.db, spaceId, await factsOf(context, facts), context.actor.userId).catch(explainPark);
    },

    async change(context, { id, version, ...facts }) {
      const { db, actor } = context;
      const parkId = parkToChange(actor, id);
      const changed = await parks.updatePark(db, parkId, await factsOf(context, facts), { version, by: actor.userId }).catch(explainPark);
      if (changed.numAffectedRows === 0n) fail((await parks.spaceOf(db, parkId)) ? commonErrors.stale : commonErrors.notFound);
      return {};
    },

    async setEnable({ db, actor }, { parkId, enableFlag }) {
      const spaceId = (await parks.spaceOf(db, parkId)) ?? fail(commonErrors.notFound);
      await parks.lockSpace(db, spaceId);
      must(await parks.setEnabled(db, spaceId, parkId, enableFlag === 1, actor.userId), errors.lastOpen);
      return {};
    },
  });
};

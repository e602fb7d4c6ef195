import { randomInt } from 'node:crypto';
import type { Db } from '../../../../db/database.ts';
import { type Context, keyOf, type Question } from '../engine/model.ts';
import { type Found, findPeople, type Member, type People, type Rule } from './queries.ts';

type SituationScope = { parkId: string; companyId: string; userId: string; flowId: string; managerIds: () => Promise<readonly string[]> };

/**
 * The engine's context. It starts empty; the engine reports missing answers, which are loaded before the next call. A person takes part in
 * an instance for one company, the first in which they were found, and later lookups search only there.
 */
export class Situation {
  readonly known: Map<string, Member>;
  private readonly db: Db;
  private readonly about: SituationScope;
  private readonly answers = new Map<string, readonly string[]>();
  private readonly delegates = new Map<string, string | undefined>();
  private admins: readonly string[] | undefined;
  private lacksAdmins = false;
  private readonly lacksDelegates = new Set<string>();

  constructor(db: Db, about: SituationScope, known: People) {
    this.db = db;
    this.about = about;
    this.known = new Map(Object.entries(known));
  }

  context(now: number, form: Readonly<Record<string, unknown>>, extraAdmins: readonly string[]): Context {
    const self = this;
    return {
      now,
      form,
      answers: this.answers,
      get admins() {
        self.lacksAdmins ||= self.admins === undefined;
        return [...(self.admins ?? []), ...extraAdmins];
      },
      pick: (n) => (n > 1 ? randomInt(n) : 0),
      delegateOf: (user) => {
        if (!self.delegates.has(user)) self.lacksDelegates.add(user);
        return self.delegates.get(user);
      },
    };
  }

  /** Loads the answers to the engine's questions. Returns false if there were no questions. */
  async learn(questions: readonly Question[] = []): Promise<boolean> {
    const away = [...this.lacksDelegates];
    if (!questions.length && !away.length && !this.lacksAdmins) return false;
    const rules: Rule[] = [];
    const takers: ((found: Found[]) => void)[] = [];
    const ask = (rule: Omit<Rule, 'key'>, take: (found: Found[]) => void) => {
      rules.push({ ...rule, key: takers.length });
      takers.push(take);
    };
    for (const question of questions) this.askFor(question, ask);
    for (const user of away) this.askUsers([user], ask, () => {});
    if (this.lacksAdmins) {
      const managers = await this.about.managerIds();
      let named: readonly string[] = [];
      if (managers.length) ask({ kind: 'users', ids: managers }, (found) => (named = idsOf(found)));
      ask({ kind: 'admins' }, (found) => (this.admins = named.length ? named : idsOf(found)));
    }
    const found = rules.length ? await findPeople(this.db, this.about, rules) : [];
    for (const one of found) this.addPerson(one);
    for (const [key, take] of takers.entries()) take(found.filter((one) => one.key === key));
    for (const user of away) if (!this.delegates.has(user)) this.delegates.set(user, undefined);
    this.lacksDelegates.clear();
    this.lacksAdmins = false;
    return true;
  }

  /**
   * Looks up people whom a user chose: in the company they already take part for, otherwise in the given companies. Returns the ids that
   * were found.
   */
  async choose(userIds: readonly string[], companies: readonly string[]): Promise<Set<string>> {
    const uniqueIds = [...new Set(userIds)];
    if (!uniqueIds.length) return new Set();
    const rules = uniqueIds.map((user, key) => ({ key, kind: 'users', ids: [user], companies: this.companiesOf(user) ?? companies }));
    const found = await findPeople(this.db, this.about, rules);
    for (const one of found) this.addPerson(one);
    return new Set(found.map(({ userId }) => userId));
  }

  private companiesOf(user: string): readonly string[] | undefined {
    const member = this.known.get(user);
    return member && [member.companyId];
  }

  private addPerson({ userId, companyId, name, delegateId, delegateName }: Found) {
    if (!this.known.has(userId)) this.known.set(userId, { companyId, name });
    this.delegates.set(userId, delegateId ?? undefined);
    if (!delegateId) return;
    if (!this.known.has(delegateId)) this.known.set(delegateId, { companyId, name: delegateName ?? '' });
    // `delegateId` is the end of the chain of stand-ins, because the query has followed it, so this person needs no stand-in
    if (!this.delegates.has(delegateId)) this.delegates.set(delegateId, undefined);
  }

  private askUsers(userIds: readonly string[], ask: Ask, take: (found: Found[]) => void) {
    const strangers = userIds.filter((user) => !this.known.has(user));
    const members = userIds.filter((user) => this.known.has(user));
    const all: Found[] = [];
    const collect = (found: Found[]) => {
      all.push(...found);
      take(all);
    };
    if (strangers.length) ask({ kind: 'users', ids: strangers }, collect);
    for (const user of members) ask({ kind: 'users', ids: [user], companies: this.companiesOf(user) ?? [] }, collect);
    if (!userIds.length) take([]);
  }

  private askFor(question: Question, ask: Ask) {
    const answer = (found: Found[]) => this.answers.set(keyOf(question), idsOf(found));
    switch (question.kind) {
      case 'users':
        return this.askUsers(question.userIds, ask, (found) => {
          const there = new Set(idsOf(found));
          this.answers.set(
            keyOf(question),
            question.userIds.filter((user) => there.has(user)),
          );
        });
      case 'companyRole':
      case 'parkRole':
        return ask({ kind: question.kind, ids: question.roleIds }, answer);
      case 'department':
        return ask({ kind: 'department', ids: question.departmentIds }, answer);
      case 'head':
      case 'heads':
        return ask({ kind: question.kind, up: question.up }, answer);
      case 'headOf':
        return ask(
          { kind: 'headOf', ids: [question.userId], companies: this.companiesOf(question.userId) ?? [this.about.companyId] },
          answer,
        );
      case 'manager':
        return ask({ kind: 'manager' }, answer);
      // park grids do not exist yet, so the rule finds nobody
      case 'grid':
        this.answers.set(keyOf(question), []);
    }
  }
}
type Ask = (rule: Omit<Rule, 'key'>, take: (found: Found[]) => void) => void;
const idsOf = (found: readonly Found[]) => found.map(({ userId }) => userId);

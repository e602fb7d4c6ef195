import type { Context } from './model.ts';

/** The part of the context that the engine used for an event. It is stored with the event, so that a replay leads to the same state. */
export type Observed = {
  now: number;
  /** Present only if this event changed the form. */
  form?: Readonly<Record<string, unknown>>;
  answers?: Record<string, readonly string[]>;
  admins?: readonly string[];
  picks?: number[];
  standIns?: Record<string, string>;
};

/** Wraps a context so that everything the engine reads from it is recorded. */
export function observe(context: Context): { context: Context; observed: () => Observed } {
  const picks: number[] = [];
  const standIns: Record<string, string> = {};
  let admins: readonly string[] | undefined;
  const overheard: Context = {
    now: context.now,
    form: context.form,
    answers: context.answers,
    get admins() {
      admins = context.admins;
      return admins;
    },
    pick: (n) => {
      const picked = context.pick(n);
      picks.push(picked);
      return picked;
    },
    delegateOf: (user) => {
      const other = context.delegateOf(user);
      if (other !== undefined) standIns[user] = other;
      return other;
    },
  };
  const observed = (): Observed => ({
    now: context.now,
    ...(context.answers.size > 0 && { answers: Object.fromEntries(context.answers) }),
    ...(admins && { admins }),
    ...(picks.length > 0 && { picks }),
    ...(Object.keys(standIns).length > 0 && { standIns }),
  });
  return { context: overheard, observed };
}

import type { Context } from './model.ts';

/** What was known of the world when a step was worked out, as far as it mattered; kept with the event, it leads to the same state again. */
export type Heard = {
  now: number;
  /** Where this step changed it; else it is as it was. */
  form?: Readonly<Record<string, unknown>>;
  answers?: Record<string, readonly string[]>;
  admins?: readonly string[];
  picks?: number[];
  standIns?: Record<string, string>;
};

/** The same context, and what the engine has asked of it by the end. */
export function listening(context: Context): { context: Context; heard: () => Heard } {
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
  const heard = (): Heard => ({
    now: context.now,
    ...(context.answers.size > 0 && { answers: Object.fromEntries(context.answers) }),
    ...(admins && { admins }),
    ...(picks.length > 0 && { picks }),
    ...(Object.keys(standIns).length > 0 && { standIns }),
  });
  return { context: overheard, heard };
}

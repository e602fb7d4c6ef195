import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';

/** The outcome of an approval, as passed to the domain whose record was decided. */
export type Decision = {
  instanceId: string;
  number: string;
  subjectId: string | null;
  result: 'agreed' | 'refused' | 'withdrawn' | 'stopped';
  spaceId: string;
  parkId: string;
  companyId: string;
  applicantId: string;
  form: Readonly<Record<string, unknown>>;
};
/**
 * Changes the domain's own record after an approval has ended. A job runs it in a transaction of its own, limited to the park of the
 * approval. The transaction also records that the effect has run: a failed run leaves nothing behind and is retried, and a successful run
 * is never repeated.
 */
export type DecisionEffect = (db: Db, decision: Decision) => Promise<void>;

/** The company that moves out of the park. `isLast` is false while the company has another park; its people then stay in the space. */
export type Moving = { companyId: string; isLast: boolean };
type By = { readonly db: Db; readonly actor: Actor };
export type Settlement = {
  title: string;
  /** Returns the consequences to show to the actor. Undefined if this actor may not decide, or if it is impossible for this company. */
  notes(by: By, moving: Moving): Promise<string[] | undefined>;
  run(by: By, moving: Moving): Promise<void>;
};
/** A kind of record that must be settled before a company moves out. */
export type Blocker = {
  /** A decision that settles these records together with the move. */
  settle?: Settlement;
  kind: string;
  title: string;
  /** The measure word (量词) shown after the count. */
  unit: string;
  /** Position in the list; the lowest comes first. */
  rank: number;
  /** Counts the unsettled records. */
  count(db: Db, moving: Moving): Promise<number>;
  /** Returns the path of the page on which these records are settled. */
  path(companyId: string): string;
};

/** A person who leaves a company, with their level (1 member, 2 administrator, 3 super administrator), and the actor who removes them. */
export type Leaving = { companyId: string; userId: string; level: 1 | 2 | 3; actor: Actor };
/** A kind of thing a person may hold in a company and has to hand over before leaving. */
export type Holding = {
  kind: string;
  title: string;
  /** Position in the list; the lowest comes first. */
  rank: number;
  /** Whether the person can leave only when somebody takes these things over. If false, things that nobody takes over end. */
  needsHeir: boolean;
  /** Returns the names of everything of this kind that the person holds. */
  find(db: Db, leaving: Leaving): Promise<string[]>;
  drop(db: Db, leaving: Leaving): Promise<void>;
  /**
   * Returns the people of a company who hold something of this kind, once per thing. Kinds that end by themselves with the membership do
   * without.
   */
  holders?(db: Db, companyId: string): Promise<string[]>;
} & (
  | {
      /** Hands everything of this kind over to another person of the company. The caller has checked that person. */
      hand(db: Db, leaving: Leaving, toUserId: string): Promise<void>;
      /** Tells whether the actor may name a successor; without this function every actor may. Only for kinds with `needsHeir: false`. */
      mayHand?(leaving: Leaving): boolean;
      /**
       * Tells whether actors may name themselves as successor. The right to manage people alone must not bring them rights that nobody
       * granted.
       */
      mayTake(leaving: Leaving): boolean;
      ends?: never;
    }
  | {
      hand?: never;
      mayHand?: never;
      mayTake?: never;
      /** Text that tells the user how the things of this kind end, since nobody can take them over. */
      ends: string;
    }
);

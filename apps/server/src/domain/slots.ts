import type { Actor } from '../context.ts';
import type { Db } from '../db/database.ts';

/** The outcome of an approval, as the domain learns it whose record was decided about. */
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
 * Changes the domain's own record after a decision. It runs once per instance, in a transaction of its own with the reach of a job in that
 * park, and again when it fails; its writes and the note that it has run are committed together.
 */
export type DecisionEffect = (db: Db, decision: Decision) => Promise<void>;

/** The company that wants to leave the park. Its people stay in the space while `isLast` is false: the company has another park. */
export type Moving = { companyId: string; isLast: boolean };
/** One kind of thing that has to be settled before a company moves out. */
export type Blocker = {
  kind: string;
  title: string;
  /** The measure word its count is shown with. */
  unit: string;
  /** Place in the list; the lowest comes first. */
  rank: number;
  /** How many of them are left. */
  count(db: Db, moving: Moving): Promise<number>;
  /** The page on which they are settled. */
  path(companyId: string): string;
};

/** A person who leaves a company, and the actor who removes them. */
export type Leaving = { companyId: string; userId: string; level: 1 | 2 | 3; actor: Actor };
/** One kind of thing a person may hold in a company. */
export type Holding = {
  kind: string;
  title: string;
  /** Place in the list; the lowest comes first. */
  rank: number;
  /** Somebody has to take it over; otherwise it ends when nobody does. */
  needsHeir: boolean;
  /** The names of everything the person holds of this kind. */
  find(db: Db, leaving: Leaving): Promise<string[]>;
  drop(db: Db, leaving: Leaving): Promise<void>;
} & (
  | {
      /** Gives all of it to another person of the company, who has been checked. */
      hand(db: Db, leaving: Leaving, toUserId: string): Promise<void>;
      /** Whether the actor may name an heir; every actor may where this is missing. Only for kinds that need no heir. */
      mayHand?(leaving: Leaving): boolean;
      /** Whether actors may name themselves: looking after people alone must not earn rights that nobody gave. */
      mayTake(leaving: Leaving): boolean;
      ends?: never;
    }
  | {
      hand?: never;
      mayHand?: never;
      mayTake?: never;
      /** Says how it ends, where nobody can take it over. */
      ends: string;
    }
);

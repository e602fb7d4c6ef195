import type { Db } from '../../../../db/database.ts';

/** What a domain learns of the end of something it had decided. */
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
type DecisionEffect = (db: Db, decision: Decision) => Promise<void>;

const effects = new Map<string, DecisionEffect>();

/**
 * A domain joins with what a decision does to its records. It runs once per instance, in a transaction of its own with the
 * reach of a job in that park, and again when it fails; what it writes and that it has run are committed together.
 */
export function onDecision(subject: string, run: DecisionEffect): void {
  effects.set(subject, run);
}
export const listens = (subject: string) => effects.has(subject);
export const effectOf = (subject: string) => effects.get(subject);

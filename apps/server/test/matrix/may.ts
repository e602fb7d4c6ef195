import { type Call, commonErrors, type ErrorSpec } from '@park/contract/core';
import { task } from '@park/contract/kernel/task';
import { accountErrors } from '@park/contract/people/account';
import type { PersonName, Target } from './people.ts';
import type { Scene, Tools } from './stage.ts';

/** The expected result; 'empty' is a success without content: a list without entries, a total of 0. */
export type Outcome = 'ok' | 'empty' | ErrorSpec;
/** One outcome for every target, or an outcome per target. */
export type Expected = Outcome | ({ beyond: Outcome } & { [T in Target]?: Outcome });
export type May = Readonly<Record<PersonName, Expected>>;

export type Row = {
  call: Call;
  /** The variant of the call, if the call has several. */
  about: string;
  /** Builds a valid request about the records of the scene. It may insert further records, which are undone with the scene. */
  input: (scene: Scene, tools: Tools) => object | Promise<object>;
  may: May;
  /** Whether parkId, areaId and globalCompanyId choose the context, are ignored, or are ordinary fields of the call. */
  claims: 'choose' | 'ignored' | 'fields';
  /** The call may change rows of the person who makes it. */
  self: boolean;
  /** A second call that reads the result of the first, for example an exported file. */
  leads: ((body: never) => { call: Call; input: object }) | undefined;
  /** The call sends a message that does not say whom it is about. */
  sends: boolean;
  /** Names and numbers that the answer contains on purpose, although the person sees them nowhere else. */
  tells: (scene: Scene, person: PersonName) => readonly string[];
  /** The call creates a user. */
  joins: boolean;
  /** The call creates a company; the row that puts the company into the park is inserted before the company. */
  founds: boolean;
  /**
   * The outcome that may reveal that the record exists, because the person may see it although the call does not apply to it. Every other
   * refusal or empty answer must be the same as for ids that do not exist. Undefined: no outcome may reveal anything.
   */
  explains: Outcome | undefined;
  /** Ids that the call may change besides the records made for the question. */
  touches: (scene: Scene) => readonly string[];
  /** Database round trips of a warm call, if they differ from the default of its kind. */
  trips: number | undefined;
};

/** Returns the name of a row in reports and tables. */
export const titled = ({ call, about }: Row) => `${call.key}${about && ` (${about})`}`;

/**
 * Returns the expected round trips. A read of one statement takes one; a command takes two, one for its work and one for the audit row and
 * the commit. A command whose statement includes the audit row takes one; each further statement takes one more. A number that grows with
 * the data means a loop.
 */
export const tripsOf = ({ call: { kind }, trips }: Pick<Row, 'call' | 'trips'>): number =>
  trips ?? { query: 1, download: 1, command: 2, upload: 3 }[kind];

type Options = Partial<Omit<Row, 'call' | 'input' | 'may'>>;
const plainly = {
  about: '',
  claims: 'choose',
  self: false,
  leads: undefined,
  sends: false,
  tells: () => [],
  joins: false,
  founds: false,
  explains: undefined,
  touches: () => [],
  trips: undefined,
} as const;
export const row = (call: Call, input: Row['input'], may: May, options: Options = {}): Row => ({
  call,
  input,
  may,
  ...plainly,
  ...options,
});

export const { notSignedIn, sessionEnded, firstPassword, forbidden, notFound, invalidInput } = commonErrors;
export const ok = 'ok';
export const empty = 'empty';

export const companyPeople = ['supera1', 'admina1', 'membera1', 'supera2', 'superb1'] as const;
export const operators = ['operatora', 'operatorb', 'operatorab', 'operatorc'] as const;
export const each = <N extends PersonName>(names: readonly N[], expected: Expected) =>
  Object.fromEntries(names.map((name) => [name, expected])) as Record<N, Expected>;

/** Outcomes before any right is checked: not signed in, first password to set, no park to enter, disabled. */
export const gate = { anonymous: notSignedIn, newcomera1: firstPassword, assistant0: forbidden, disableda1: sessionEnded } as const;

/** The same outcome for everybody. */
export const everybody = (expected: Expected): May => ({
  ...each(['anonymous', 'newcomera1', 'assistant0', 'disableda1', 'platform1', 'assistant1'], expected),
  ...each(operators, expected),
  ...each(companyPeople, expected),
});
/** Everybody with a session may make the call, even a user who may enter no park. */
export const anySession: May = { ...everybody(ok), anonymous: notSignedIn, disableda1: sessionEnded };
/** The same outcome for everybody who may enter a park. */
export const insiders = (expected: Expected): May => ({
  ...gate,
  ...each(['platform1', 'assistant1'], expected),
  ...each(operators, expected),
  ...each(companyPeople, expected),
});

/** The audit log: operators read the entries of their park, the platform its own. */
export const audits = (beyond: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: ok, beyond }),
  platform1: { own: ok, beyond },
});
/** Reads the workbook that an export created. */
export const toFile = ({ id }: { id: string }) => ({ call: task.file, input: { id } });
export const onlyPlatform: May = { ...insiders(forbidden), platform1: ok };

/**
 * The address book: companies read their own; operators and assisting organisations read every company settled in their park; the platform
 * reads none.
 */
export const readsBook = (beyond: Outcome): May => ({
  ...insiders({ own: ok, beyond }),
  ...each([...operators, 'assistant1'], { own: ok, sibling: ok, beyond }),
  platform1: forbidden,
});
/** Departments that an import template names as examples. */
export const example = ['研发中心', '前端组'];
/** Managing the address book: like reading it, but neither ordinary members nor assisting organisations may. */
export const keepsBook = (beyond: Outcome): May => ({ ...readsBook(beyond), ...each(['membera1', 'assistant1'], forbidden) });

/** Changing one's phone number: company administrators may not, other members may change their own only. */
export const changesPhone = (beyond: Outcome): May => ({
  ...insiders(accountErrors.adminPhone),
  ...each(['operatora', 'operatorb', 'assistant1', 'membera1'], { own: ok, beyond }),
});
/** Extended fields belong to the space, so operators manage them anywhere in it. */
export const setsFields = (beyond: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: ok, otherPark: ok, body: ok, beyond }),
});
/** Appointing administrators: the super administrator in their own company, operators in other companies. */
export const appoints = (beyond: Outcome): May => ({
  ...keepsBook(beyond),
  admina1: forbidden,
  ...each(['operatora', 'operatorb'], { own: forbidden, sibling: ok, beyond }),
});

/** Roles of a park: its operators manage them, for every organisation there. */
export const keepsParkRoles = (beyond: Outcome): May => ({ ...insiders(forbidden), ...each(operators, { own: ok, sibling: ok, beyond }) });
/** Roles of companies: administrators read their own; operators and assisting organisations read those of every company of their park. */
export const readsRoles = (beyond: Outcome): May => ({ ...readsBook(beyond), membera1: forbidden });
/** Each company manages its own roles; nobody else may. */
export const keepsRoles = (beyond: Outcome): May => ({
  ...readsRoles(beyond),
  ...each(operators, { own: ok, beyond }),
  assistant1: forbidden,
});

/** Grants of built-in roles: operators decide for the companies of their park, assisting organisations read. */
export const readsInner: May = {
  ...insiders(forbidden),
  ...each([...operators, 'assistant1'], { own: ok, sibling: ok, beyond: notFound }),
};
export const setsInner: May = { ...readsInner, assistant1: forbidden };
/** Grants of a company's own roles: only its super administrator decides. */
export const setsRoles: May = {
  ...keepsRoles(notFound),
  ...each(['admina1', 'operatora', 'operatorb'], forbidden),
};

/** Access to a park: its operators grant it, to people and departments that work for the park, and only if they may enter it themselves. */
export const lets = (ofTenants: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: ofTenants, beyond: notFound }),
  ...each(['operatorab', 'operatorc'], { own: ok, sibling: ofTenants, otherPark: ofTenants, beyond: notFound }),
});

/**
 * Flows belong to a park: its operators define them and manage the running instances. An assisting organisation can be granted the pages;
 * its role in the demo has none.
 */
export const draws = keepsParkRoles;
export const self = { self: true } as const;
/** Participants of an instance only; the platform has no park and so no instances. */
export const takesPart = (own: Outcome = ok, beyond: Outcome = notFound): May => ({ ...insiders({ own, beyond }), platform1: notFound });
/** Groups of a park: its operators manage them, assisting organisations read them, except groups about the operator and its members. */
export const readsGroups = (body: Outcome, beyond: Outcome = notFound): May => ({
  ...keepsParkRoles(beyond),
  assistant1: { own: ok, sibling: ok, body, beyond },
});
/** Calls about the administrators of a park: only the operators of the park may make them. */
export const ofThePark = keepsParkRoles;

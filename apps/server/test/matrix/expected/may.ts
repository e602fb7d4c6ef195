import { type Call, commonErrors, type ErrorSpec } from '@park/contract/core';
import { task } from '@park/contract/kernel/task';
import { accountErrors } from '@park/contract/people/account';
import type { PersonName, Target } from '../people.ts';
import type { Scene, Tools } from '../stage.ts';

/** 'empty' is a success that brings nothing: a list without entries, a total of none. */
export type Outcome = 'ok' | 'empty' | ErrorSpec;
/** The same everywhere, or told by where the record lies. */
export type Expected = Outcome | ({ beyond: Outcome } & { [T in Target]?: Outcome });
export type May = Readonly<Record<PersonName, Expected>>;

export type Row = {
  call: Call;
  /** What this row is about, where a call has several. */
  about: string;
  /** A good request about the scene's records. It may make records of its own, which are taken back with the scene. */
  input: (scene: Scene, tools: Tools) => object | Promise<object>;
  may: May;
  /** Whether parkId, areaId and globalCompanyId choose where it runs, mean nothing to it, or are fields of its own. */
  claims: 'choose' | 'ignored' | 'fields';
  /** It may change rows of the person who makes it. */
  self: boolean;
  /** What the answer leads to is read along with it. */
  leads: ((body: never) => { call: Call; input: object }) | undefined;
  /** It leaves a message that does not say whom it is about. */
  sends: boolean;
  /** Names and numbers its answer holds on purpose, although the person sees them nowhere else. */
  tells: (scene: Scene, person: PersonName) => readonly string[];
  /** It makes a person where there was none. */
  joins: boolean;
  /** It makes a company where there was none; its place in the park comes first. */
  founds: boolean;
  /** An answer that tells a record of which the person knows from none at all: the place is his, the record does not belong there. */
  explains: Outcome | undefined;
  /** Ids of what it may change besides what was made for the question. */
  touches: (scene: Scene) => readonly string[];
};

/** How a row is called in reports and tables. */
export const titled = ({ call, about }: Row) => `${call.key}${about && ` (${about})`}`;

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

/** Before any right: nobody, who has to set a password first, who has no park to enter, who was disabled. */
export const gate = { anonymous: notSignedIn, newcomera1: firstPassword, assistant0: forbidden, disableda1: sessionEnded } as const;

/** The same for all the world. */
export const everybody = (expected: Expected): May => ({
  ...each(['anonymous', 'newcomera1', 'assistant0', 'disableda1', 'platform1', 'assistant1'], expected),
  ...each(operators, expected),
  ...each(companyPeople, expected),
});
/** Whoever has a session, wherever he may go. */
export const anySession: May = { ...everybody(ok), anonymous: notSignedIn, disableda1: sessionEnded };
/** Whoever may enter a park. */
export const insiders = (expected: Expected): May => ({
  ...gate,
  ...each(['platform1', 'assistant1'], expected),
  ...each(operators, expected),
  ...each(companyPeople, expected),
});

/** The records of what was done: operators those of their park, the platform its own. */
export const audits = (beyond: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: ok, beyond }),
  platform1: { own: ok, beyond },
});
/** An export is the workbook it made. */
export const toFile = ({ id }: { id: string }) => ({ call: task.file, input: { id } });
export const onlyPlatform: May = { ...insiders(forbidden), platform1: ok };

/** The address book: companies their own, operators and assistants every company settled in their park, the platform nobody's. */
export const readsBook = (beyond: Outcome): May => ({
  ...insiders({ own: ok, beyond }),
  ...each([...operators, 'assistant1'], { own: ok, sibling: ok, beyond }),
  platform1: forbidden,
});
/** Who keeps the book: as readers, without members and assistants. */
/** Departments a template names as an example of how to write one. */
export const example = ['研发中心', '前端组'];
export const keepsBook = (beyond: Outcome): May => ({ ...readsBook(beyond), ...each(['membera1', 'assistant1'], forbidden) });

/** Administrators of a company keep their number; the others change their own and nobody else's. */
export const changesPhone = (beyond: Outcome): May => ({
  ...insiders(accountErrors.adminPhone),
  ...each(['operatora', 'operatorb', 'assistant1', 'membera1'], { own: ok, beyond }),
});
/** A field of the customer's own belongs to the space, wherever in it one is. */
export const setsFields = (beyond: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: ok, otherPark: ok, body: ok, beyond }),
});
/** Administrators' posts: in one's own company the super administrator's to give, elsewhere an operator's. */
export const appoints = (beyond: Outcome): May => ({
  ...keepsBook(beyond),
  admina1: forbidden,
  ...each(['operatora', 'operatorb'], { own: forbidden, sibling: ok, beyond }),
});

/** Roles of a park: its operators', for whatever organisation there. */
export const keepsParkRoles = (beyond: Outcome): May => ({ ...insiders(forbidden), ...each(operators, { own: ok, sibling: ok, beyond }) });
/** Roles of companies: administrators read their own, operators and assistants those of every company of their park. */
export const readsRoles = (beyond: Outcome): May => ({ ...readsBook(beyond), membera1: forbidden });
/** Each company keeps its own; nobody keeps them for it. */
export const keepsRoles = (beyond: Outcome): May => ({
  ...readsRoles(beyond),
  ...each(operators, { own: ok, beyond }),
  assistant1: forbidden,
});

/** What built-in roles hold: operators decide for the companies of their park, assistants look. */
export const readsInner: May = {
  ...insiders(forbidden),
  ...each([...operators, 'assistant1'], { own: ok, sibling: ok, beyond: notFound }),
};
export const setsInner: May = { ...readsInner, assistant1: forbidden };
/** What a company's own roles hold is its super administrator's to say. */
export const setsRoles: May = {
  ...keepsRoles(notFound),
  ...each(['admina1', 'operatora', 'operatorb'], forbidden),
};

/** Who may enter a park: its operators', about people and departments that work for it; nobody's who does not enter it himself. */
export const lets = (ofTenants: Outcome): May => ({
  ...insiders(forbidden),
  ...each(operators, { own: ok, sibling: ofTenants, beyond: notFound }),
  ...each(['operatorab', 'operatorc'], { own: ok, sibling: ofTenants, otherPark: ofTenants, beyond: notFound }),
});

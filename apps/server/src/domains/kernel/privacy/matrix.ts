import { privacy, privacyErrors } from '@park/contract/kernel/privacy';
import { each, forbidden, insiders, notFound, ok, operators, type Row, readsBook, row } from '../../../../test/matrix/may.ts';
import { contacts, lookedUp } from '../../../../test/matrix/scene/settings.ts';

export const privacyMatrix: readonly Row[] = [
  row(privacy.record, lookedUp, readsBook(notFound), { trips: 3 }),
  row(privacy.staffPhone, ({ person, company: of }) => ({ id: person.id, companyId: of.id }), readsBook(privacyErrors.noPhone), {
    trips: 3,
    tells: ({ person }) => [person.phone],
  }),
  row(
    privacy.companyPhone,
    (at) => ({ id: at.company.id }),
    {
      ...insiders(forbidden),
      ...each(operators, { own: ok, sibling: ok, beyond: privacyErrors.noPhone }),
      // the assisting organisation has no contact number, so a look-up by its own people finds none
      assistant1: { sibling: ok, beyond: privacyErrors.noPhone },
    },
    { trips: 3, self: true, tells: () => contacts },
  ),
];

import { authorisation, authorisationErrors } from '@park/contract/rights/authorisation';
import { empty, lets, ok, type Row, row } from '../../../../test/matrix/may.ts';
import { letIn } from '../../../../test/matrix/scene/authorisation.ts';

export const authorisationMatrix: readonly Row[] = [
  row(
    authorisation.users,
    async (at, tools) => ({ spaceProjectId: (await letIn(at, tools)).spaceProjectId, keyword: at.person.name }),
    lets(empty),
    { claims: 'fields', explains: empty },
  ),
  row(
    authorisation.addUsers,
    (at) => ({ spaceProjectId: at.park.id, userIds: [at.person.id], reason: '矩阵' }),
    lets(authorisationErrors.notOurs),
    { trips: 4, claims: 'fields', explains: authorisationErrors.notOurs },
  ),
  row(authorisation.removeUser, letIn, lets(ok), { trips: 4, claims: 'fields' }),
  row(authorisation.organisations, (at) => ({ spaceProjectId: at.park.id }), lets(ok), { claims: 'fields' }),
  row(
    authorisation.saveOrganisations,
    (at) => ({ spaceProjectId: at.park.id, orgIdList: [at.department.id] }),
    lets(authorisationErrors.notOurs),
    { trips: 3, claims: 'fields', explains: authorisationErrors.notOurs },
  ),
];

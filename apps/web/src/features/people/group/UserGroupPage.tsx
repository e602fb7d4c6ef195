import { GroupPage } from './GroupPage.tsx';
import { GroupUsers } from './GroupUsers.tsx';

/** The groups of people of the park, over all its companies. */
export const UserGroupPage = () => <GroupPage kind="user" members={(of) => <GroupUsers key={of.id} of={of} />} />;

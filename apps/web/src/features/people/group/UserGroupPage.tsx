import { GroupPage } from './GroupPage.tsx';
import { GroupUsers } from './GroupUsers.tsx';

/** 人员分组: groups of people of all companies of the park. */
export const UserGroupPage = () => <GroupPage kind="user" members={(of) => <GroupUsers key={of.id} of={of} />} />;

import { message } from '@park/contract/people/message';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../kit/api/query.ts';
import { Icon } from '../kit/page/icons.tsx';
import { pagesOf } from '../parts/menu/menu.ts';
import { useMe } from '../parts/session/me.ts';

const todoList = '/notice/todolist';
const maxCount = 99;

/** Shows the number of the user's open to-dos in the header. A user without the to-do list in the menu sees no bell. */
export function TodoBell() {
  const hasList = useMe()
    .menus.flatMap(pagesOf)
    .some(({ path }) => path === todoList);
  const { data } = useQuery({ ...ask(message.counts, {}), enabled: hasList });
  if (!hasList) return null;
  const todo = data?.todo ?? 0;
  // copies of applications are not added, because each copy also sends a message, which is counted here
  const unread = (data?.service ?? 0) + (data?.system ?? 0);
  const label = [`待办 ${todo} 项`, ...(unread > 0 ? [`未读消息 ${unread} 条`] : [])].join('，');
  return (
    <Link className="bell" to={todoList} aria-label={label} title={label}>
      <Icon name="bell" />
      {todo > 0 ? (
        <span className="bell-count">{todo > maxCount ? `${maxCount}+` : todo}</span>
      ) : (
        unread > 0 && <span className="bell-dot" />
      )}
    </Link>
  );
}

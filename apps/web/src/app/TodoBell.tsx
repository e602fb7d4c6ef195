import { message } from '@park/contract/people/message';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../kit/api.ts';
import { Icon } from '../kit/icons.tsx';
import { useMe } from '../kit/me.ts';
import { pagesOf } from '../kit/menu.ts';

const todoList = '/notice/todolist';
const most = 99;

/** How much waits for one's decision, always in view. Whoever has no such list has no bell. */
export function TodoBell() {
  const hasList = useMe()
    .menus.flatMap(pagesOf)
    .some(({ path }) => path === todoList);
  const { data } = useQuery({ ...ask(message.counts, {}), enabled: hasList });
  if (!hasList) return null;
  const todo = data?.todo ?? 0;
  // who is copied in is told so, and counts that message
  const unread = (data?.service ?? 0) + (data?.system ?? 0);
  const says = [`待办 ${todo} 项`, ...(unread > 0 ? [`未读消息 ${unread} 条`] : [])].join('，');
  return (
    <Link className="bell" to={todoList} aria-label={says} title={says}>
      <Icon name="bell" />
      {todo > 0 ? <span className="bell-count">{todo > most ? `${most}+` : todo}</span> : unread > 0 && <span className="bell-dot" />}
    </Link>
  );
}

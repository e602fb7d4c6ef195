import { Link } from 'react-router';
import { Icon } from '../kit/page/icons.tsx';
import { countText, todoList, useWaiting } from './waiting.ts';

/** Shows the number of the user's open to-dos in the header. A user without the to-do list in the menu sees no bell. */
export function TodoBell() {
  const waiting = useWaiting();
  if (!waiting) return null;
  const { todo } = waiting;
  // copies of applications are not added, because each copy also sends a message, which is counted here
  const unread = waiting.service + waiting.system;
  const label = [`待办 ${todo} 项`, ...(unread > 0 ? [`未读消息 ${unread} 条`] : [])].join('，');
  return (
    <Link className="bell" to={todoList} aria-label={label} title={label}>
      <Icon name="bell" />
      {todo > 0 ? <span className="bell-count">{countText(todo)}</span> : unread > 0 && <span className="bell-dot" />}
    </Link>
  );
}

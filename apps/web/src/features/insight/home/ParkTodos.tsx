import { message } from '@park/contract/people/message';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ask } from '../../../kit/api/query.ts';
import { dateTime } from '../../../kit/format.ts';
import { pagesOf } from '../../../parts/menu/menu.ts';
import { useMe } from '../../../parts/session/me.ts';

const todoList = '/notice/todolist';
const shownNum = 5;

/** Shows the latest to-dos of the user in this park, with links to them and to the whole list. */
export function ParkTodos() {
  const hasList = useMe()
    .menus.flatMap(pagesOf)
    .some(({ path }) => path === todoList);
  const { data } = useQuery({ ...ask(message.list, { type: 1, pageSize: shownNum }), enabled: hasList });
  if (!data) return null;
  return (
    <section className="card" aria-label="待办">
      <div className="card-head">
        <h2>待办</h2>
        <Link to={todoList}>全部 {data.total} 项</Link>
      </div>
      {data.total === 0 && <p>没有等你处理的事</p>}
      <ul className="park-todos">
        {data.list.map(({ id, title, applicantName, processInstanceId, link, createdDate }) => (
          <li key={id}>
            <Link to={processInstanceId ? `/notice/tododetail/${processInstanceId}/1` : (link ?? todoList)}>{title}</Link>
            <span>{[applicantName, dateTime(createdDate)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

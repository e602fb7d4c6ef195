import { useSyncExternalStore } from 'react';
import { dateTime, duration } from '../../kit/format.ts';
import './flow.css';

const minute = 60_000;
const each = (tell: () => void) => {
  const timer = setInterval(tell, minute / 6);
  return () => clearInterval(timer);
};
const thisMinute = () => Math.floor(Date.now() / minute);

/** Shows the time left or overdue, updated while the page is open. */
export function Deadline({ at }: { at: string }) {
  const left = Math.floor(Date.parse(at) / minute) - useSyncExternalStore(each, thisMinute);
  return (
    <span className={left < 0 ? 'overdue' : ''} title={`截止时间 ${dateTime(at)}`}>
      {left < 0 ? `已超时 ${duration(-left)}` : `剩余 ${duration(left)}`}
    </span>
  );
}

import { useSyncExternalStore } from 'react';
import { dateTime, duration } from '../../kit/format.ts';
import './flow.css';

const minuteMs = 60_000;
const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, minuteMs / 6);
  return () => clearInterval(timer);
};
const currentMinute = () => Math.floor(Date.now() / minuteMs);

/** Shows the time left or overdue, updated while the page is open. */
export function Deadline({ at }: { at: string }) {
  const left = Math.floor(Date.parse(at) / minuteMs) - useSyncExternalStore(subscribe, currentMinute);
  return (
    <span className={left < 0 ? 'overdue' : ''} title={`截止时间 ${dateTime(at)}`}>
      {left < 0 ? `已超时 ${duration(-left)}` : `剩余 ${duration(left)}`}
    </span>
  );
}

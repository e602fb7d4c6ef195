/*
 * Formats by hand: creating an Intl formatter takes a browser thirty milliseconds, and importing the kit's formatters would add a file to
 * the first screen.
 */
const parkOffset = 8 * 3_600_000;
/** Returns a date whose UTC fields are the local time of the park. */
const toParkTime = (moment: Date): Date => new Date(moment.getTime() + parkOffset);

/** Returns a greeting for the time of day in the park. */
export function greeting(now: Date): string {
  const hour = toParkTime(now).getUTCHours();
  if (hour < 5) return '夜深了';
  if (hour < 9) return '早上好';
  if (hour < 12) return '上午好';
  if (hour < 14) return '中午好';
  return hour < 18 ? '下午好' : '晚上好';
}

const weekdays = [...'日一二三四五六'];
export function today(now: Date): string {
  const there = toParkTime(now);
  const [year, month, day] = [there.getUTCFullYear(), there.getUTCMonth() + 1, there.getUTCDate()];
  return `${year}年${month}月${day}日星期${weekdays[there.getUTCDay()]}`;
}

const zone = 'Asia/Shanghai';

/** A greeting for the time of day where the park is. */
export function greeting(now: Date): string {
  const hour = Number(
    new Intl.DateTimeFormat('zh-CN', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(now).replace(/\D/g, ''),
  );
  if (hour < 5) return '夜深了';
  if (hour < 9) return '早上好';
  if (hour < 12) return '上午好';
  if (hour < 14) return '中午好';
  return hour < 18 ? '下午好' : '晚上好';
}

export const today = (now: Date): string => new Intl.DateTimeFormat('zh-CN', { dateStyle: 'full', timeZone: zone }).format(now);

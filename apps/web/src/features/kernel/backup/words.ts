import type { BackupRow } from '@park/contract/kernel/backup';

const units = ['B', 'KB', 'MB', 'GB', 'TB'];
export function sizeOf(bytes: number | null): string {
  if (bytes === null) return '--';
  const power = Math.min(Math.floor(Math.log2(Math.max(bytes, 1)) / 10), units.length - 1);
  return `${(bytes / 1024 ** power).toFixed(power && 1)} ${units[power]}`;
}

export function duration(seconds: number | null): string {
  if (seconds === null) return '--';
  if (seconds < 1) return '不到 1 秒';
  return seconds < 60 ? `${seconds} 秒` : `${Math.floor(seconds / 60)} 分 ${seconds % 60} 秒`;
}

const steps: Record<string, string> = { rows: '读取数据', files: '复制上传文件', verify: '校验文件' };
export const stepName = (step: string | null) => steps[step ?? ''] ?? '准备中';

/** Returns the overall progress; reading the backup again takes only the last part of the bar. */
export function percentOf({ step, done, total }: Pick<BackupRow, 'step' | 'done' | 'total'>): number {
  const part = total ? Math.min(1, done / total) : 0;
  if (step === 'verify') return 95;
  return Math.floor(step === 'files' ? 70 + part * 25 : part * 70);
}

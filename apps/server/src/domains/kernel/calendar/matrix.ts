import { calendar } from '@park/contract/kernel/calendar';
import { draws, ok, type Row, row, self } from '../../../../test/matrix/may.ts';

export const calendarMatrix: readonly Row[] = [
  row(calendar.year, () => ({ year: 2026 }), draws(ok)),
  row(calendar.save, () => ({ hours: [{ from: '09:00', to: '18:00' }], weekdays: [1] }), draws(ok), self),
  row(calendar.setDays, () => ({ days: [{ day: '2026-10-01', isWork: true }] }), draws(ok), self),
];

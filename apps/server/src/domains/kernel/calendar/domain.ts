import { defineDomain } from '../../../domain/index.ts';
import { calendarModule } from './handlers.ts';

export const calendarDomain = defineDomain('calendar', {
  module: calendarModule,
  fileColumns: {
    never: {
      'park_calendar.hours': 'opening hours',
    },
  },
});

import { defineDomain } from '../../../domain/index.ts';
import { calendarModule } from './handlers.ts';

export const calendarDomain = defineDomain('calendar', {
  module: calendarModule,
});

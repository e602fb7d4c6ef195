import { commonErrors } from '@park/contract/core';
import { calendar } from '@park/contract/kernel/calendar';
import { must } from '../../../context.ts';
import { implement } from '../../../http/mount.ts';
import { publishedYear } from './published.ts';
import * as calendars from './queries.ts';
import { ordinary } from './rules.ts';

export const calendarModule = implement(calendar, {
  async year({ db, actor }, { year }) {
    const found = await calendars.find(db, actor.parkId, year);
    const published = publishedYear(String(year));
    const own = found.days.map((day) => ({ ...day, isOwn: true }));
    const named = new Set(own.map(({ day }) => day));
    const others = Object.entries(published ?? {}).flatMap(([day, one]) => (named.has(day) ? [] : [{ day, ...one, isOwn: false }]));
    return {
      hours: found.hours ?? ordinary.hours,
      weekdays: found.weekdays ?? ordinary.weekdays,
      version: found.version,
      isKnown: published !== undefined || own.length > 0,
      warning: published || own.length ? null : `${year}年的节假日安排尚未录入，目前只按星期计算，请在公布后补充`,
      days: [...own, ...others].sort((one, other) => (one.day < other.day ? -1 : 1)),
    };
  },

  async save({ db, actor }, given) {
    must(await calendars.save(db, actor, given), commonErrors.stale);
    return {};
  },

  async setDays({ db, actor }, { days }) {
    await calendars.setDays(db, actor, days);
    return {};
  },
});

type Year = Readonly<Record<string, { isWork: boolean; name: string }>>;

const between = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000) days.push(new Date(at).toISOString().slice(0, 10));
  return days;
};
const off = (name: string, from: string, to = from) => between(from, to).map((day) => [day, { isWork: false, name }] as const);
const work = (name: string, ...days: string[]) => days.map((day) => [day, { isWork: true, name: `${name}调休上班` }] as const);

/** Public holidays and make-up workdays as published by the State Council, by year. Add a few lines here for each new year. */
const published: Readonly<Record<string, Year>> = {
  2026: Object.fromEntries([
    ...off('元旦', '2026-01-01', '2026-01-03'),
    ...work('元旦', '2026-01-04'),
    ...off('春节', '2026-02-15', '2026-02-23'),
    ...work('春节', '2026-02-14', '2026-02-28'),
    ...off('清明节', '2026-04-04', '2026-04-06'),
    ...off('劳动节', '2026-05-01', '2026-05-05'),
    ...work('劳动节', '2026-05-09'),
    ...off('端午节', '2026-06-19', '2026-06-21'),
    ...off('中秋节', '2026-09-25', '2026-09-27'),
    ...off('国庆节', '2026-10-01', '2026-10-07'),
    ...work('国庆节', '2026-09-20', '2026-10-10'),
  ]),
};

export const publishedYear = (year: string): Year | undefined => published[year];
export const publishedDay = (day: string) => published[day.slice(0, 4)]?.[day];

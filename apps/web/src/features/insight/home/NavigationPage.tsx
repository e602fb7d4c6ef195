import { Entries } from '../../../kit/entries.tsx';
import { useMe } from '../../../kit/me.ts';
import { entriesOf } from '../../../kit/menu.ts';
import { ParkCards } from './ParkCards.tsx';

/** Every park and every application one may enter. */
export function NavigationPage() {
  const { user, menus } = useMe();
  const places = user.contexts.filter((place) => place.hasPrivilege);
  return (
    <div className="single">
      <h1>项目入口导航</h1>
      <section aria-label="园区">
        <h2>园区</h2>
        <ParkCards places={places} />
      </section>
      {menus.map((menu) => (
        <section key={menu.code} aria-label={menu.name}>
          <h2>{menu.name}</h2>
          <Entries entries={entriesOf([menu]).map((entry) => ({ ...entry, note: entry.trail[1] }))} />
        </section>
      ))}
    </div>
  );
}

import { entriesOf } from '../../../parts/menu/menu.ts';
import { useMe } from '../../../parts/session/me.ts';
import { Entries } from './Entries.tsx';
import { ParkCards } from './ParkCards.tsx';

/** Lists all parks and applications the user may enter. */
export function NavigationPage() {
  const { user, menus } = useMe();
  const places = user.contexts.filter((place) => place.hasPrivilege);
  return (
    <div className="single">
      <h1>选择园区</h1>
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

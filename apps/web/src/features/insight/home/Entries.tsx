import { Link } from 'react-router';
import { IconTile } from '../../../parts/menu/IconTile.tsx';
import { tintOf } from '../../../parts/menu/tint.ts';
import { useMe } from '../../../parts/session/me.ts';

type Entry = { code: string; name: string; icon: string; instead?: string; note?: string | undefined; address: string };

/** Links to pages, as cards, each with the tint of its domain. */
export function Entries({ entries }: { entries: readonly Entry[] }) {
  const { menus } = useMe();
  return (
    <ul className="entries">
      {entries.map(({ code, name, icon, instead, note, address }) => (
        <li key={code}>
          <Link to={address}>
            <IconTile tint={tintOf(menus, (item) => item.code === code)} name={icon} instead={instead} />
            <span>
              {name}
              {note && <small>{note}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

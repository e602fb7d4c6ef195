import { Link } from 'react-router';
import { MenuIcon } from '../../../parts/menu/MenuIcon.tsx';

type Entry = { code: string; name: string; icon: string; note?: string | undefined; address: string };

/** Links to pages, as cards. */
export const Entries = ({ entries }: { entries: readonly Entry[] }) => (
  <ul className="entries">
    {entries.map(({ code, name, icon, note, address }) => (
      <li key={code}>
        <Link to={address}>
          <span className="entry-icon">
            <MenuIcon name={icon} />
          </span>
          <span>
            {name}
            {note && <small>{note}</small>}
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

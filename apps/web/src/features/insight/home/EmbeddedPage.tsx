import { useParams } from 'react-router';
import { Entries } from '../../../kit/entries.tsx';
import { useMe } from '../../../kit/me.ts';
import { addressOf, below, embeddedCode, pagesOf } from '../../../kit/menu.ts';
import { Instead } from '../../../kit/tab.ts';

/** The front page of an application that brings its own menu: that menu, as cards. One that is not in the menu is not open. */
export function EmbeddedPage() {
  const { appCode } = useParams();
  const { menus } = useMe();
  const app = menus.flatMap((top) => [top, ...below(top)]).find((item) => embeddedCode(item) === appCode);
  if (!app || app.appSwitch === 0) return <Instead to="/notOpen" />;
  const groups = below(app).some((item) => below(item).length > 0) ? below(app) : [app];
  return (
    <div className="home">
      {groups.map((group) => (
        <section key={group.code} className="card" aria-label={group.name}>
          <h2>{group.name}</h2>
          <Entries
            entries={pagesOf(group).map((page) => ({ ...page, icon: page.icon || group.icon || app.icon, address: addressOf(page) }))}
          />
        </section>
      ))}
    </div>
  );
}

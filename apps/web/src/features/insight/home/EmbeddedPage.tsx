import { useParams } from 'react-router';
import { Instead } from '../../../kit/page/tab.ts';
import { addressOf, below, embeddedCode, pagesOf } from '../../../parts/menu/menu.ts';
import { useMe } from '../../../parts/session/me.ts';
import { Entries } from './Entries.tsx';

/** Front page of an embedded application: its menu as cards. If the user's menu does not contain the application, it leads to 暂未开放. */
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

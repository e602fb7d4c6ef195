import { useParams } from 'react-router';
import { RedirectAndClose } from '../../../kit/page/tab.ts';
import { addressOf, embeddedCode, pagesOf, submenusOf } from '../../../parts/menu/menu.ts';
import { useMe } from '../../../parts/session/me.ts';
import { Entries } from './Entries.tsx';

/**
 * Front page of an embedded application: its menu as cards. Redirects to 暂未开放 if the application is missing from the menu or switched off.
 */
export function EmbeddedPage() {
  const { appCode } = useParams();
  const { menus } = useMe();
  const app = menus.flatMap((top) => [top, ...submenusOf(top)]).find((item) => embeddedCode(item) === appCode);
  if (!app || app.appSwitch === 0) return <RedirectAndClose to="/notOpen" />;
  const groups = submenusOf(app).some((item) => submenusOf(item).length > 0) ? submenusOf(app) : [app];
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

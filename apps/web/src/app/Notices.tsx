import { config } from '@park/contract/kernel/config';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type PropsWithChildren, useState } from 'react';
import { Link } from 'react-router';
import { useRight } from '../kit/access.tsx';
import { ask } from '../kit/api.ts';
import { isBranded } from '../kit/brand.ts';
import { browser } from '../kit/browser.ts';
import { Icon } from '../kit/icons.tsx';
import { useLive } from '../kit/live.ts';
import { projectPrefix } from '../kit/session.ts';
import { TaskNotices } from '../kit/task-notice.tsx';
import { useNewVersion } from './useNewVersion.ts';

/** What the shell says on its own account, above every page. */
export function Notices({ isThemeAsked }: { isThemeAsked: boolean }) {
  return (
    <>
      <NewVersion />
      {isThemeAsked && !isBranded() && <MissingTheme />}
      <TaskNotices />
      <TodoNews />
    </>
  );
}

/** What waits for one, and whatever of it is open, is asked for again when the server says that it moved. */
function TodoNews() {
  const client = useQueryClient();
  useLive('todo', () => {
    for (const name of ['message', 'process', 'invitation']) void client.invalidateQueries({ queryKey: [name] });
  });
  return null;
}

function Bar({ children, onClose }: PropsWithChildren<{ onClose: () => void }>) {
  return (
    <div className="bar" role="status">
      {children}
      <button type="button" className="bar-close" aria-label="关闭提示" onClick={onClose}>
        <Icon name="close" size={12} />
      </button>
    </div>
  );
}

function NewVersion() {
  const isNew = useNewVersion();
  const [isClosed, close] = useState(false);
  if (!isNew || isClosed) return null;
  return (
    <Bar onClose={() => close(true)}>
      <span>发现新版本，刷新后使用</span>
      <button type="button" className="bar-action" onClick={() => browser.reload()}>
        刷新
      </button>
    </Bar>
  );
}

/** Silent where the theme merely could not be had: then there may well be one. */
function MissingTheme() {
  const projectCode = projectPrefix().slice(1);
  const { data } = useQuery({ ...ask(config.theme, projectCode ? { projectCode } : {}), staleTime: Number.POSITIVE_INFINITY });
  const mayConfigure = useRight('config:update');
  const [isClosed, close] = useState(false);
  if (data !== null || isClosed) return null;
  return (
    <Bar onClose={() => close(true)}>
      <span>请先去配置平台配置web主题</span>
      {mayConfigure && (
        <Link className="bar-action" to="/platformAdmin/config?tab=theme">
          去配置
        </Link>
      )}
    </Bar>
  );
}

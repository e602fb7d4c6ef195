import { config } from '@park/contract/kernel/config';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type PropsWithChildren, useState } from 'react';
import { Link } from 'react-router';
import { useRight } from '../kit/api/access.tsx';
import { browser } from '../kit/api/browser.ts';
import { useLive } from '../kit/api/live.ts';
import { ask } from '../kit/api/query.ts';
import { projectPrefix } from '../kit/api/session.ts';
import { say } from '../kit/feedback/message.ts';
import { Icon } from '../kit/page/icons.tsx';
import { isBranded } from '../parts/brand/brand.ts';
import { entryQuery } from './entry.ts';
import { TaskNotices } from './TaskNotices.tsx';
import { useNewVersion } from './useNewVersion.ts';

/** Shows the notices of the shell itself above every page. */
export function Notices({ showsMissingTheme }: { showsMissingTheme: boolean }) {
  return (
    <>
      <NewVersion />
      {showsMissingTheme && !isBranded() && <MissingTheme />}
      <TaskNotices />
      <TodoRefresher />
      <RightsRefresher />
    </>
  );
}

/** Refetches to-dos and any open flow or invitation when the server reports a change. */
function TodoRefresher() {
  const client = useQueryClient();
  useLive('todo', () => {
    for (const name of ['message', 'process', 'invitation']) void client.invalidateQueries({ queryKey: [name] });
  });
  return null;
}

/** Fetches the user and the menu again when the server reports that the user's rights changed, and says so if they differ. */
function RightsRefresher() {
  const client = useQueryClient();
  async function refetch() {
    const before = client.getQueryData(entryQuery.queryKey)?.me;
    await client.refetchQueries(entryQuery);
    const now = client.getQueryData(entryQuery.queryKey)?.me;
    // the query client keeps the former object where an answer equals it
    if (!before || !now || (before.menus === now.menus && before.user.permissions === now.user.permissions)) return;
    say.info('你的权限已更新');
    // the rows and fields that other answers contain depend on rights too
    await client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'entry' });
  }
  useLive('rights', () => void refetch(), { isRare: true });
  return null;
}

function NoticeBar({ children, onClose }: PropsWithChildren<{ onClose: () => void }>) {
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
    <NoticeBar onClose={() => close(true)}>
      <span>发现新版本，刷新后使用</span>
      <button type="button" className="bar-action" onClick={() => browser.reload()}>
        刷新
      </button>
    </NoticeBar>
  );
}

/** Tells the user that no theme is configured. If the theme could not be loaded, shows nothing, because a theme may be configured. */
function MissingTheme() {
  const projectCode = projectPrefix().slice(1);
  const { data } = useQuery({ ...ask(config.theme, projectCode ? { projectCode } : {}), staleTime: Number.POSITIVE_INFINITY });
  const mayConfigure = useRight('config:update');
  const [isClosed, close] = useState(false);
  if (data !== null || isClosed) return null;
  return (
    <NoticeBar onClose={() => close(true)}>
      <span>请先去配置平台配置web主题</span>
      {mayConfigure && (
        <Link className="bar-action" to="/platformAdmin/config?tab=theme">
          去配置
        </Link>
      )}
    </NoticeBar>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { type ChunkError, fetched } from '../kit/api/chunk.ts';
import { useDialog } from '../kit/feedback/dialog-state.ts';
import { LoadingBoundary, LoadingCover } from '../kit/feedback/loading.tsx';
import { say } from '../kit/feedback/message.ts';
import { Icon, type IconName } from '../kit/page/icons.tsx';
import { type Mode, theme } from '../kit/theme/theme.ts';
import { Avatar } from '../parts/people/Avatar.tsx';
import { useMe } from '../parts/session/me.ts';
import { Boundary } from './Boundary.tsx';
import { signOut } from './leave.ts';
import { Popup } from './Popup.tsx';

const modes: { mode: Mode; name: string; icon: IconName }[] = [
  { mode: 'light', name: '浅色', icon: 'sun' },
  { mode: 'dark', name: '深色', icon: 'moon' },
  { mode: 'system', name: '跟随系统', icon: 'system' },
];

function ThemeChoice() {
  const chosen = useSyncExternalStore(theme.subscribe, () => theme.mode);
  return (
    <fieldset className="theme-choice">
      <legend>主题</legend>
      {modes.map(({ mode, name, icon }) => (
        <label key={mode}>
          <input type="radio" name="theme" checked={mode === chosen} onChange={() => theme.choose(mode)} />
          <Icon name={icon} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

const centre = () => fetched(import('../features/people/account/PersonalCentre.tsx').then((file) => ({ default: file.PersonalCentre })));
const info = () => fetched(import('../features/people/account/PersonalInfo.tsx').then((file) => ({ default: file.PersonalInfo })));
const password = () => fetched(import('../features/people/account/ChangePassword.tsx').then((file) => ({ default: file.ChangePassword })));
const [PersonalCentre, PersonalInfo, ChangePassword] = [lazy(centre), lazy(info), lazy(password)];

type DialogName = 'centre' | 'info' | 'password';
const entries: { name: DialogName; title: string; icon: IconName; load: () => Promise<unknown> }[] = [
  { name: 'centre', title: '个人中心', icon: 'user', load: centre },
  { name: 'info', title: '个人信息', icon: 'account', load: info },
  { name: 'password', title: '修改密码', icon: 'lock', load: password },
];

/** Renders the menu of the user's avatar. `onTour` is set only inside the shell, which the tour explains. */
export function AvatarMenu({ onTour }: { onTour?: () => void }) {
  const { user } = useMe();
  const dialog = useDialog<DialogName>();
  const [isComing, setComing] = useState(false);
  // a failed load is shown as a toast: the header has no room for an error
  const fetchThen = (name: DialogName, load: () => Promise<unknown>) => {
    setComing(true);
    void load()
      .then(
        () => dialog.edit(name),
        ({ message }: ChunkError) => say.error(message),
      )
      .finally(() => setComing(false));
  };
  return (
    <>
      <Popup
        label="账号菜单"
        side="below"
        className="avatar"
        button={
          <>
            <Avatar id={user.id} name={user.realName} url={user.headPortaitUrl} size={28} />
            <span className="avatar-name">{user.realName}</span>
          </>
        }
      >
        {(close) => (
          <>
            <div className="avatar-who">
              <strong>{user.realName}</strong>
              <span>{user.userName ?? user.phone}</span>
            </div>
            <ThemeChoice />
            {entries.map(({ name, title, icon, load }) => (
              <button
                key={name}
                type="button"
                className="menu-row"
                onClick={() => {
                  close();
                  fetchThen(name, load);
                }}
              >
                <Icon name={icon} />
                {title}
              </button>
            ))}
            {onTour && (
              <button
                type="button"
                className="menu-row"
                onClick={() => {
                  close();
                  onTour();
                }}
              >
                <Icon name="pin" />
                新手引导
              </button>
            )}
            <Link className="menu-row" to="/apidocs" onClick={close}>
              <Icon name="docs" />
              接口文档
            </Link>
            <button type="button" className="menu-row" onClick={() => void signOut()}>
              <Icon name="logout" />
              退出登录
            </button>
          </>
        )}
      </Popup>
      {isComing && <LoadingCover />}
      <Dialogs dialog={dialog} />
    </>
  );
}

function Dialogs({ dialog: { row, open, close } }: { dialog: ReturnType<typeof useDialog<DialogName>> }) {
  const client = useQueryClient();
  // The header takes name and picture from the entry query, which is therefore refetched after a save.
  const props = { open, onClose: close, onSaved: () => void client.invalidateQueries({ queryKey: ['entry'] }) };
  return (
    <Boundary key={row}>
      <LoadingBoundary>
        {row === 'centre' && <PersonalCentre {...props} />}
        {row === 'info' && <PersonalInfo {...props} />}
        {row === 'password' && <ChangePassword open={open} onClose={close} onLeave={() => void signOut()} />}
      </LoadingBoundary>
    </Boundary>
  );
}

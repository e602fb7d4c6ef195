import { useQueryClient } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { Link } from 'react-router';
import { type ChunkError, fetched } from '../kit/chunk.ts';
import { useDialog } from '../kit/dialog-state.ts';
import { Icon, type IconName } from '../kit/icons.tsx';
import { Later } from '../kit/later.tsx';
import { useMe } from '../kit/me.ts';
import { say } from '../kit/message.ts';
import { type Mode, theme } from '../kit/theme.ts';
import { useThemeMode } from '../kit/useScheme.ts';
import { Waiting } from '../kit/waiting.tsx';
import { Boundary } from './Boundary.tsx';
import { signOut } from './leave.ts';
import { Popup } from './Popup.tsx';

const modes: { mode: Mode; name: string; icon: IconName }[] = [
  { mode: 'light', name: '浅色', icon: 'sun' },
  { mode: 'dark', name: '深色', icon: 'moon' },
  { mode: 'system', name: '跟随系统', icon: 'system' },
];

function ThemeChoice() {
  const chosen = useThemeMode();
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

type Name = 'centre' | 'info' | 'password';
const entries: { name: Name; title: string; icon: IconName; load: () => Promise<unknown> }[] = [
  { name: 'centre', title: '个人中心', icon: 'user', load: centre },
  { name: 'info', title: '个人信息', icon: 'account', load: info },
  { name: 'password', title: '修改密码', icon: 'lock', load: password },
];

/** The picture, or the first character of the name while there is none. */
function Face({ name, url }: { name: string; url: string | null }) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className="avatar-face" aria-hidden="true">
      {url && url !== broken ? <img src={url} alt="" onError={() => setBroken(url)} /> : name.slice(0, 1)}
    </span>
  );
}

/** `onTour` where there is a shell to show. */
export function AvatarMenu({ onTour }: { onTour?: () => void }) {
  const { user } = useMe();
  const dialog = useDialog<Name>();
  const [isComing, setComing] = useState(false);
  // what cannot be fetched is told in passing: there is no place for it in the header
  const fetchThen = (name: Name, load: () => Promise<unknown>) => {
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
            <Face name={user.realName} url={user.headPortaitUrl} />
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
      {isComing && <Waiting />}
      <Dialogs dialog={dialog} />
    </>
  );
}

function Dialogs({ dialog: { row, open, close } }: { dialog: ReturnType<typeof useDialog<Name>> }) {
  const client = useQueryClient();
  // Name and picture in the header come with the way in.
  const props = { open, onClose: close, onSaved: () => void client.invalidateQueries({ queryKey: ['entry'] }) };
  return (
    <Boundary key={row}>
      <Later>
        {row === 'centre' && <PersonalCentre {...props} />}
        {row === 'info' && <PersonalInfo {...props} />}
        {row === 'password' && <ChangePassword open={open} onClose={close} onLeave={() => void signOut()} />}
      </Later>
    </Boundary>
  );
}

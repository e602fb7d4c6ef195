import { Link } from 'react-router';
import { Icon, type IconName } from '../kit/icons.tsx';
import { useMe } from '../kit/me.ts';
import { type Mode, theme } from '../kit/theme.ts';
import { useThemeMode } from '../kit/useScheme.ts';
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

export function AvatarMenu() {
  const { user } = useMe();
  return (
    <Popup
      label="账号菜单"
      side="below"
      className="avatar"
      button={
        <>
          <span className="avatar-face" aria-hidden="true">
            {user.realName.slice(0, 1)}
          </span>
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
  );
}

import { type EnterableContext, identity } from '@park/contract/identity';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Icon } from '../kit/icons.tsx';
import { useMe } from '../kit/me.ts';
import { say } from '../kit/message.ts';
import { CallError, clientTexts, send } from '../kit/send.ts';
import { session } from '../kit/session.ts';
import { Popup } from './Popup.tsx';

type Place = Pick<EnterableContext, 'companyId' | 'parkId' | 'companyName' | 'parkName'>;
const nameOf = ({ parkName, companyName }: { parkName: string | null; companyName: string | null }) =>
  [parkName, companyName].filter(Boolean).join(' · ');

/** Where one acts now, always in view, and the way to act elsewhere. */
export function ContextSwitcher({ onMoved }: { onMoved: () => void }) {
  const { user } = useMe();
  const navigate = useNavigate();

  async function move({ companyId, parkId, ...names }: Place) {
    try {
      await send(identity.switchContext, { companyId, parkId });
    } catch (error) {
      return say.error(error instanceof CallError ? error.message : clientTexts.failed);
    }
    // The old place must not be asked for any more; the next user info says where one is.
    session.enter({});
    await navigate('/');
    onMoved();
    say.success(`已切换到${nameOf(names)}`);
  }

  const here = nameOf(user);
  return (
    <Popup
      label="切换园区或单位"
      side="below"
      className="switcher"
      button={
        <>
          <Icon name="company" />
          <span className="switcher-name">{here}</span>
          <span className="switcher-word">切换</span>
        </>
      }
    >
      {(close) => (
        <Places
          contexts={user.contexts}
          isHere={(place) => place.companyId === user.companyId && place.parkId === user.parkId}
          onChoose={(place) => {
            close();
            void move(place);
          }}
        />
      )}
    </Popup>
  );
}

type PlacesProps = {
  contexts: readonly EnterableContext[];
  isHere: (place: EnterableContext) => boolean;
  onChoose: (place: EnterableContext) => void;
};

function Places({ contexts, isHere, onChoose }: PlacesProps) {
  const [sought, setSought] = useState('');
  const found = contexts.filter((place) => nameOf(place).toLowerCase().includes(sought.trim().toLowerCase()));
  return (
    <>
      <input
        ref={(input) => input?.focus()}
        className="input"
        type="search"
        aria-label="搜索园区或单位"
        placeholder="搜索园区或单位"
        maxLength={50}
        value={sought}
        onChange={(event) => setSought(event.target.value)}
      />
      <ul className="places">
        {found.map((place) => (
          <li key={`${place.companyId}/${place.parkId}`}>
            <button
              type="button"
              disabled={!place.hasPrivilege || isHere(place)}
              aria-current={isHere(place) || undefined}
              onClick={() => onChoose(place)}
            >
              <span className="place-park">{place.parkName ?? place.companyName}</span>
              {place.parkName && <span className="place-company">{place.companyName}</span>}
              {isHere(place) && <Icon name="check" />}
              {!place.hasPrivilege && (
                <span className="place-lock">
                  <Icon name="lock" />
                  无权限
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="places-none">未找到匹配的园区或单位</p>}
    </>
  );
}

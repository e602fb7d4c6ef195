import type { EnterableContext } from '@park/contract/people/identity';
import { useState } from 'react';
import { Icon } from '../kit/page/icons.tsx';
import { useFind } from '../kit/tree/pinyin.ts';
import { useMe } from '../parts/session/me.ts';
import { isHere, placeKey, placeName } from '../parts/session/place.ts';

/** Lists every company and park of the user, searchable by name or pinyin; those the user has no right to enter are shown locked. */
export function Places({ onChoose }: { onChoose: (place: EnterableContext) => void }) {
  const { user } = useMe();
  const [keyword, setKeyword] = useState('');
  const find = useFind(keyword);
  const found = user.contexts.filter((place) => find(placeName(place)));
  return (
    <>
      <input
        className="input"
        type="search"
        aria-label="搜索园区或企业"
        placeholder="搜索园区或企业，支持拼音"
        maxLength={50}
        value={keyword}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <ul className="places">
        {found.map((place) => (
          <li key={placeKey(place)}>
            <button
              type="button"
              disabled={!place.hasPrivilege || isHere(user, place)}
              title={place.hasPrivilege ? undefined : '您没有进入该项目的权限'}
              aria-current={isHere(user, place) || undefined}
              onClick={() => onChoose(place)}
            >
              <span className="place-park">{place.parkName ?? place.companyName}</span>
              {place.parkName && <span className="place-company">{place.companyName}</span>}
              {isHere(user, place) && <Icon name="check" />}
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
      {found.length === 0 && <p className="places-none">未找到匹配的园区或企业</p>}
    </>
  );
}

import { useState } from 'react';
import { Icon } from '../../../kit/page/icons.tsx';
import { useFind } from '../../../kit/tree/pinyin.ts';
import { useMe } from '../../../parts/session/me.ts';
import { placeName } from '../../../parts/session/place.ts';
import { ParkCards, useClosedParks } from './ParkCards.tsx';

/** Lets the user choose the park to work in. */
export function SpaceSelectPage() {
  const { user } = useMe();
  const [keyword, setKeyword] = useState('');
  const find = useFind(keyword);
  const found = user.contexts.filter((place) => find(placeName(place)));
  const closed = useClosedParks().filter((one) => find(one.name));
  return (
    <div className="single">
      <div className="single-head">
        <h1>选择要进入的园区</h1>
        <input
          className="input"
          type="search"
          aria-label="搜索园区"
          placeholder="搜索园区或企业，支持拼音"
          maxLength={50}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
      </div>
      <ParkCards places={found} />
      {closed.length > 0 && (
        <section aria-label="已停用的园区">
          <h2>已停用</h2>
          <ul className="park-cards">
            {closed.map((one) => (
              <li key={one.id} className="park-card is-closed">
                <span className="park-card-icon">
                  <Icon name="lock" />
                </span>
                <span className="park-card-name">{one.name}</span>
                <span className="park-card-facts">{one.areaName}</span>
                <span className="park-card-mark">已停用</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.length + closed.length === 0 && <p className="home-hint">未找到匹配的园区</p>}
    </div>
  );
}

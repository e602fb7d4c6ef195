import { type KeyboardEvent, type ReactNode, type SubmitEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { stored } from '../kit/api/storage.ts';
import { Sheet } from '../kit/feedback/sheet.tsx';
import { useFind } from '../kit/tree/pinyin.ts';
import { CompanyMark } from '../parts/companies/CompanyMark.tsx';
import { MenuIcon } from '../parts/menu/MenuIcon.tsx';
import { entriesOf, type MenuEntry } from '../parts/menu/menu.ts';
import { Avatar } from '../parts/people/Avatar.tsx';
import { useMe } from '../parts/session/me.ts';
import { isHere, type Place, placeKey, placeName, useMove } from '../parts/session/place.ts';
import { matchingEntries, recentEntries } from './palette-entries.ts';
import { type FoundRecord, useRecords } from './palette-records.ts';
import './palette.css';

const recentKey = 'recent';
const maxRecent = 6;
const recentCodes = () => stored.get(recentKey)?.split(',') ?? [];

type Choice = { key: string; name: string; picture: ReactNode; note: string; go: () => void };
type Group = { name: string; choices: Choice[] };

/** Returns the matching entries, or the recently opened pages and the whole menu if no text is typed. */
function useGroups(keyword: string, onClose: () => void): { groups: Group[]; isSearching: boolean } {
  const { user, menus } = useMe();
  const navigate = useNavigate();
  const move = useMove();
  const find = useFind(keyword);
  const toPage = ({ code, name, icon, instead, trail, address }: MenuEntry): Choice => ({
    key: code,
    name,
    picture: <MenuIcon name={icon} instead={instead} />,
    note: trail.join(' / '),
    go() {
      stored.set(recentKey, [code, ...recentCodes().filter((other) => other !== code)].slice(0, maxRecent).join(','));
      onClose();
      void navigate(address);
    },
  });
  const toPlace = (place: Place): Choice => ({
    key: placeKey(place),
    name: placeName(place),
    picture: <MenuIcon name="company" />,
    note: '',
    go() {
      onClose();
      void move(place);
    },
  });
  const toRecord =
    (draw: (record: FoundRecord) => ReactNode) =>
    ({ address, ...record }: FoundRecord): Choice => ({
      ...record,
      picture: draw({ address, ...record }),
      go() {
        onClose();
        void navigate(address);
      },
    });
  const pages = entriesOf(menus);
  const { companies, people, isSearching } = useRecords(keyword, pages);
  const places = user.contexts.filter((place) => place.hasPrivilege && !isHere(user, place));
  const groups = keyword.trim()
    ? [
        { name: '菜单', choices: matchingEntries(pages, find).map(toPage) },
        { name: '切换园区或企业', choices: places.filter((place) => find(placeName(place))).map(toPlace) },
        { name: '企业', choices: companies.map(toRecord(({ key }) => <CompanyMark id={key} size={24} />)) },
        { name: '人员', choices: people.map(toRecord(({ key, name }) => <Avatar id={key} name={name} size={24} />)) },
      ]
    : [
        { name: '最近打开', choices: recentEntries(pages, recentCodes()).map(toPage) },
        { name: '全部菜单', choices: pages.map(toPage) },
      ];
  return { groups: groups.filter(({ choices }) => choices.length > 0), isSearching };
}

/** Lets the user jump to any menu page, park, company or person; pages and parks are found by name, pinyin or initials. */
export function Palette({ onClose }: { onClose: () => void }) {
  const [keyword, setKeyword] = useState('');
  const { groups, isSearching } = useGroups(keyword, onClose);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (keyword.trim()) groups[0]?.choices[0]?.go();
  };
  const step = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Escape') {
      // Otherwise Escape would only clear the text of the search field.
      event.preventDefault();
      return onClose();
    }
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, li > button')];
    stops.at((stops.indexOf(document.activeElement as HTMLElement) + by) % stops.length)?.focus();
  };

  return (
    <Sheet label="搜索" className="palette" onClose={onClose}>
      <form className="palette-inside" onKeyDown={step} onSubmit={submit}>
        <input
          className="palette-input"
          type="search"
          aria-label="搜索"
          placeholder="搜索菜单、园区、企业或人员，支持拼音和首字母"
          maxLength={50}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <div className="palette-results">
          {groups.map(({ name, choices }) => (
            <section key={name} aria-label={name}>
              <h2>{name}</h2>
              <ul>
                {choices.map(({ key, name: label, picture, note, go }) => (
                  <li key={key}>
                    <button type="button" className="palette-entry" onClick={go}>
                      {picture}
                      <span>{label}</span>
                      {note && <small>{note}</small>}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {groups.length === 0 && <p className="places-none">{isSearching ? '正在搜索…' : '未找到匹配的内容'}</p>}
        </div>
        <p className="palette-keys" aria-hidden="true">
          <kbd>↑</kbd>
          <kbd>↓</kbd> 选择 <kbd>Enter</kbd> 打开 <kbd>Esc</kbd> 关闭
        </p>
      </form>
    </Sheet>
  );
}

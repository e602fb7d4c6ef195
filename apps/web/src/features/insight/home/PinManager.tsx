import { maxShortcuts, type ShortcutApp, shortcut } from '@park/contract/people/shortcut';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { Sheet } from '../../../kit/feedback/sheet.tsx';
import { Icon } from '../../../kit/page/icons.tsx';
import { useFind } from '../../../kit/tree/pinyin.ts';
import { MenuIcon } from '../../../parts/menu/MenuIcon.tsx';
import './pin.css';

const maxChoices = 1000;

/** Selects and orders the pages pinned to the home page. */
export function PinManager({ pinned, onClose }: { pinned: readonly ShortcutApp[]; onClose: () => void }) {
  const { data, error } = useQuery(ask(shortcut.choices, { pageSize: maxChoices }));
  const [chosen, setChosen] = useState<readonly ShortcutApp[]>(pinned);
  const [keyword, setKeyword] = useState('');
  const find = useFind(keyword);
  const save = useCommand(shortcut.save, '常用功能已保存');

  const has = (app: ShortcutApp) => chosen.some((other) => other.menuId === app.menuId);
  const isFull = chosen.length >= maxShortcuts;
  const toggle = (app: ShortcutApp) =>
    setChosen(has(app) ? chosen.filter((other) => other.menuId !== app.menuId) : [...chosen, app].slice(0, maxShortcuts));
  const found = data?.list.filter((app) => find(app.name) || find(app.groupName));
  const submit = () => save.mutate({ menuIds: chosen.map((app) => app.menuId) }, { onSuccess: onClose });

  return (
    <Sheet label="编辑常用功能" className="pins" onClose={onClose}>
      <h2>编辑常用功能</h2>
      <div className="pins-columns">
        <section aria-label="可选功能">
          <input
            className="input"
            type="search"
            aria-label="搜索功能"
            placeholder="搜索功能，支持拼音"
            maxLength={50}
            value={keyword}
            onChange={(event) => setKeyword(event.target.value)}
          />
          <ul className="pins-list">
            {found?.map((app) => (
              <li key={app.menuId}>
                <label>
                  <input type="checkbox" checked={has(app)} disabled={isFull && !has(app)} onChange={() => toggle(app)} />
                  <MenuIcon name={app.icon} />
                  <span>{app.name}</span>
                  <small>{app.groupName === app.name ? '' : app.groupName}</small>
                </label>
              </li>
            ))}
          </ul>
          {found?.length === 0 && <p className="home-hint">未找到匹配的功能</p>}
          {error && <p className="home-hint">{error.message}</p>}
        </section>
        <Chosen chosen={chosen} onChange={setChosen} />
      </div>
      <div className="sheet-actions">
        <button type="button" className="button" onClick={onClose}>
          取消
        </button>
        <button type="button" className="button is-primary" disabled={save.isPending} onClick={submit}>
          保存
        </button>
      </div>
    </Sheet>
  );
}

type ChosenProps = { chosen: readonly ShortcutApp[]; onChange: (next: readonly ShortcutApp[]) => void };

function Chosen({ chosen, onChange }: ChosenProps) {
  const swap = (at: number, to: number) => onChange(chosen.with(at, chosen[to] as ShortcutApp).with(to, chosen[at] as ShortcutApp));
  return (
    <section aria-label="已选功能">
      <p className="pins-count" role="status">
        已选 {chosen.length} / {maxShortcuts}
        {chosen.length >= maxShortcuts && `，最多选择${maxShortcuts}个常用功能`}
      </p>
      <ol className="pins-list">
        {chosen.length === 0 && <li className="home-hint">勾选要放到首页的功能</li>}
        {chosen.map((app, at) => (
          <li key={app.menuId}>
            <MenuIcon name={app.icon} />
            <span>{app.name}</span>
            <button type="button" aria-label={`上移${app.name}`} disabled={at === 0} onClick={() => swap(at, at - 1)}>
              <Icon name="up" />
            </button>
            <button type="button" aria-label={`下移${app.name}`} disabled={at === chosen.length - 1} onClick={() => swap(at, at + 1)}>
              <Icon name="chevron" />
            </button>
            <button type="button" aria-label={`移除${app.name}`} onClick={() => onChange(chosen.toSpliced(at, 1))}>
              <Icon name="close" />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

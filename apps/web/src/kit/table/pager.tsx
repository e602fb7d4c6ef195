import { type KeyboardEvent, useState } from 'react';
import { DropMenu } from '../page/drop-menu.tsx';
import { Icon } from '../page/icons.tsx';
import './pager.css';

export type PagerProps = {
  current: number;
  pageSize: number;
  total: number;
  /** Page sizes to choose from; without them the size is fixed. */
  sizes?: readonly number[] | undefined;
  hasJump?: boolean;
  onTurn: (page: number, pageSize: number) => void;
};

/** Number of pages by which a click on the ellipsis moves forward or back. */
const gapPages = 5;
const maxShown = 7;

/**
 * Returns the numbers of the first page, the last page and the pages around the current page. `null` stands for an ellipsis in place of the
 * pages left out. If there are only a few pages, all of them are returned.
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const pages = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  if (last <= maxShown) return pages(1, last);
  const from = Math.min(Math.max(current - 2, 1), last - 4);
  const to = from + 4;
  return [
    ...pages(1, Math.min(from - 1, 1)),
    ...(from > 2 ? [null] : []),
    ...pages(from, to),
    ...(to < last - 1 ? [null] : []),
    ...(to < last ? [last] : []),
  ];
}

/** Renders 共 N 条, the page buttons, the page size and the jump. */
export function Pager({ current, pageSize, total, sizes, hasJump = false, onTurn }: PagerProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const go = (page: number) => onTurn(Math.min(Math.max(page, 1), last), pageSize);
  return (
    <nav className="pager" aria-label="分页">
      <span>共 {total} 条</span>
      <ul>
        <TurnButton label="上一页" isOff={current <= 1} onClick={() => go(current - 1)} />
        {pageNumbers(current, last).map((page, at) =>
          page === null ? (
            <GapButton key={at < maxShown / 2 ? 'before' : 'after'} isBefore={at < maxShown / 2} onLeap={(by) => go(current + by)} />
          ) : (
            <li key={page}>
              <button
                type="button"
                title={String(page)}
                aria-label={`第 ${page} 页`}
                aria-current={page === current ? 'page' : undefined}
                onClick={() => go(page)}
              >
                {page}
              </button>
            </li>
          ),
        )}
        <TurnButton label="下一页" isOff={current >= last} onClick={() => go(current + 1)} />
      </ul>
      {sizes && (
        <DropMenu
          label="每页条数"
          align="end"
          entries={sizes.map((size) => ({
            key: String(size),
            label: `${size} 条/页`,
            isChosen: size === pageSize,
            onClick: () => onTurn(1, size),
          }))}
        >
          <button type="button" className="pager-size" aria-label={`每页条数，${pageSize} 条/页`}>
            {pageSize} 条/页
            <Icon name="chevron" size={12} />
          </button>
        </DropMenu>
      )}
      {hasJump && <Jump onJump={go} />}
    </nav>
  );
}

type TurnProps = { label: '上一页' | '下一页'; isOff: boolean; onClick: () => void };
/** Renders a button to the previous or next page. The icon points backwards; the style sheet mirrors the icon of the last button. */
const TurnButton = ({ label, isOff, onClick }: TurnProps) => (
  <li>
    <button type="button" aria-label={label} disabled={isOff} onClick={onClick}>
      <Icon name="back" size={12} />
    </button>
  </li>
);

function GapButton({ isBefore, onLeap }: { isBefore: boolean; onLeap: (by: number) => void }) {
  const label = isBefore ? `向前 ${gapPages} 页` : `向后 ${gapPages} 页`;
  return (
    <li>
      <button type="button" className="pager-gap" aria-label={label} title={label} onClick={() => onLeap(isBefore ? -gapPages : gapPages)}>
        •••
      </button>
    </li>
  );
}

function Jump({ onJump }: { onJump: (page: number) => void }) {
  const [text, setText] = useState('');
  const jump = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter' || !text) return;
    setText('');
    onJump(Number(text));
  };
  return (
    <label className="pager-jump">
      跳至
      <input
        inputMode="numeric"
        value={text}
        maxLength={6}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onKeyDown={jump}
      />
      页
    </label>
  );
}

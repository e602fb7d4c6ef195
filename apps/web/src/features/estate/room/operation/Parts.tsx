import { mostParts } from '@park/contract/estate/room';
import { Button } from 'antd';
import type { Part } from './division.ts';
import { TextCell } from './TextCell.tsx';

const longest = { code: 30, area: 19 };
type PartsProps = {
  parts: readonly Part[];
  /** The code of each new room: typed by the user, or else suggested. */
  codes: readonly string[];
  /** The number that each new room gets if the user types none. */
  numbers: readonly string[];
  problems: Readonly<Record<string, string>>;
  onChange: (at: number, next: Partial<Part>) => void;
  onRemove: (at: number) => void;
};

/** The new rooms of a split, one per row. */
export const Parts = ({ parts, codes, numbers, problems, onChange, onRemove }: PartsProps) => (
  <table className="parts">
    <caption>最多 {mostParts} 间；可租面积不填时与建筑面积相同</caption>
    <thead>
      <tr>
        <th scope="col">房间编码</th>
        <th scope="col">门牌号</th>
        <th scope="col">建筑面积（㎡）</th>
        <th scope="col">可租面积（㎡）</th>
        <th scope="col">使用面积（㎡）</th>
        <th scope="col">操作</th>
      </tr>
    </thead>
    <tbody>
      {parts.map((part, at) => {
        const cell = (name: 'roomNum' | 'area' | 'rentableArea' | 'usableArea', label: string, placeholder: string) => (
          <td data-label={label}>
            <TextCell
              label={`第${at + 1}间${label}`}
              value={part[name]}
              placeholder={placeholder}
              isNumber={name !== 'roomNum'}
              maxLength={name === 'roomNum' ? longest.code : longest.area}
              problem={problems[`children.${at}.${name}`]}
              onChange={(value) => onChange(at, { [name]: value })}
            />
          </td>
        );
        return (
          <tr key={part.key}>
            <td data-label="房间编码">
              <TextCell
                label={`第${at + 1}间房间编码`}
                value={codes[at] ?? ''}
                maxLength={longest.code}
                problem={problems[`children.${at}.roomCode`]}
                onChange={(roomCode) => onChange(at, { roomCode })}
              />
            </td>
            {cell('roomNum', '门牌号', numbers[at] || '同编码')}
            {cell('area', '建筑面积', '0.0000')}
            {cell('rentableArea', '可租面积', '同建筑面积')}
            {cell('usableArea', '使用面积', '选填')}
            <td>
              <Button
                type="link"
                size="small"
                danger
                aria-label={`删除第${at + 1}间`}
                disabled={parts.length <= 2}
                onClick={() => onRemove(at)}
              >
                删除
              </Button>
            </td>
          </tr>
        );
      })}
    </tbody>
  </table>
);

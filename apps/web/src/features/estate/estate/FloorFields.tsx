import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import type { Floor } from '@park/contract/estate/estate';
import { sumOf } from '@park/contract/estate/estate/area';
import { Button, Form, InputNumber } from 'antd';
import { Field } from '../../../kit/form/form.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { AreaInput } from '../../../parts/estate/AreaInput.tsx';
import { areaText } from '../../../parts/estate/text.ts';
import { Declared } from './Declared.tsx';
import { FloorRange } from './FloorRange.tsx';
import { type FloorRow, topFloor } from './floors.ts';
import './floors.css';

/** Form fields for all floors of a building, from the top down: declared areas beside the sums of the rooms. */
export function FloorFields({ existing }: { existing: readonly Floor[] }) {
  const form = Form.useFormInstance();
  const rows: FloorRow[] = Form.useWatch('floors', { form, preserve: true }) ?? [];
  return (
    <Form.List name="floors">
      {(items, { add, remove }) => (
        <div className="floors">
          <FloorRange
            rows={rows}
            onMake={(inserts) => {
              for (const { row, at } of inserts) add(row, at);
            }}
          />
          {items.length > 0 && (
            <div className="floors-head" aria-hidden>
              <span>楼层</span>
              <span>名称</span>
              <span>登记面积</span>
              <span className="figure">房间合计（㎡）</span>
              <span />
            </div>
          )}
          {items.map(({ key, name }) => {
            const row = rows[name];
            return (
              <FloorItem key={key} name={name} row={row} of={existing.find(({ id }) => id === row?.id)} onRemove={() => remove(name)} />
            );
          })}
          <div className="row row-between">
            <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => add(topFloor(rows), 0)}>
              添加一层
            </Button>
            <span className="muted">
              共 {items.length} 层，登记面积合计 {areaText(sumOf(rows.map((row) => row?.area ?? '')))} ㎡
            </span>
          </div>
        </div>
      )}
    </Form.List>
  );
}

type FloorItemProps = { name: number; row: FloorRow | undefined; of: Floor | undefined; onRemove: () => void };
function FloorItem({ name, row, of, onRemove }: FloorItemProps) {
  const label = row?.floorName || `第${name + 1}行`;
  const hasRooms = of !== undefined && of.roomNum > 0;
  return (
    <div className="floor-item">
      {/* a form sends only values that have a field, so the id has a hidden field */}
      <Form.Item name={[name, 'id']} hidden>
        <input />
      </Form.Item>
      <Field within="floors" name={`${name}.floorNum`}>
        <InputNumber min={-20} max={200} precision={0} controls={false} aria-label={`${label}楼层号`} />
      </Field>
      <Field within="floors" name={`${name}.floorName`}>
        <Input maxLength={20} aria-label={`${label}名称`} autoComplete="off" />
      </Field>
      <Field within="floors" name={`${name}.area`}>
        <AreaInput aria-label={`${label}登记面积`} />
      </Field>
      <span className="figure floor-counted">
        {of ? <Declared isExact counted={of.area} declared={row?.area || null} /> : '--'}
        {of && <small className="muted">{of.roomNum} 间</small>}
      </span>
      <Button
        type="text"
        danger
        aria-label={`删除${label}`}
        title={hasRooms ? '有房间的楼层不能删除' : '删除'}
        disabled={hasRooms}
        icon={<DeleteOutlined />}
        onClick={onRemove}
      />
    </div>
  );
}

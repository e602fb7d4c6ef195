import type { Reply, Sent } from '@park/contract/core';
import { priceModes, type Room, room } from '@park/contract/estate/room';
import { Form, Input, Segmented } from 'antd';
import { useRef, useState } from 'react';
import { useCommand } from '../../../kit/api/query.ts';
import { DayField } from '../../../kit/day/day-field.tsx';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { CallForm, Field, useCallForm } from '../../../kit/form/form.tsx';
import { focusFirstControl } from '../../../kit/form/form-dialog.tsx';
import { HundredthsInput } from '../../../kit/form/hundredths.tsx';
import { today } from '../../../kit/format.ts';
import type { FilterValues } from '../../../kit/list/state.ts';
import { BuildingSelect, FloorSelect, RegionSelect } from '../../../parts/estate/selects.tsx';
import { PricePreview } from './PricePreview.tsx';
import '../../../parts/estate/estate.css';

type Preview = Reply<typeof room.previewPrices>;
type PriceInput = Sent<typeof room.previewPrices>;
const modes = Object.entries(priceModes).map(([value, label]) => ({ value, label }));
const units = { set: '元/㎡·月', percent: '%', add: '元/㎡·月' };

type PriceChangeProps = {
  dialog: Dialog;
  /** The ticked rooms; if absent, the dialog starts with the rooms that match the filter `place`. */
  rooms?: readonly Room[];
  /** The filter of the list, with which the dialog starts if no rooms are ticked. */
  place?: FilterValues;
};
/** Changes the prices of many rooms from a day on: select, preview, then confirm. */
export function PriceChange({ dialog, rooms, place = {} }: PriceChangeProps) {
  const [shown, show] = useState<{ preview: Preview; input: PriceInput }>();
  const box = useRef<HTMLDivElement>(null);
  const initial = { mode: 'percent' as const, fromDate: today(), ...(rooms ? { ids: rooms.map(({ id }) => id) } : placeOf(place)) };
  // a preview changes nothing, so it shows no success message
  const state = useCallForm({
    call: room.previewPrices,
    initial,
    done: '',
    onDone: (preview) => show({ preview, input: { ...initial, ...state.form.getFieldsValue() } as PriceInput }),
  });
  const change = useCommand(room.changePrices, '调价成功');
  const run = () => {
    if (!shown) return state.form.submit();
    const { fingerprint } = shown.preview;
    change.mutate({ ...shown.input, fingerprint }, { onSuccess: () => dialog.close(), onError: () => show(undefined) });
  };
  return (
    <PageModal
      title={rooms ? `批量调价：选中的 ${rooms.length} 个房间` : '批量调价'}
      open={dialog.open}
      width={720}
      okText={shown ? `调整 ${shown.preview.rooms} 个房间` : '预览'}
      cancelText={shown ? '返回修改' : '取消'}
      confirmLoading={state.isPending || change.isPending}
      mask={{ closable: false }}
      onOk={run}
      onCancel={() => dialog.close()}
      afterOpenChange={(isOpen) => isOpen && focusFirstControl(box.current)}
      cancelButtonProps={{ onClick: () => (shown ? show(undefined) : dialog.close()) }}
    >
      <div ref={box} hidden={shown !== undefined}>
        <CallForm state={state} initial={initial}>
          {!rooms && <PlaceFields />}
          <ChangeFields />
        </CallForm>
      </div>
      {shown && <PricePreview of={shown.preview} />}
    </PageModal>
  );
}

const placeOf = ({ regionId, buildingId, floorId, kind }: FilterValues) =>
  Object.fromEntries(Object.entries({ regionId, buildingId, floorId, kind }).filter(([, value]) => value)) as Partial<PriceInput>;

function PlaceFields() {
  const form = Form.useFormInstance();
  const regionId: string | undefined = Form.useWatch('regionId', form);
  const buildingId: string | undefined = Form.useWatch('buildingId', form);
  return (
    <div className="field-three">
      <Field name="regionId" label="分区">
        <RegionSelect allowClear placeholder="请选择" />
      </Field>
      <Field name="buildingId" label="楼栋">
        <BuildingSelect allowClear placeholder="全部" regionId={regionId} />
      </Field>
      <Field name="floorId" label="楼层">
        <FloorSelect allowClear placeholder="全部" buildingId={buildingId} />
      </Field>
    </div>
  );
}

function ChangeFields() {
  const mode: keyof typeof units = Form.useWatch('mode') ?? 'percent';
  return (
    <>
      <Field name="mode" label="调价方式" required extra={mode === 'set' ? undefined : '没有参考价的房间会跳过'}>
        <Segmented options={modes} />
      </Field>
      <div className="field-pair">
        <Field
          name="value"
          label={mode === 'set' ? '参考价' : '调整幅度'}
          required
          extra={mode === 'set' ? undefined : '下调用负数，如 -5'}
        >
          <HundredthsInput unit={units[mode]} />
        </Field>
        <DayField name="fromDate" label="生效日期" required extra="此后已安排的价格会被替换" />
      </div>
      <Field name="note" label="说明">
        <Input maxLength={100} showCount placeholder="如：2027年度调价" />
      </Field>
    </>
  );
}

import { type RoomDetail, room, roomErrors } from '@park/contract/estate/room';
import type { ExtendField } from '@park/contract/people/extend';
import { useQuery } from '@tanstack/react-query';
import { ask } from '../../../kit/api/query.ts';
import { type CallError, send } from '../../../kit/api/send.ts';
import { ConfirmDialog } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { LoadingCover } from '../../../kit/feedback/loading.tsx';
import type { Latest } from '../../../kit/form/form.tsx';
import { FormDrawer } from '../../../kit/form/form-drawer.tsx';
import { dash } from '../../../kit/format.ts';
import { areaText } from '../../../parts/estate/text.ts';
import { extendInitial, extendText, useFormFields } from '../../../parts/extend/values.ts';
import { RoomFields } from './RoomFields.tsx';

type Place = { buildingId: string | undefined; floorId: string | undefined };
type RoomFormProps = { dialog: Dialog; roomId?: string; place?: Place };
/** Adds or edits a room. */
export function RoomForm({ dialog, roomId, place }: RoomFormProps) {
  const { fields, loading } = useFormFields('room');
  const detail = useQuery({ ...ask(room.detail, { id: roomId ?? '' }), enabled: roomId !== undefined && dialog.open, staleTime: 0 });
  const error = loading.error ?? detail.error;
  const close = { open: dialog.open, close: () => dialog.close() };
  if (error && dialog.open)
    return (
      <ConfirmDialog open title="房间" okText="关闭" onOk={close.close} onClose={close.close}>
        <ErrorBlock error={error} onRetry={() => void Promise.all([loading.refetch(), roomId && detail.refetch()])} />
      </ConfirmDialog>
    );
  if (!fields || (roomId && !detail.data)) return dialog.open ? <LoadingCover /> : null;
  return detail.data && roomId ? (
    <Edit dialog={close} of={detail.data} fields={fields} />
  ) : (
    <Add dialog={close} fields={fields} place={place} />
  );
}

type Fields = { fields: readonly ExtendField[] };
function Add({ dialog, fields, place }: { dialog: Dialog; place: Place | undefined } & Fields) {
  const { buildingId, floorId } = place ?? {};
  return (
    <FormDrawer
      dialog={dialog}
      title="新增房间"
      call={room.create}
      initial={{
        ...(buildingId && { buildingId }),
        ...(floorId && { floorId }),
        ...{ kind: 'office', photos: [], attachments: [], extValues: extendInitial(fields) },
      }}
      done="新增成功"
      about={aboutCode}
    >
      <RoomFields fields={fields} />
    </FormDrawer>
  );
}

function Edit({ dialog, of, fields }: { dialog: Dialog; of: RoomDetail } & Fields) {
  const latest: Latest<typeof room.change> = {
    load: async () => valuesOf(await send(room.detail, { id: of.id }), fields),
    describe: (values) => ({
      房间编码: values.roomCode,
      门牌号: dash(values.roomNum),
      建筑面积: areaText(values.area),
      使用面积: areaText(values.usableArea),
      可租面积: areaText(values.rentableArea),
      可租日期: dash(values.availableOn),
      备注: dash(values.remark),
      ...Object.fromEntries(fields.map((field) => [field.name, extendText(field, values.extValues?.[field.columnName])])),
    }),
  };
  return (
    <FormDrawer
      dialog={dialog}
      title={`编辑房间：${of.roomCode}`}
      call={room.change}
      initial={{ id: of.id, ...valuesOf(of, fields) }}
      done="修改成功"
      latest={latest}
      about={aboutCode}
    >
      <RoomFields fields={fields} existing={of} />
    </FormDrawer>
  );
}

function valuesOf(of: RoomDetail, fields: readonly ExtendField[]) {
  const { version, floorId, roomCode, roomNum, kind, area, usableArea, rentableArea, fitting, availableOn, beginsOn, remark } = of;
  return {
    ...{ version, floorId, roomCode, roomNum, kind, area, usableArea, rentableArea, fitting, availableOn, beginsOn, remark },
    extValues: extendInitial(fields, of.extValues),
    photos: of.photos.map(({ url }) => url),
    attachments: of.attachments.map(({ id }) => id),
  };
}

const fieldOfError: Record<string, string> = {
  [roomErrors.codeTaken.message]: 'roomCode',
  [roomErrors.areaKept.message]: 'area',
  [roomErrors.dayBefore.message]: 'beginsOn',
};
const aboutCode = ({ message }: CallError): Record<string, string> => (fieldOfError[message] ? { [fieldOfError[message]]: message } : {});

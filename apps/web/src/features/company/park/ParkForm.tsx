import { type ParkRow, park, parkErrors } from '@park/contract/company/park';
import type { Reply, Sent } from '@park/contract/core';
import { useQuery } from '@tanstack/react-query';
import { Form, Select } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { type CallError, send } from '../../../kit/api/send.ts';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingCover } from '../../../kit/feedback/loading.tsx';
import { Field, type Latest } from '../../../kit/form/form.tsx';
import { FormDrawer } from '../../../kit/form/form-drawer.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { dash } from '../../../kit/format.ts';
import { ParkFacts, ParkLook } from './ParkFields.tsx';

type Option = { value: string; label: string };
type ParkFormProps = { dialog: Dialog; row: ParkRow | undefined; spaces: Option[]; spaceId: string | undefined };

/** Creates or edits a park of any space, for the platform operator. */
export function ParkForm({ dialog, row, spaces, spaceId }: ParkFormProps) {
  const close = { open: dialog.open, close: () => dialog.close() };
  return row ? <Edit dialog={close} row={row} /> : <Add dialog={close} spaces={spaces} spaceId={spaceId} />;
}

export const aboutName = ({ message }: CallError): Record<string, string> =>
  message === parkErrors.nameTaken.message ? { name: message } : {};

function Add({ dialog, spaces, spaceId }: Pick<ParkFormProps, 'dialog' | 'spaces' | 'spaceId'>) {
  return (
    <FormDrawer dialog={dialog} title="新增园区" call={park.add} initial={spaceId ? { spaceId } : {}} done="新增成功" about={aboutName}>
      <Field name="spaceId" label="所属空间" required>
        <Select options={spaces} showSearch={{ optionFilterProp: 'label' }} placeholder="选择空间" />
      </Field>
      <Fields />
    </FormDrawer>
  );
}

function Edit({ dialog, row }: { dialog: Dialog; row: ParkRow }) {
  const { data } = useQuery({ ...ask(park.card, { id: row.id }), staleTime: 0 });
  if (!data) return <LoadingCover />;
  return <EditCard dialog={dialog} card={data} />;
}

function EditCard({ dialog, card }: { dialog: Dialog; card: Reply<typeof park.card> }) {
  const { areaName, ...values } = card;
  const latest: Latest<typeof park.change> = {
    load: async () => {
      const { areaName: _, ...now } = await send(park.card, { id: card.id });
      return now;
    },
    describe: describePark,
  };
  return (
    <FormDrawer
      dialog={dialog}
      title={`编辑园区：${card.name}`}
      call={park.change}
      initial={values}
      done="修改成功"
      latest={latest}
      about={aboutName}
    >
      <Form.Item label="所属空间">{areaName}</Form.Item>
      <Fields />
    </FormDrawer>
  );
}

/** Describes a version of a park's card in words, to compare two versions in a conflict. */
export const describePark = (values: Partial<Sent<typeof park.change>>) => ({
  园区名称: values.name,
  地址: dash(values.address),
  建筑面积: dash(values.area),
  联系人: dash(values.contactName),
  联系电话: dash(values.contactPhone),
  经纬度: values.longitude == null || values.latitude == null ? '--' : `${values.longitude}, ${values.latitude}`,
  园区标志: values.logo ? '已上传' : '--',
  园区简介: dash(values.intro),
});

const Fields = () => (
  <>
    <Field name="name" label="园区名称" required>
      <Input maxLength={50} showCount autoComplete="off" placeholder="如：星河智谷" />
    </Field>
    <ParkFacts />
    <ParkLook />
  </>
);

import { type Room, room, roomErrors } from '@park/contract/estate/room';
import { Input } from 'antd';
import type { CallError } from '../../../kit/api/send.ts';
import { DayField } from '../../../kit/day/day-field.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import { HundredthsInput } from '../../../kit/form/hundredths.tsx';
import { today } from '../../../kit/format.ts';

type PriceFormProps = { dialog: Dialog; room: Pick<Room, 'id' | 'roomCode' | 'price'> };
/** Sets the asking price of one room from a day on. */
export const PriceForm = ({ dialog, room: of }: PriceFormProps) => (
  <FormDialog
    dialog={{ open: dialog.open, close: () => dialog.close() }}
    title={`设置参考价：${of.roomCode}`}
    call={room.setPrice}
    initial={{ id: of.id, fromDate: today(), ...(of.price !== null && { price: of.price }) }}
    done="参考价已设置"
    about={aboutDay}
  >
    <Field name="price" label="参考价" required>
      <HundredthsInput unit="元/㎡·月" />
    </Field>
    <DayField name="fromDate" label="生效日期" required extra="此前的价格保留在历史中" />
    <Field name="note" label="说明">
      <Input maxLength={100} showCount />
    </Field>
  </FormDialog>
);

const days: string[] = [roomErrors.priceBefore.message, roomErrors.priceOutside.message];
const aboutDay = ({ message }: CallError): Record<string, string> => (days.includes(message) ? { fromDate: message } : {});

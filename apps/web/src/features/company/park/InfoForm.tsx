import { park } from '@park/contract/company/park';
import type { Reply } from '@park/contract/core';
import { config } from '@park/contract/kernel/config';
import { send } from '../../../kit/api/send.ts';
import { Field, type Latest } from '../../../kit/form/form.tsx';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { Input } from '../../../kit/form/input.tsx';
import { ParkFacts, ParkLook } from './ParkFields.tsx';
import { aboutName, describePark } from './ParkForm.tsx';

type Info = Reply<typeof config.basicInfo>;
const valuesOf = ({ parkName: name, contactName, contactPhone, address, longitude, latitude, area, intro, logo, version }: Info) => ({
  ...{ name, contactName, contactPhone, address, longitude, latitude, area, intro, logo, version },
});

/** Edits the card of the current park. */
export function InfoForm({ info, onLeave }: { info: Info; onLeave: () => void }) {
  const latest: Latest<typeof park.change> = {
    load: async () => valuesOf(await send(config.basicInfo, {})),
    describe: describePark,
  };
  return (
    <FormPage call={park.change} initial={valuesOf(info)} done="园区信息已更新" latest={latest} about={aboutName} onLeave={() => onLeave()}>
      <div className="form-column">
        <Field name="name" label="园区名称" required>
          <Input maxLength={50} autoComplete="off" />
        </Field>
        <ParkFacts />
        <ParkLook />
      </div>
    </FormPage>
  );
}

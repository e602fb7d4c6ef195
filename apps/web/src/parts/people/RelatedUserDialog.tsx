import { useState } from 'react';
import type { Dialog } from '../../kit/feedback/dialog-state.ts';
import type { Named } from '../companies/companies.ts';
import { LazyDepartments } from './LazyDepartments.tsx';
import { type Chosen, PickerDialog, type Source } from './picker.tsx';
import type { Among } from './sources.ts';
import { type Window, WindowFields } from './WindowFields.tsx';

type RelatedUserDialogProps = {
  dialog: Dialog;
  title: string;
  okText: string;
  /** Whose departments narrow the people. */
  companies: readonly Named[];
  source: (among: Among) => Source;
  /** People without a department cannot be asked for. */
  isReal?: boolean;
  most?: number;
  initial?: Chosen[];
  isEmptyAllowed?: boolean;
  /** Whether it may be for a time, and with a reason. */
  hasWindow?: boolean;
  refusal?: (id: string) => string | undefined;
  isPending?: boolean;
  onChoose: (people: Chosen[], window: Window) => void;
};
/** Chooses people to be related to something, over the companies one looks after. */
export function RelatedUserDialog({ companies, source, isReal = false, hasWindow = false, onChoose, ...picker }: RelatedUserDialogProps) {
  const [among, setAmong] = useState<Among>({ companyId: companies[0]?.id, departmentId: undefined });
  const [window, setWindow] = useState<Window>({});
  return (
    <PickerDialog
      {...picker}
      side={<LazyDepartments companies={companies} isReal={isReal} onSelect={setAmong} />}
      source={source(among)}
      below={hasWindow && <WindowFields value={window} onChange={setWindow} />}
      onChoose={(people) => onChoose(people, window)}
    />
  );
}

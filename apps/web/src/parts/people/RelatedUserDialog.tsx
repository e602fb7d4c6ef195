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
  /** The companies whose departments filter the people. */
  companies: readonly Named[];
  source: (among: Among) => Source;
  /** Leaves out the node of people without a department. */
  isReal?: boolean;
  most?: number;
  initial?: Chosen[];
  isEmptyAllowed?: boolean;
  /** Adds fields for a period and a reason. */
  hasWindow?: boolean;
  refusal?: (id: string) => string | undefined;
  isPending?: boolean;
  onChoose: (people: Chosen[], window: Window) => void;
};
/** Lets the user choose people from the companies they manage and relate them to a record. */
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

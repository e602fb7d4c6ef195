import { useState } from 'react';
import type { Dialog } from '../../kit/feedback/dialog-state.ts';
import type { Named } from '../companies/companies.ts';
import { LazyDepartments } from './LazyDepartments.tsx';
import { type ChosenPerson, type PeopleSource, PickerDialog } from './picker.tsx';
import type { PeopleScope } from './sources.ts';
import { type ValidityWindow, WindowFields } from './WindowFields.tsx';

type RelatedUserDialogProps = {
  dialog: Dialog;
  title: string;
  okText: string;
  /** The companies whose departments filter the people. */
  companies: readonly Named[];
  source: (among: PeopleScope) => PeopleSource;
  /** Leaves out the node of people without a department. */
  isReal?: boolean;
  most?: number;
  initial?: ChosenPerson[];
  isEmptyAllowed?: boolean;
  /** Adds fields for a period and a reason. */
  hasWindow?: boolean;
  refusal?: (id: string) => string | undefined;
  isPending?: boolean;
  onChoose: (people: ChosenPerson[], window: ValidityWindow) => void;
};
/** Lets the user choose people from the companies they manage and relate them to a record. */
export function RelatedUserDialog({ companies, source, isReal = false, hasWindow = false, onChoose, ...picker }: RelatedUserDialogProps) {
  const [among, setAmong] = useState<PeopleScope>({ companyId: companies[0]?.id, departmentId: undefined });
  const [window, setWindow] = useState<ValidityWindow>({});
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

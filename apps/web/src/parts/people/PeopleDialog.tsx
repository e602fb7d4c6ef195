import { useState } from 'react';
import type { Dialog } from '../../kit/feedback/dialog-state.ts';
import { SearchTree } from '../../kit/tree/search-tree.tsx';
import { toItems, useDepartmentTree } from './departments.tsx';
import { type ChosenPerson, PickerDialog } from './picker.tsx';
import { peopleOf } from './sources.ts';

type PeopleDialogProps = {
  dialog: Dialog;
  title: string;
  okText: string;
  companyId: string | undefined;
  /** Maximum number of chosen people. */
  most: number;
  /** Returns why a person cannot be chosen; undefined if they can. */
  refusal?: (id: string) => string | undefined;
  isPending?: boolean;
  onChoose: (people: ChosenPerson[]) => void;
};
/** Lets the user choose people of one company by their departments. */
export function PeopleDialog({ companyId, ...picker }: PeopleDialogProps) {
  const { tree } = useDepartmentTree(companyId);
  const [departmentId, choose] = useState<string>();
  return (
    <PickerDialog
      {...picker}
      side={<SearchTree label="部门" items={toItems(tree)} selected={departmentId ?? tree[0]?.id} onSelect={choose} />}
      source={peopleOf({ companyId, departmentId })}
    />
  );
}

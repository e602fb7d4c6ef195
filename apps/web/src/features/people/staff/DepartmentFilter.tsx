import type { ComponentProps } from 'react';
import { PlainChoice } from '../../../kit/form/choice.tsx';
import { heavy, useTouched } from '../../../kit/form/touch.ts';
import type { DepartmentSelect } from '../../../parts/people/DepartmentSelect.tsx';

const select = heavy(() => import('../../../parts/people/DepartmentSelect.tsx').then((file) => file.DepartmentSelect));

/** A department as the control of a filter; the tree is fetched when it is touched. */
export function DepartmentFilter(props: ComponentProps<typeof DepartmentSelect>) {
  const { control: Tree, touch, plain } = useTouched(select, props.value !== undefined);
  if (Tree) return <Tree {...props} allowClear placeholder="全部" autoFocus={touch !== undefined} defaultOpen={touch === 'open'} />;
  return <PlainChoice id={props.id} placeholder="全部" {...plain} />;
}

import type { ComponentProps } from 'react';
import { PlainChoice } from '../../../kit/choice.tsx';
import type { DepartmentSelect } from '../../../kit/people/DepartmentSelect.tsx';
import { heavy, useTouched } from '../../../kit/touch.ts';

const select = heavy(() => import('../../../kit/people/DepartmentSelect.tsx').then((file) => file.DepartmentSelect));

/** A department as the control of a filter; the tree is fetched when it is touched. */
export function DepartmentFilter(props: ComponentProps<typeof DepartmentSelect>) {
  const { control: Tree, touch, plain } = useTouched(select, props.value !== undefined);
  if (Tree) return <Tree {...props} allowClear placeholder="全部" autoFocus={touch !== undefined} defaultOpen={touch === 'open'} />;
  return <PlainChoice id={props.id} placeholder="全部" {...plain} />;
}

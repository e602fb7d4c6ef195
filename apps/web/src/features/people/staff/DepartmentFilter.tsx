import type { ComponentProps } from 'react';
import { PlainChoice } from '../../../kit/form/choice.tsx';
import { onTouch } from '../../../kit/form/on-touch.tsx';
import type { DepartmentSelect } from '../../../parts/people/DepartmentSelect.tsx';

const Tree = onTouch(() => import('../../../parts/people/DepartmentSelect.tsx').then((file) => file.DepartmentSelect));

/** Department selector for a filter; the tree is loaded when the selector is opened. */
export const DepartmentFilter = (props: ComponentProps<typeof DepartmentSelect>) => (
  <Tree
    control={{ ...props, allowClear: true, placeholder: '全部' }}
    isNeeded={props.value !== undefined}
    plain={(handlers) => <PlainChoice id={props.id} placeholder="全部" {...handlers} />}
  />
);

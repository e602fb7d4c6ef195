import type { ComponentProps } from 'react';
import { PlainChoice } from '../../../kit/form/choice.tsx';
import { onTouch } from '../../../kit/form/on-touch.tsx';
import type { DepartmentSelect } from '../../../parts/people/DepartmentSelect.tsx';

const Tree = onTouch(() => import('../../../parts/people/DepartmentSelect.tsx').then((file) => file.DepartmentSelect));

/** A department as the control of a filter; the tree is fetched when it is touched. */
export const DepartmentFilter = (props: ComponentProps<typeof DepartmentSelect>) => (
  <Tree
    control={{ ...props, allowClear: true, placeholder: '全部' }}
    isNeeded={props.value !== undefined}
    plain={(handlers) => <PlainChoice id={props.id} placeholder="全部" {...handlers} />}
  />
);

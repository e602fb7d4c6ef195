import type { ExtendField } from '@park/contract/extend';
import { useContext } from 'react';
import { RightsContext } from '../../kit/access.tsx';
import { useFormFields } from '../../kit/extend-values.ts';

/**
 * The customer's own fields as a list of companies has them. An administrator also fills in some of his own company that others do not
 * see; a list carries no values of those, and a column of them would say that there are none.
 */
export function useListedFields(): ExtendField[] {
  const rights = useContext(RightsContext);
  const isKeeper = rights['extend:update'] !== undefined || rights['company:update'] !== undefined;
  const { fields = [] } = useFormFields('company');
  return isKeeper ? fields : fields.filter(({ isView }) => isView === 1);
}

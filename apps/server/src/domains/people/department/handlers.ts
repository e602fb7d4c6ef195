import { department } from '@park/contract/people/department';
import { implement } from '../../../http/mount.ts';
import type { Secrets } from '../../../secret.ts';
import { headHandlers } from './head/handlers.ts';
import { memberHandlers } from './member/handlers.ts';
import { treeHandlers } from './tree/handlers.ts';

export const departmentModule = (secrets: Pick<Secrets, 'phoneHash' | 'openPhone'>) =>
  implement(department, { ...treeHandlers, ...memberHandlers(secrets), ...headHandlers });

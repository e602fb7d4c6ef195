import type { FlowDetail } from '@park/contract/approval/flow';

/** What an edit sends along unchanged. */
export const factsOf = ({ id, version, name, groupId, icon, description, starters, managerIds }: FlowDetail) => ({
  id,
  version,
  name,
  groupId,
  icon,
  description,
  starters,
  managerIds,
});

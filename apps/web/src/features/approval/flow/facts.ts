import type { FlowDetail } from '@park/contract/approval/flow';

/** Returns the fields that an edit of the definition sends back unchanged. */
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

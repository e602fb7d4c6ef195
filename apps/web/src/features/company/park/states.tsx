import { operatorStates } from '@park/contract/company/park';
import { enabledStates, StateTag, statesOf } from '../../../kit/status.tsx';

export const siteStates = enabledStates('停用');

const states = statesOf(operatorStates, { active: 'success', ready: 'warning', waiting: 'warning', expired: 'error' });
export const OperatorTag = ({ state }: { state: keyof typeof operatorStates }) => <StateTag states={states} value={state} />;

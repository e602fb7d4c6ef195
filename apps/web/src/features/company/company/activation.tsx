import { type Account, activationRules } from '@park/contract/company/company';
import { type State, StateTag } from '../../../kit/feedback/status.tsx';
import { day } from '../../../kit/format.ts';

type Activatable = Pick<Account, 'isActivated' | 'activates' | 'activatesDate'>;
/** Returns what will activate an inactive account. */
export const activationText = ({ activates, activatesDate }: Activatable) => {
  if (!activates) return '';
  return activatesDate ? `${day(activatesDate)} 自动激活` : `${activationRules[activates]}激活`.replace('激活激活', '激活');
};

export const activationStates: State<'0' | '1'>[] = [
  { value: '1', label: '已激活', meaning: 'success' },
  { value: '0', label: '未激活', meaning: 'warning' },
];
export const ActivationTag = (account: Activatable) => (
  <span title={account.isActivated ? '' : activationText(account)}>
    <StateTag isPill states={activationStates} value={`${account.isActivated}`} />
  </span>
);

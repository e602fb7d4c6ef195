import { type Account, activationRules } from '@park/contract/company/company';
import { type State, StateTag } from '../../../kit/feedback/status.tsx';
import { day } from '../../../kit/format.ts';

type Waiting = Pick<Account, 'isActivated' | 'activates' | 'activatesDate'>;
/** Returns what will activate an inactive account. */
export const waitsFor = ({ activates, activatesDate }: Waiting) => {
  if (!activates) return '';
  return activatesDate ? `${day(activatesDate)} 自动激活` : `${activationRules[activates]}激活`.replace('激活激活', '激活');
};

export const activation: State<'0' | '1'>[] = [
  { value: '1', label: '已激活', meaning: 'success' },
  { value: '0', label: '未激活', meaning: 'warning' },
];
export const Activated = (account: Waiting) => (
  <span title={account.isActivated ? '' : waitsFor(account)}>
    <StateTag states={activation} value={`${account.isActivated}`} />
  </span>
);

import { type Account, activationRules } from '@park/contract/company';
import { day } from '../../kit/format.ts';
import { StatusTag } from '../../kit/status.tsx';

export const Enabled = ({ isEnable }: Pick<Account, 'isEnable'>) =>
  isEnable ? <StatusTag meaning="success">启用</StatusTag> : <StatusTag meaning="default">禁用</StatusTag>;

type Waiting = Pick<Account, 'isActivated' | 'activates' | 'activatesDate'>;
/** What an account that is not active waits for. */
export const waitsFor = ({ activates, activatesDate }: Waiting) => {
  if (!activates) return '';
  return activatesDate ? `${day(activatesDate)} 自动激活` : `${activationRules[activates]}激活`.replace('激活激活', '激活');
};

export const Activated = (account: Waiting) =>
  account.isActivated ? (
    <StatusTag meaning="success">已激活</StatusTag>
  ) : (
    <span title={waitsFor(account)}>
      <StatusTag meaning="warning">未激活</StatusTag>
    </span>
  );

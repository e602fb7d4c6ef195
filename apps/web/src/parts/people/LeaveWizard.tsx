import type { Reply } from '@park/contract/core';
import { type Holding, staff, staffErrors } from '@park/contract/people/staff';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Form, Steps } from 'antd';
import { useState } from 'react';
import { ask, useCommand } from '../../kit/api/query.ts';
import { PageModal } from '../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../kit/feedback/dialog-state.ts';
import { ErrorBlock } from '../../kit/feedback/error.tsx';
import { say } from '../../kit/feedback/message.ts';
import { useMe } from '../session/me.ts';
import type { Person } from './member.tsx';
import { PersonPicker } from './PersonPicker.tsx';
import './people.css';
import { SkeletonLines } from '../../kit/feedback/skeleton.tsx';

type LeaveWizardProps = { dialog: Dialog; of: Person; companyId: string | undefined; onLeft: () => void };
type Heir = { id: string; name: string };
type Heirs = Record<string, Heir | undefined>;

/**
 * Removes a person from the company: in one step if nothing can be handed over, otherwise in three: the holdings, the successors, and a
 * confirmation. All changes happen in one call.
 */
export function LeaveWizard({ dialog, of, companyId, onLeft }: LeaveWizardProps) {
  // The query runs only while the wizard is open: a closed wizard stays mounted, and its person may already be removed.
  const { data, error, refetch } = useQuery({ ...ask(staff.holdings, { userId: of.id, companyId }), gcTime: 0, enabled: dialog.open });
  const [step, go] = useState(0);
  const [heirs, setHeirs] = useState<Heirs>({});
  const leave = useCommand(staff.leave, '移除成功', undefined, of.id);
  const holdings = data?.holdings ?? [];
  const handable = holdings.filter(({ ends }) => ends === null);
  const steps = handable.length > 0 ? ['待交接', '交接给', '确认'] : ['确认'];
  const lastStep = steps.length - 1;
  const isChoosing = step > 0 && step < lastStep;
  const isReady = !isChoosing || holdings.every(({ kind, needsHeir }) => !needsHeir || heirs[kind]);

  const cancel = () => {
    say.info('已取消移除');
    dialog.close();
  };
  const finish = () =>
    leave.mutate(
      { userId: of.id, companyId, heirs: Object.entries(heirs).flatMap(([kind, heir]) => (heir ? [{ kind, toUserId: heir.id }] : [])) },
      {
        onSuccess: () => {
          dialog.close();
          onLeft();
        },
        // The person may have received new holdings since the wizard opened, so the wizard returns to the list of holdings.
        onError: () => {
          go(0);
          void refetch();
        },
      },
    );
  const footer = data?.mayRemove
    ? [
        <Button key="cancel" onClick={cancel}>
          取消
        </Button>,
        step > 0 && (
          <Button key="back" onClick={() => go(step - 1)}>
            上一步
          </Button>
        ),
        step < lastStep ? (
          <Button key="next" type="primary" disabled={!isReady} onClick={() => go(step + 1)}>
            下一步
          </Button>
        ) : (
          <Button key="leave" type="primary" danger loading={leave.isPending} onClick={finish}>
            确认离职
          </Button>
        ),
      ]
    : [
        <Button key="close" onClick={() => dialog.close()}>
          关闭
        </Button>,
      ];
  return (
    <PageModal
      title={`办理离职：${of.realName}`}
      open={dialog.open}
      width={640}
      mask={{ closable: false }}
      footer={footer}
      onCancel={data?.mayRemove ? cancel : () => dialog.close()}
    >
      {error && !data ? (
        <ErrorBlock error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <SkeletonLines rows={3} />
      ) : !data.mayRemove ? (
        <Alert type="error" showIcon title={data.reason ?? staffErrors.mayNotRemove.message} />
      ) : (
        <div className="stack leave-wizard">
          {steps.length > 1 && <Steps size="small" current={step} items={steps.map((title) => ({ title }))} />}
          {step === 0 && holdings.length > 0 && <Holdings of={data} />}
          {isChoosing && <HeirFields holdings={handable} heirs={heirs} onChange={setHeirs} companyId={companyId} leaving={of.id} />}
          {step === lastStep && <Summary of={of} holdings={holdings} heirs={heirs} />}
        </div>
      )}
    </PageModal>
  );
}

function Holdings({ of: { holdings } }: { of: Reply<typeof staff.holdings> }) {
  return (
    <ul className="holdings">
      {holdings.map(({ kind, title, count, examples, needsHeir, ends }) => (
        <li key={kind}>
          <span>
            <strong>{title}</strong>（{count}）
          </span>
          <span className="muted holdings-examples">{examples.join('、')}</span>
          <span className={needsHeir ? 'holdings-needed' : 'muted'}>{needsHeir ? '需要交接' : (ends ?? '可以交接')}</span>
        </li>
      ))}
    </ul>
  );
}

const heirOf = (id: unknown, option: unknown): Heir | undefined =>
  id ? { id: String(id), name: String((option as { label?: unknown } | undefined)?.label ?? '') } : undefined;

type HeirFieldsProps = {
  holdings: readonly Holding[];
  heirs: Heirs;
  onChange: (next: Heirs) => void;
  companyId: string | undefined;
  leaving: string;
};
function HeirFields({ holdings, heirs, onChange, companyId, leaving }: HeirFieldsProps) {
  const me = useMe().user.id;
  const pickerOf = (isOpenToMe: boolean) => ({ companyId, without: isOpenToMe ? [leaving] : [leaving, me] });
  const everything = (heir: Heir | undefined) => onChange(Object.fromEntries(holdings.map(({ kind }) => [kind, heir])));
  const chosen = new Set(holdings.map(({ kind }) => heirs[kind]?.id));
  const one = chosen.size === 1 ? [...chosen][0] : undefined;
  return (
    <Form layout="vertical" component="div">
      {holdings.length > 1 && (
        <Form.Item label="全部交给" htmlFor="heir-all">
          <PersonPicker
            {...pickerOf(holdings.every(({ mayTake }) => mayTake))}
            id="heir-all"
            value={one}
            onChange={(id, option) => everything(heirOf(id, option))}
          />
        </Form.Item>
      )}
      {holdings.map(({ kind, title, count, needsHeir, mayTake }) => (
        <Form.Item
          key={kind}
          label={`${title}（${count}）交给`}
          htmlFor={`heir-${kind}`}
          required={needsHeir}
          extra={!needsHeir && '不选则离职后自动结束'}
        >
          <PersonPicker
            {...pickerOf(mayTake)}
            id={`heir-${kind}`}
            value={heirs[kind]?.id}
            onChange={(id, option) => onChange({ ...heirs, [kind]: heirOf(id, option) })}
          />
        </Form.Item>
      ))}
    </Form>
  );
}

function Summary({ of, holdings, heirs }: { of: Person; holdings: readonly Holding[]; heirs: Heirs }) {
  const assigned = holdings.flatMap(({ kind, title }) => (heirs[kind] ? [{ kind, title, name: heirs[kind].name }] : []));
  return (
    <Alert
      type="warning"
      showIcon
      title="确定移除该员工吗？"
      description={
        <>
          <p>
            {of.realName}
            {of.departmentName && `（${of.departmentName}）`}将不再是本单位员工，账号和在其他企业的身份不受影响。
          </p>
          {assigned.length > 0 && (
            <ul className="heirs">
              {assigned.map(({ kind, title, name }) => (
                <li key={kind}>
                  {title}交给{name}
                </li>
              ))}
            </ul>
          )}
          <p>30天内可在员工列表的“已离职”中恢复；部门、职务和角色需重新设置。</p>
        </>
      }
    />
  );
}

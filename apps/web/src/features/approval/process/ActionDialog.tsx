import { type ProcessDetail, process, signPlaces } from '@park/contract/approval/process';
import { useQuery } from '@tanstack/react-query';
import { type FormInstance, Radio, Select } from 'antd';
import { ask } from '../../../kit/api/query.ts';
import { Field } from '../../../kit/form/form.tsx';
import { FormDialog } from '../../../kit/form/form-dialog.tsx';
import type { Action } from './actions.ts';
import { HandlerDialog } from './HandlerDialog.tsx';
import { ManageDialog } from './ManageDialogs.tsx';
import { aboutPerson, ChooseFields, emptyApprovers, NodeField, OpinionField, PeopleField } from './people-fields.tsx';
import { SignatureInput } from './Signature.tsx';

type ActionDialogProps = {
  action: Action;
  /** The label that the step gives to the button of the action. */
  label: string;
  taskId: number | null;
  of: ProcessDetail;
  /** The form of the application, which the user edits beside the dialog. */
  form: FormInstance;
  open: boolean;
  onClose: () => void;
  onDone: (action: Action, label: string) => void;
};
type ActionProps = Omit<ActionDialogProps, 'action' | 'taskId' | 'open' | 'onClose' | 'onDone'> & {
  dialog: { open: boolean; close: (reply?: unknown) => void };
  task: { processInstanceId: string; taskId: number };
};

/** Asks for the input of an action and runs it. */
export function ActionDialog({ action, taskId, open, onClose, onDone, ...rest }: ActionDialogProps) {
  const { processInstanceId, task } = rest.of;
  const close = (reply?: unknown) => {
    onClose();
    if (reply) onDone(action, rest.label);
  };
  const part = { ...rest, dialog: { open, close }, task: { processInstanceId, taskId: taskId ?? task?.taskId ?? 0 } };
  switch (action) {
    case 'agree':
      return <Agree {...part} />;
    case 'resubmit':
      return <Resubmit {...part} />;
    case 'refuse':
      return <Refuse {...part} />;
    case 'return':
      return <Return {...part} />;
    case 'transfer':
    case 'delegate':
      return <Forward {...part} how={action} />;
    case 'addSign':
      return <AddSign {...part} />;
    case 'removeSign':
      return <RemoveSign {...part} />;
    case 'takeBack':
      return <TakeBack {...part} />;
    case 'withdraw':
      return <Withdraw {...part} />;
    case 'cc':
      return <Copy {...part} />;
    case 'changeHandler':
      return <HandlerDialog dialog={part.dialog} of={rest.of} />;
    case 'jump':
    case 'stop':
    case 'wake':
      return <ManageDialog dialog={part.dialog} action={action} of={rest.of} />;
    default:
      return null;
  }
}

/** The field for the signature; rendered only if the step requires a signature. */
const SignatureField = ({ of }: { of: ProcessDetail }) =>
  of.task?.needsSignature ? (
    <Field name="signature" label="签名" required>
      <SignatureInput />
    </Field>
  ) : null;

const editedForm = (form: FormInstance): Record<string, unknown> => form.getFieldsValue().form ?? {};

function Agree({ dialog, label, task, of, form }: ActionProps) {
  return (
    <FormDialog
      dialog={dialog}
      title={label}
      okText={label}
      call={process.submit}
      initial={{ ...task, approvers: emptyApprovers(of.task?.choose ?? []) }}
      prepare={(values) => ({ ...values, ...(Object.keys(editedForm(form)).length > 0 && { form: editedForm(form) }) })}
      done={`已${label}`}
    >
      <OpinionField required={of.task?.needsOpinion ?? false} />
      <SignatureField of={of} />
      <ChooseFields nodes={of.task?.choose ?? []} />
    </FormDialog>
  );
}

function Resubmit({ dialog, label, of, form }: ActionProps) {
  const { processInstanceId } = of;
  return (
    <FormDialog
      dialog={dialog}
      title={label}
      okText={label}
      call={process.resubmit}
      initial={{ processInstanceId, approvers: emptyApprovers(of.task?.choose ?? []), form: of.form }}
      prepare={(values) => ({ ...values, form: { ...of.form, ...editedForm(form) } })}
      done="已重新提交"
    >
      <OpinionField label="说明" words={['已按意见修改', '已补充材料']} />
      <ChooseFields nodes={of.task?.choose ?? []} />
    </FormDialog>
  );
}

const reasons = ['材料不全', '金额有误', '不符合规定'];
function Refuse({ dialog, label, task, of }: ActionProps) {
  return (
    <FormDialog dialog={dialog} title={label} okText={label} danger call={process.reject} initial={task} done={`已${label}`}>
      <OpinionField label="原因" required words={reasons} />
      <SignatureField of={of} />
    </FormDialog>
  );
}

function Return({ dialog, label, task }: ActionProps) {
  const { data, isPending } = useQuery(ask(process.rejectNodes, task));
  return (
    <FormDialog
      dialog={dialog}
      title={label}
      okText={label}
      call={process.reject}
      initial={task}
      // without a target the server would refuse the application for good instead of returning it, so a missing target is sent as an empty
      // string, which fails validation
      prepare={(values) => ({ ...values, targetKey: values.targetKey ?? '' })}
      done={`已${label}`}
    >
      <NodeField label="退回到" nodes={data} isLoading={isPending} />
      <OpinionField label="原因" required words={reasons} />
    </FormDialog>
  );
}

const forwardNotes = { transfer: '转交后由对方处理，不再回到你', delegate: '对方给出意见后，仍由你处理' };
function Forward({ dialog, label, task, how }: ActionProps & { how: 'transfer' | 'delegate' }) {
  return (
    <FormDialog
      dialog={dialog}
      title={label}
      okText={label}
      call={how === 'transfer' ? process.transfer : process.delegate}
      initial={task}
      about={aboutPerson('toUserId')}
      done={`已${label}`}
    >
      <PeopleField name="toUserId" label={how === 'transfer' ? `${label}给` : '协助人'} />
      <OpinionField label="说明" words={['请协助处理', '请给出意见']} extra={forwardNotes[how]} />
    </FormDialog>
  );
}

const signPositions = Object.entries(signPlaces).map(([value, label]) => ({ value, label }));
function AddSign({ dialog, label, task }: ActionProps) {
  return (
    <FormDialog
      dialog={dialog}
      title={label}
      okText={label}
      call={process.addSign}
      initial={{ ...task, where: 'before' }}
      about={aboutPerson('toUserIds')}
      done={`已${label}`}
    >
      <PeopleField name="toUserIds" label="加签人员" isMany />
      <Field name="where" label="加签方式" required>
        <Radio.Group options={signPositions} />
      </Field>
      <OpinionField label="说明" words={['请协助审核']} />
    </FormDialog>
  );
}

function RemoveSign({ dialog, label, task, of }: ActionProps) {
  const others = of.task?.others ?? [];
  return (
    <FormDialog dialog={dialog} title={label} okText={label} call={process.removeSign} initial={task} done={`已${label}`}>
      <Field name="targetTaskId" label="减签人员" required>
        <Select placeholder="请选择" options={others.map(({ taskId, realName }) => ({ value: taskId, label: realName }))} />
      </Field>
      <OpinionField label="说明" words={[]} />
    </FormDialog>
  );
}

function TakeBack({ dialog, label, task }: ActionProps) {
  return (
    <FormDialog dialog={dialog} title="撤回审批" okText={label} call={process.takeBack} initial={task} done="已撤回，请重新处理">
      <OpinionField label="说明" words={['处理有误，重新处理']} extra="撤回后，由你重新处理" />
    </FormDialog>
  );
}

function Withdraw({ dialog, label, of: { processInstanceId, title } }: ActionProps) {
  return (
    <FormDialog
      dialog={dialog}
      title={`撤销“${title}”？`}
      okText={label}
      danger
      call={process.withdraw}
      initial={{ processInstanceId }}
      done="已撤销"
    >
      <OpinionField label="说明" words={['填写有误', '不再需要']} extra="撤销后流程结束，需要时请重新发起" />
    </FormDialog>
  );
}

function Copy({ dialog, label, of: { processInstanceId } }: ActionProps) {
  return (
    <FormDialog dialog={dialog} title={label} okText={label} call={process.copy} initial={{ processInstanceId }} done={`已${label}`}>
      <PeopleField name="toUserIds" label={`${label}给`} isMany />
      <OpinionField label="说明" words={['请知悉']} />
    </FormDialog>
  );
}

import type { FormField, PersonNode } from '@park/contract/approval/flow/definition';
import { type NodeAction, nodeActions } from '@park/contract/approval/flow/kinds';
import { Input, InputNumber, type InputNumberProps, Segmented, Select, Switch } from 'antd';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';
import { timeoutActions } from './drawing.ts';

/** The props that Form.Item passes to a custom input. */
type InputProps<T> = { id?: string; value?: T; onChange?: (next: T) => void };
type Names = { names: ReadonlyMap<string, string> };

type AmountProps = Pick<InputNumberProps<number>, 'id' | 'aria-label' | 'min' | 'max' | 'precision' | 'suffix' | 'value' | 'onChange'>;
const Amount = (props: AmountProps) => <InputNumber<number> {...props} className="flow-number" step={1} />;

/** Shows hours; the value is in minutes. */
export const HoursInput = ({ id, value, onChange }: InputProps<number | null>) => (
  <Amount
    {...(id && { id })}
    {...{ 'aria-label': '时限', suffix: '小时', min: 0.5, max: 8760 }}
    value={value ? value / 60 : null}
    onChange={(hours) => onChange?.(hours === null ? null : Math.round(hours * 60))}
  />
);

type Nobody = PersonNode['nobody'];
const nobodyActions = { admin: '交给流程管理员', pass: '自动通过', refuse: '自动拒绝', users: '交给指定人员' } as const;
const optionsOf = (record: Record<string, string>) => Object.entries(record).map(([value, label]) => ({ value, label }));

/** Form field for what happens when no handler is found. A step of work to be done (`isHandle`) does not offer refusal. */
export function NobodyInput({ id, value, onChange, names, isHandle }: InputProps<Nobody> & Names & { isHandle: boolean }) {
  const action = value?.action ?? 'admin';
  return (
    <div className="stack flow-pair">
      <Select
        {...(id && { id })}
        aria-label="无审批人时"
        options={optionsOf(nobodyActions).filter((one) => !isHandle || one.value !== 'refuse')}
        value={action}
        onChange={(next) => onChange?.(next === 'users' ? { action: next, userIds: [] } : ({ action: next } as Nobody))}
      />
      {value?.action === 'users' && (
        <PersonPicker
          mode="multiple"
          aria-label="代为处理的人员"
          names={names}
          value={value.userIds}
          onChange={(userIds) => onChange?.({ action: 'users', userIds })}
        />
      )}
    </div>
  );
}

type Timeout = PersonNode['timeout'];
const none = 'none';
/** Form field for the timeout of a step and what happens when it expires. */
export function TimeoutInput({ id, value, onChange, names, isHandle }: InputProps<Timeout> & Names & { isHandle: boolean }) {
  const minutes = value?.minutes ?? 480;
  const turn = (action: string) =>
    onChange?.(
      action === none
        ? null
        : ({ action, minutes, ...(action === 'remind' && { times: 1 }), ...(action === 'transfer' && { userId: '' }) } as Timeout),
    );
  return (
    <div className="stack flow-pair">
      <Select
        {...(id && { id })}
        aria-label="超时后"
        options={[{ value: none, label: '不限时' }, ...optionsOf(timeoutActions).filter((one) => !isHandle || one.value !== 'refuse')]}
        value={value?.action ?? none}
        onChange={turn}
      />
      {value && <HoursInput value={value.minutes} onChange={(next) => onChange?.({ ...value, minutes: next ?? 0 })} />}
      {value?.action === 'remind' && (
        <Amount
          {...{ 'aria-label': '提醒次数', suffix: '次', min: 1, max: 10, precision: 0 }}
          value={value.times}
          onChange={(times) => onChange?.({ ...value, times: times ?? 1 })}
        />
      )}
      {value?.action === 'transfer' && (
        <PersonPicker
          aria-label="转交给"
          names={names}
          value={value.userId || null}
          onChange={(userId) => onChange?.({ ...value, userId: userId ?? '' })}
        />
      )}
    </div>
  );
}

type Buttons = PersonNode['buttons'];
/** The agree and refuse buttons cannot be hidden. */
const isFixed = (action: NodeAction) => action === 'agree' || action === 'refuse';
/** Form field for the buttons that handlers of a step see, and their labels. */
export function ButtonsInput({ value = {}, onChange, isHandle }: InputProps<Buttons> & { isHandle: boolean }) {
  const set = (action: NodeAction, label: string | false | undefined) => {
    const { [action]: _, ...others } = value;
    onChange?.(label === undefined ? others : { ...others, [action]: label });
  };
  const shown = (Object.keys(nodeActions) as NodeAction[]).filter((action) => !isHandle || action !== 'refuse');
  return (
    <div className="flow-rows">
      {shown.map((action) => {
        const usual = isHandle && action === 'agree' ? '完成' : nodeActions[action];
        const label = value[action];
        return (
          <div key={action} className="flow-row">
            <span>{usual}</span>
            <Switch
              size="small"
              aria-label={`${usual}按钮`}
              checked={label !== false}
              disabled={isFixed(action)}
              onChange={(isOn) => set(action, isOn ? undefined : false)}
            />
            <Input
              aria-label={`${usual}按钮的名称`}
              maxLength={8}
              placeholder={usual}
              disabled={label === false}
              value={label || ''}
              onChange={({ target }) => set(action, target.value || undefined)}
            />
          </div>
        );
      })}
    </div>
  );
}

type Rights = PersonNode['fields'];
type Right = Rights[string];
const rightOptions: { value: Right; label: string }[] = [
  { value: 'edit', label: '可编辑' },
  { value: 'read', label: '只读' },
  { value: 'hide', label: '隐藏' },
];
type RightsInputProps = InputProps<Rights> & { fields: readonly FormField[]; usual: 'edit' | 'read' };
/** Form field for the form fields that handlers of a step can see and edit. */
export const RightsInput = ({ value = {}, onChange, fields, usual }: RightsInputProps) => (
  <div className="flow-rows">
    {fields.length === 0 && <span className="muted">表单还没有字段</span>}
    {fields.map(({ key, name }) => (
      <div key={key} className="flow-row flow-right">
        <span>{name}</span>
        <Segmented<Right>
          size="small"
          aria-label={`${name}的权限`}
          options={rightOptions}
          value={value[key] ?? usual}
          onChange={(right) => onChange?.({ ...value, [key]: right })}
        />
      </div>
    ))}
  </div>
);

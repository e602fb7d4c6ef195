import { type FlowDetail, flow } from '@park/contract/approval/flow';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRight } from '../../../kit/api/access.tsx';
import { ask } from '../../../kit/api/query.ts';
import { CallForm, useCallForm } from '../../../kit/form/form.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { FlowFacts } from './FlowForm.tsx';
import { factsOf } from './facts.ts';

/** Edits the name, group and managers of a flow. */
export function Facts({ of }: { of: FlowDetail }) {
  const mayEdit = useRight('flow:update') !== undefined;
  const { data = [] } = useQuery({ ...ask(flow.people, { userIds: of.managerIds }), enabled: of.managerIds.length > 0 });
  const initial = factsOf(of);
  const state = useCallForm({ call: flow.change, initial, done: '保存成功', onDone: () => {} });
  return (
    <Panel>
      <div className="form-column">
        <CallForm state={state} initial={initial}>
          <fieldset disabled={!mayEdit} className="flow-facts">
            <FlowFacts names={new Map(data.map(({ userId, realName }) => [userId, realName]))} />
          </fieldset>
        </CallForm>
        {mayEdit && (
          <Button type="primary" disabled={!state.isDirty} loading={state.isPending} onClick={state.form.submit}>
            保存
          </Button>
        )}
      </div>
    </Panel>
  );
}

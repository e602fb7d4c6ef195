import { missingFields } from '@park/contract/approval/flow/missing';
import { process } from '@park/contract/approval/process';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useParams } from 'react-router';
import { ask } from '../../../kit/api/query.ts';
import { EmptyState } from '../../../kit/feedback/empty.tsx';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { Field } from '../../../kit/form/form.tsx';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { tab, useCloseAndReplace, useTabName } from '../../../kit/page/tab.ts';
import { FileUpload } from '../../../kit/upload/file-upload.tsx';
import { FormInputs } from '../../../parts/flow/FormInputs.tsx';
import { processAddress } from '../../../parts/flow/process-status.tsx';
import { IconTile } from '../../../parts/menu/IconTile.tsx';
import { approvals, tintOf } from '../../../parts/menu/tint.ts';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';
import { useMe } from '../../../parts/session/me.ts';
import { Path } from './Path.tsx';
import { ChooseFields, emptyApprovers } from './people-fields.tsx';
import './process.css';

/** Starts an application: the user chooses a flow, then fills in its form with the expected path beside it. */
export function StartPage() {
  const { processKey } = useParams();
  return processKey ? <Start key={processKey} processKey={processKey} /> : <Flows />;
}

function Flows() {
  const { menus } = useMe();
  const { data, error, refetch } = useQuery(ask(process.startable, {}));
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Panel>
        <SkeletonLines rows={6} />
      </Panel>
    );
  if (data.length === 0)
    return (
      <Panel>
        <EmptyState kind="first" text="暂时没有可以发起的流程，请联系园区运营方" />
      </Panel>
    );
  return (
    <div className="stack">
      {data.map(({ groupId, groupName, flows }) => (
        <Panel key={groupId ?? ''} className="stack">
          <h2 className="panel-title">{groupName}</h2>
          <ul className="process-flows">
            {flows.map(({ processKey, name, icon, description }) => (
              <li key={processKey}>
                <Link to={`/notice/start/${processKey}`}>
                  <IconTile tint={tintOf(menus, (item) => item.name === groupName, approvals)} name={icon || 'flow'} />
                  <strong>{name}</strong>
                  {description && <span className="muted">{description}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

function Start({ processKey }: { processKey: string }) {
  const { data, error, refetch } = useQuery(ask(process.blank, { processKey }));
  const handOver = useCloseAndReplace();
  useTabName(data?.name);
  // closes the tab of the page for choosing a flow, because the user has chosen one
  useEffect(() => tab.close('/notice/start'), []);
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Panel>
        <SkeletonLines rows={8} />
      </Panel>
    );
  const { description, fields, choose, isAuto } = data;
  const hasFiles = fields.some(({ kind }) => kind === 'attachment');
  return (
    <FormPage
      isWide
      call={process.start}
      initial={{ processKey, form: {}, approvers: emptyApprovers(choose) }}
      okText="提交"
      also={({ form }) => missingFields(fields, form)}
      done="已提交"
      onLeave={(reply) => handOver(reply ? processAddress(reply.processInstanceId, 3) : '/notice/todolist')}
    >
      <div className="process-start">
        <div>
          <p className="muted">{isAuto ? '此流程目前自动通过' : description}</p>
          <FormInputs fields={fields} />
          {!hasFiles && (
            <Field name="attachments" label="附件">
              <FileUpload />
            </Field>
          )}
          <ChooseFields nodes={choose} />
          <Field name="ccUserIds" label="抄送给" extra="选填，他们可以查看此申请">
            <PersonPicker mode="multiple" />
          </Field>
        </div>
        <Path processKey={processKey} />
      </div>
    </FormPage>
  );
}

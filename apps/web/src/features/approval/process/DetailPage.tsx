import { type ProcessDetail, process } from '@park/contract/approval/process';
import { message } from '@park/contract/people/message';
import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useParams } from 'react-router';
import { ask, useCommand } from '../../../kit/api/query.ts';
import { send } from '../../../kit/api/send.ts';
import { ErrorBlock } from '../../../kit/feedback/error.tsx';
import { sayWithUndo } from '../../../kit/feedback/message.ts';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { useCloseAndReplace, useTabName } from '../../../kit/page/tab.ts';
import { processAddress } from '../../../parts/flow/process-status.tsx';
import { ActionBar } from './ActionBar.tsx';
import { Attachments } from './Attachments.tsx';
import { type Action, isSettled, openedByItself } from './actions.ts';
import { Comments } from './Comments.tsx';
import { FormPanel } from './FormPanel.tsx';
import { Head } from './Head.tsx';
import { Trail } from './Trail.tsx';
import './process.css';

/** Page of one application: the form on the left, the trail on the right, the available actions below. */
export function DetailPage() {
  const { pId = '', type } = useParams();
  const { data, error, refetch } = useQuery(ask(process.detail, { processInstanceId: pId }));
  useTabName(data?.title);
  // useNext is called in this component, because Application is remounted before the next application is loaded
  const goOn = useNext(pId);
  if (error) return <ErrorBlock error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Panel>
        <SkeletonLines rows={10} />
      </Panel>
    );
  // the open task decides which fields the user may edit, so a new task remounts the form
  return (
    <Application key={`${pId} ${data.task?.taskId ?? 0}`} of={data} onSettled={(done) => void (type === '1' && goOn(data.title, done))} />
  );
}

function Application({ of, onSettled }: { of: ProcessDetail; onSettled: (done: string) => void }) {
  const [form] = Form.useForm();
  useRead(of.processInstanceId);
  const after = (action: Action, label: string) => {
    if (isSettled(action)) onSettled(`已${label}`);
  };
  return (
    <div className="process">
      <div className="process-columns">
        <div className="stack">
          <Head of={of} />
          <FormPanel of={of} form={form} />
          <Attachments of={of} />
          <Comments of={of} />
        </div>
        <Trail of={of} />
      </div>
      <ActionBar of={of} form={form} onDone={after} />
    </div>
  );
}

/** Returns a function that replaces the finished to-do by the next one and says so, or by the list if none is left. */
function useNext(processInstanceId: string) {
  const handOver = useCloseAndReplace();
  const navigate = useNavigate();
  return async (title: string, done: string) => {
    const todo = await send(message.list, { type: 1 }).catch(() => undefined);
    const others = todo?.list.filter((row) => row.processInstanceId !== processInstanceId) ?? [];
    const next = others.find((row) => row.processInstanceId)?.processInstanceId;
    if (!todo || !next) return handOver('/notice/todolist');
    handOver(processAddress(next, 1), openedByItself);
    const left = todo.total - (todo.list.length - others.length);
    const toList = { label: '返回列表', run: () => void navigate('/notice/todolist') };
    sayWithUndo(`${done}“${title}”，为你打开下一项（还有 ${left} 项）`, toList, done);
  };
}

/** Marks the application, and the messages about it, as read when it is opened. */
function useRead(processInstanceId: string) {
  const read = useCommand(message.read, false, () => true);
  const mark = useEffectEvent(() => read.mutate({ processInstanceId }));
  useEffect(() => mark(), []);
}

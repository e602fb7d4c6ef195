import type { Message } from '@park/contract/people/message';
import { DetailDrawer } from '../../../kit/feedback/detail-drawer.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import { MessageContent, useReadOnOpen } from './MessageContent.tsx';

type MessageDrawerProps = { open: boolean; row: Message; rows: readonly Message[]; onShow: (row: Message) => void; onClose: () => void };
/** Shows one message beside the list, with a button to the next message. */
export function MessageDrawer({ open, row, rows, onShow, onClose }: MessageDrawerProps) {
  useReadOnOpen(row);
  const at = rows.findIndex(({ id }) => id === row.id);
  const step = (to: number) => {
    const next = at < 0 ? undefined : rows[to];
    return next && (() => onShow(next));
  };
  const items = [
    { key: 'time', label: '时间', children: dateTime(row.createdDate) },
    ...(row.number
      ? [
          { key: 'flow', label: '流程', children: dash(row.processName) },
          { key: 'number', label: '编号', children: row.number },
          { key: 'applicant', label: '申请人', children: dash(row.applicantName) },
        ]
      : []),
  ];
  return (
    <DetailDrawer open={open} title={row.title} items={items} onClose={onClose} onPrevious={step(at - 1)} onNext={step(at + 1)}>
      <MessageContent of={row} />
    </DetailDrawer>
  );
}

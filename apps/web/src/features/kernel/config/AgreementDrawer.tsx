import { agreementNames } from '@park/contract/people/agreement';
import { DetailDrawer } from '../../../kit/drawer.tsx';
import { dash, dateTime } from '../../../kit/format.ts';
import type { AgreementRow } from './AgreementTab.tsx';

type AgreementDrawerProps = {
  open: boolean;
  row: AgreementRow;
  rows: readonly AgreementRow[];
  onShow: (row: AgreementRow) => void;
  onClose: () => void;
};

export function AgreementDrawer({ open, row, rows, onShow, onClose }: AgreementDrawerProps) {
  const at = rows.findIndex(({ kind, version }) => kind === row.kind && version === row.version);
  const step = (to: AgreementRow | undefined) => to && (() => onShow(to));
  return (
    <DetailDrawer
      open={open}
      title={`${row.title}（第${row.version}版）`}
      items={[
        { key: 'kind', label: '类型', children: agreementNames[row.kind] },
        { key: 'accepted', label: '已同意人数', children: row.acceptedNum },
        { key: 'by', label: '发布人', children: dash(row.publishedBy) },
        { key: 'at', label: '发布时间', children: dateTime(row.publishedDate) },
      ]}
      onPrevious={step(rows[at - 1])}
      onNext={step(rows[at + 1])}
      onClose={onClose}
    >
      <article className="config-text">{row.content}</article>
    </DetailDrawer>
  );
}

import { type ExportSubject, sheetLimits, task } from '@park/contract/kernel/task';
import { useQuery } from '@tanstack/react-query';
import { Alert, Button, Checkbox, Form } from 'antd';
import { useState } from 'react';
import { saveFile } from '../api/download.ts';
import { ask, useCommand } from '../api/query.ts';
import { PageModal } from '../feedback/dialog.tsx';
import type { Dialog } from '../feedback/dialog-state.ts';
import { say } from '../feedback/message.ts';
import type { FilterValues } from '../list/state.ts';
import { Tabs } from '../page/tabs.tsx';
import { TaskList } from './task-list.tsx';

type ExportDialogProps = {
  dialog: Dialog;
  subject: ExportSubject;
  /** Name of the exported records, as in 导出员工. */
  title: string;
  /** Filters of the list. */
  filter?: FilterValues;
  /** Number of rows in the list. */
  total?: number | undefined;
  /** Ids of the selected rows; only these rows are exported. */
  ids?: readonly string[];
};

/**
 * Lets the user choose the columns and rows to export. A few rows are saved at once; many rows become a task whose file is downloaded
 * later.
 */
export function ExportDialog({ dialog, subject, title, filter = {}, total, ids = [] }: ExportDialogProps) {
  const { data: offered = [] } = useQuery({
    ...ask(task.columns, { subject, companyId: filter.companyId as string | undefined }),
    enabled: dialog.open,
  });
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const [tab, show] = useState('export');
  const exporting = useCommand(task.export, false);
  const columns = offered.map(({ key }) => key).filter((key) => !excluded.includes(key));
  const isTicked = ids.length > 0;
  const count = isTicked ? ids.length : total;
  const shown = `当前筛选结果${total === undefined ? '' : `（${total} 条）`}`;

  const start = () => {
    const definedFilters = Object.fromEntries(
      Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    );
    const input = { subject, columns, filter: definedFilters, ...(isTicked && { ids: [...ids] }) };
    exporting.mutate(input, {
      onSuccess: ({ id, state }) => {
        if (state === 'done') {
          void saveFile(task.file, { id });
          return dialog.close();
        }
        say.info('数据较多，已转为后台导出，完成后可在导出记录中下载');
        show('history');
      },
    });
  };

  const choosing = (
    <Form layout="vertical" component="div">
      <Form.Item label="导出范围">{isTicked ? `选中的 ${ids.length} 条` : shown}</Form.Item>
      <Form.Item label="导出列">
        <Checkbox.Group
          className="choices"
          value={columns}
          options={offered.map(({ key, title: label }) => ({ value: key, label }))}
          onChange={(selected) => setExcluded(offered.map(({ key }) => key).filter((key) => !selected.includes(key)))}
        />
      </Form.Item>
      {count !== undefined && count > sheetLimits.direct && (
        <Alert
          type="info"
          showIcon
          title={`超过 ${sheetLimits.direct} 条的数据在后台导出，完成后可在导出记录中下载，文件保留 ${sheetLimits.days} 天`}
        />
      )}
    </Form>
  );
  return (
    <PageModal
      title={`导出${title}`}
      open={dialog.open}
      width={680}
      onCancel={() => dialog.close()}
      footer={
        tab === 'export'
          ? [
              <Button key="cancel" onClick={() => dialog.close()}>
                取消
              </Button>,
              <Button key="ok" type="primary" disabled={columns.length === 0} loading={exporting.isPending} onClick={start}>
                导出
              </Button>,
            ]
          : null
      }
    >
      <Tabs
        label="导出"
        activeKey={tab}
        onChange={show}
        items={[
          { key: 'export', label: '导出', children: choosing },
          { key: 'history', label: '导出记录', children: <TaskList kind="export" subject={subject} /> },
        ]}
      />
    </PageModal>
  );
}

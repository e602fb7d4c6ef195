import { commonErrors } from '@park/contract/core';
import type { ReactNode } from 'react';
import { CallError } from '../api/send.ts';
import { ConfirmDialog } from '../feedback/dialog.tsx';
import '../page/panel.css';

/** Tells whether another user saved the same record since it was read. Other conflicts share the error code but have their own message. */
export const isStale = (error: unknown): boolean =>
  error instanceof CallError && error.code === commonErrors.stale.code && error.message === commonErrors.stale.message;

export type Version = Record<string, ReactNode>;
type ConflictDialogProps = {
  open: boolean;
  mine?: Version | undefined;
  theirs?: Version | undefined;
  onReload: () => void;
  onClose: () => void;
};
/** Tells the user that another user changed the record, and shows the differences if both versions are given. */
export function ConflictDialog({ open, mine = {}, theirs, onReload, onClose }: ConflictDialogProps) {
  const differing = Object.keys(theirs ?? {}).filter((label) => mine[label] !== theirs?.[label]);
  return (
    <ConfirmDialog open={open} title="内容已被他人修改" okText="刷新" onOk={onReload} onClose={onClose}>
      <p>你打开之后，他人保存了新的内容。刷新会载入最新内容，你的修改不会保留。</p>
      {differing.length > 0 && (
        <table className="conflict">
          <caption>不一致的内容</caption>
          <thead>
            <tr>
              <th scope="col">项目</th>
              <th scope="col">你的修改</th>
              <th scope="col">最新内容</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((label) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{mine[label]}</td>
                <td>{theirs?.[label]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </ConfirmDialog>
  );
}

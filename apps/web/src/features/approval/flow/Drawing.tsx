import { type FlowDetail, flow } from '@park/contract/approval/flow';
import type { Sent } from '@park/contract/core';
import { Alert, Button, Input } from 'antd';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useRight } from '../../../kit/api/access.tsx';
import { useCommand } from '../../../kit/api/query.ts';
import type { CallError } from '../../../kit/api/send.ts';
import { unsaved } from '../../../kit/form/unsaved.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { innermostName, lineOf } from './drawing.ts';
import { factsOf } from './facts.ts';
import { JsonButton } from './JsonButton.tsx';

type Issue = { at: string; message: string };
const toJson = (definition: unknown) => JSON.stringify(definition, null, 2);

/** Parses the text as JSON; returns the definition or the reason why it cannot be parsed. */
function parseDefinition(text: string): { definition: unknown } | { issue: Issue } {
  try {
    return { definition: JSON.parse(text) };
  } catch (error) {
    const line = lineOf(text, error instanceof Error ? error.message : '');
    return { issue: { at: line ? `第${line}行` : '', message: '不是有效的 JSON，请检查括号、引号和逗号' } };
  }
}

/** Converts the server's errors, which are keyed by path, into issues that name the part of the definition they concern. */
const issuesOf = ({ fields }: CallError, definition: unknown): Issue[] =>
  Object.entries(fields).map(([path, message]) => {
    const [, ...inside] = path.split('.');
    const place = innermostName(definition, inside);
    return { at: message.includes(`“${place}”`) ? '' : place || inside.join('.'), message };
  });

/** Edits the definition as text, to paste one from elsewhere or to use options that no form offers. */
export function Drawing({ of }: { of: FlowDetail }) {
  const { pathname } = useLocation();
  const mayEdit = useRight('flow:update') !== undefined;
  const [text, setText] = useState(() => toJson(of.definition));
  const [issues, setIssues] = useState<Issue[]>([]);
  const isDirty = text !== toJson(of.definition);
  const edit = (next: string) => {
    setText(next);
    unsaved.set(pathname, next !== toJson(of.definition));
  };
  const change = useCommand(flow.change, '保存成功，发布后生效', (error) => {
    const found = issuesOf(error, JSON.parse(text));
    setIssues(found);
    return found.length > 0;
  });
  const check = (then: (definition: unknown) => void) => {
    const result = parseDefinition(text);
    setIssues('issue' in result ? [result.issue] : []);
    if ('definition' in result) then(result.definition);
  };
  const save = () =>
    check((definition) =>
      change.mutate(
        { ...factsOf(of), definition: definition as Sent<typeof flow.change>['definition'] },
        { onSuccess: () => unsaved.set(pathname, false) },
      ),
    );
  return (
    <Panel className="stack">
      {mayEdit && (
        <div className="row row-between">
          <div className="row">
            <JsonButton onRead={({ definition }) => edit(toJson(definition))}>导入</JsonButton>
            <Button onClick={() => check((definition) => edit(toJson(definition)))}>格式化</Button>
          </div>
          <div className="row">
            <Button disabled={!isDirty} onClick={() => edit(toJson(of.definition))}>
              还原
            </Button>
            <Button type="primary" disabled={!isDirty} loading={change.isPending} onClick={save}>
              保存
            </Button>
          </div>
        </div>
      )}
      {issues.length > 0 && <Issues of={issues} />}
      <Input.TextArea
        className="flow-text"
        aria-label="流程内容"
        spellCheck={false}
        readOnly={!mayEdit}
        rows={28}
        value={text}
        onChange={(event) => edit(event.target.value)}
      />
    </Panel>
  );
}

const Issues = ({ of }: { of: readonly Issue[] }) => (
  <Alert
    type="error"
    showIcon
    title={`有 ${of.length} 处需要修改`}
    description={
      <ul className="flow-issues">
        {of.map(({ at, message }) => (
          <li key={`${at} ${message}`}>{at ? `${at}：${message}` : message}</li>
        ))}
      </ul>
    }
  />
);

import { docs } from '@park/contract/kernel/docs';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { ask } from '../../../kit/api/query.ts';
import { type Call, callsByDomain, type Document, type Field, inputOf, outputOf, refusalsOf, type Schemas } from './document.ts';
import './docs.css';

/** Lists all calls of the server as its OpenAPI document describes them. */
export function DocsPage() {
  const { data, error, refetch } = useQuery(ask(docs.openApi, {}));
  const [keyword, setKeyword] = useState('');
  const deferredKeyword = useDeferredValue(keyword);
  // The reply is an OpenAPI document, which the contract does not type.
  const document = (data ?? { paths: {} }) as Document;
  const domains = useMemo(() => [...callsByDomain(document, deferredKeyword)], [document, deferredKeyword]);
  if (error)
    return (
      <div className="card" role="alert">
        <p>{error.message}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          重试
        </button>
      </div>
    );
  return (
    <div className="docs">
      <div className="card docs-search">
        <input
          className="input"
          type="search"
          aria-label="搜索接口"
          placeholder="路径、名称或说明"
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
        />
        <span role="status">{data ? `共 ${domains.reduce((sum, [, calls]) => sum + calls.length, 0)} 个接口` : '加载中'}</span>
      </div>
      {domains.map(([domain, calls]) => (
        <section key={domain} className="card">
          <h2>{domain}</h2>
          {calls.map((call) => (
            <CallEntry key={call.method + call.path} call={call} schemas={document.components?.schemas ?? {}} />
          ))}
        </section>
      ))}
      {data && domains.length === 0 && <p className="card docs-none">未找到匹配的接口</p>}
    </div>
  );
}

function CallEntry({ call: { method, path, operation }, schemas }: { call: Call; schemas: Schemas }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="docs-call" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <b>{method}</b>
        <code>{path}</code>
        {operation['x-title'] && <strong>{operation['x-title']}</strong>}
        <span lang="en">{operation.summary}</span>
      </summary>
      {isOpen && (
        <div className="docs-body">
          <p>
            权限：<code>{[operation['x-access'], operation['x-wider-permission'] ?? []].flat().join('、')}</code>
          </p>
          <Fields title="请求字段" fields={inputOf(operation, schemas)} />
          <Fields title="返回字段（body）" fields={outputOf(operation, schemas)} />
          <h3>可能的拒绝</h3>
          <ul>
            {refusalsOf(operation).map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        </div>
      )}
    </details>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly Field[] }) {
  if (fields.length === 0) return <p>{title}：无</p>;
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">字段</th>
          <th scope="col">类型</th>
          <th scope="col">必填</th>
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field.name + field.type}>
            <td>
              <code>{field.name}</code>
            </td>
            <td>{field.type}</td>
            <td>{field.isRequired ? '是' : '否'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

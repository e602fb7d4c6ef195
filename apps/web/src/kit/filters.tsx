import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button, Form, type FormInstance } from 'antd';
import { type PropsWithChildren, type ReactNode, useEffect, useId, useRef } from 'react';
import { useRemembered } from './list-memory.ts';
import type { List } from './list-state.ts';
import { Panel } from './panel.tsx';

type FiltersProps = PropsWithChildren<{ name: string; search: List<object>['search']; more?: ReactNode }>;
/** The search card: two or three fields in a line, the rest behind 展开. Enter queries; 重置 goes back to the defaults and queries. */
export function Filters({ name, search, more, children }: FiltersProps) {
  const [form] = Form.useForm();
  const [isOpen, open] = useRemembered(`expanded.${name}`, false);
  const shown = useRef(search.values);
  // The address may change elsewhere, by Back or 清空筛选; a page that merely comes into view again keeps what was typed.
  useEffect(() => {
    if (shown.current === search.values) return;
    shown.current = search.values;
    show(form, search.values);
  }, [form, search.values]);
  const reset = () => {
    show(form, search.initial);
    search.reset();
  };
  return (
    <Panel>
      <Form name={useId()} form={form} layout="inline" className="filters" initialValues={search.values} onFinish={search.query}>
        {children}
        <div className="filters-more" hidden={!isOpen}>
          {more}
        </div>
        <div className="row">
          <Button type="primary" htmlType="submit">
            查询
          </Button>
          <Button onClick={reset}>重置</Button>
          {more && (
            <Button
              type="link"
              icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
              iconPlacement="end"
              aria-expanded={isOpen}
              onClick={() => open(!isOpen)}
            >
              {isOpen ? '收起' : '展开'}
            </Button>
          )}
        </div>
      </Form>
    </Panel>
  );
}

function show(form: FormInstance, values: object) {
  const blank = Object.keys(form.getFieldsValue()).map((name) => [name, undefined]);
  form.setFieldsValue({ ...Object.fromEntries(blank), ...values });
}

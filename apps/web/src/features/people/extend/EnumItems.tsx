import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Form, Input } from 'antd';
import { Field } from '../../../kit/form/form.tsx';

/** Form field for the options of a choice field, in order: stored code and displayed name. */
export const EnumItems = () => (
  <Form.Item label="选项" required>
    <Form.List name="enumItems">
      {(items, { add, remove, move }, { errors }) => (
        <div className="enum-items">
          {items.map(({ key, name }, at) => (
            <div key={key} className="enum-item">
              <Field within="enumItems" name={`${name}.key`}>
                <Input maxLength={30} aria-label={`选项${at + 1}编码`} placeholder="编码" />
              </Field>
              <Field within="enumItems" name={`${name}.value`}>
                <Input maxLength={50} aria-label={`选项${at + 1}名称`} placeholder="名称" />
              </Field>
              <span>
                <Button
                  type="text"
                  aria-label={`上移选项${at + 1}`}
                  icon={<ArrowUpOutlined />}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <Button
                  type="text"
                  aria-label={`下移选项${at + 1}`}
                  icon={<ArrowDownOutlined />}
                  disabled={at === items.length - 1}
                  onClick={() => move(at, at + 1)}
                />
                <Button type="text" danger aria-label={`删除选项${at + 1}`} icon={<DeleteOutlined />} onClick={() => remove(name)} />
              </span>
            </div>
          ))}
          <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => add({ key: '', value: '' })}>
            添加选项
          </Button>
          <Form.ErrorList errors={errors} />
        </div>
      )}
    </Form.List>
  </Form.Item>
);

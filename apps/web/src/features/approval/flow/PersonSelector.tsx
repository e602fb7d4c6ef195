import { useState } from 'react';
import { PageModal } from '../../../kit/feedback/dialog.tsx';
import type { Dialog } from '../../../kit/feedback/dialog-state.ts';
import { say } from '../../../kit/feedback/message.ts';
import { Tabs } from '../../../kit/page/tabs.tsx';
import { useOwnCompany } from '../../../parts/companies/companies.ts';
import { LazyDepartments } from '../../../parts/people/LazyDepartments.tsx';
import { ChosenHead, ChosenItem, PeopleList, PeopleSearch } from '../../../parts/people/picker.tsx';
import { type PeopleScope, peopleOf } from '../../../parts/people/sources.ts';
import { useMe } from '../../../parts/session/me.ts';
import { CompanyRolePicker } from './CompanyRolePicker.tsx';
import { type Handler, isUnfinished, keyOf } from './handlers.ts';
import '../../../parts/people/picker.css';

const texts = {
  finishFirst: '请先选择上一个单位的内置/自定义角色',
  unfinished: '请选择对应单位的内置/自定义单位角色',
  oneself: '不能选择当前用户',
  nobody: '请先选择用户',
} as const;
const maxText = (most: number) => `最多只能选择${most}人`;

type PersonSelectorProps = {
  dialog: Dialog;
  title?: string;
  initial?: Handler[];
  most?: number;
  onChoose: (handlers: Handler[]) => void;
};
/** Dialog in which the user chooses who handles an approval step: people, or the holders of built-in or custom roles of companies. */
export function PersonSelector({ dialog, title = '选择人员', initial = [], most, onChoose }: PersonSelectorProps) {
  const [chosen, setChosen] = useState(initial);
  const isFull = most !== undefined && chosen.length >= most;
  const drop = (key: string) => setChosen((now) => now.filter((one) => keyOf(one) !== key));
  const put = (handler: Handler) => {
    const key = keyOf(handler);
    if (chosen.some((one) => keyOf(one) === key)) return setChosen(chosen.map((one) => (keyOf(one) === key ? handler : one)));
    if (isFull) return say.warning(maxText(most));
    // V175: roles of the previous company must be chosen before the next company
    if (handler.type !== 'user' && chosen.some(isUnfinished)) return say.warning(texts.finishFirst);
    setChosen([...chosen, handler]);
  };
  const confirm = () => {
    if (chosen.length === 0) say.warning(texts.nobody);
    else if (chosen.some(isUnfinished)) say.warning(texts.unfinished);
    else onChoose(chosen);
  };
  const roles = { chosen, onPut: put };
  return (
    <PageModal
      title={title}
      open={dialog.open}
      width={1050}
      okText="确定"
      cancelText="取消"
      onOk={confirm}
      onCancel={() => dialog.close()}
      afterClose={() => setChosen(initial)}
    >
      <div className="person-selector">
        <Tabs
          label="选择范围"
          items={[
            { key: 'user', label: '用户', children: <Users chosen={chosen} onPut={put} onDrop={drop} /> },
            { key: 'company', label: '内置单位角色', children: <CompanyRolePicker type="company" {...roles} /> },
            { key: 'company1', label: '自定义单位角色', children: <CompanyRolePicker type="company1" {...roles} /> },
          ]}
        />
        <section className="stack" aria-label="已选">
          <ChosenHead text={most ? `已选 ${chosen.length} / ${most}` : `已选 ${chosen.length}`} onClear={() => setChosen([])} />
          <ul className="people-chosen">
            {chosen.map((handler) => (
              <ChosenItem
                key={keyOf(handler)}
                name={handler.type === 'user' ? handler.realName : handler.companyName}
                note={handler.type === 'user' ? '' : handler.roleListName || '未选择角色'}
                onDrop={() => drop(keyOf(handler))}
              />
            ))}
          </ul>
        </section>
      </div>
    </PageModal>
  );
}

type UsersProps = { chosen: readonly Handler[]; onPut: (handler: Handler) => void; onDrop: (key: string) => void };
function Users({ chosen, onPut, onDrop }: UsersProps) {
  const companies = useOwnCompany();
  const { id: oneself } = useMe().user;
  const [among, setAmong] = useState<PeopleScope>({ companyId: companies[0]?.id, departmentId: undefined });
  const [text, setText] = useState('');
  return (
    <div className="person-selector-columns">
      <div className="stack">
        <LazyDepartments companies={companies} onSelect={setAmong} />
      </div>
      <div className="stack">
        <PeopleSearch value={text} onChange={setText} />
        <PeopleList
          source={peopleOf(among)}
          text={text}
          noMatch="未找到用户"
          isChosen={(id) => chosen.some((one) => keyOf(one) === id)}
          refusal={(id) => (id === oneself ? texts.oneself : undefined)}
          onSet={({ id, realName }, isOn) => (isOn ? onPut({ type: 'user', id, realName }) : onDrop(id))}
        />
      </div>
    </div>
  );
}

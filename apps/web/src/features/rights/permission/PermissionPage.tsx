import { Button } from 'antd';
import { useState } from 'react';
import { say } from '../../../kit/feedback/message.ts';
import { Panel } from '../../../kit/page/panel.tsx';
import { CompanySelect } from '../../../parts/companies/CompanySelect.tsx';
import { useCompany } from '../../../parts/companies/company.ts';
import { PersonPicker } from '../../../parts/people/PersonPicker.tsx';
import { Answer } from './Answer.tsx';
import { Subject, type SubjectValue } from './Subject.tsx';
import { ViewAs } from './ViewAs.tsx';
import './permission.css';

/** Explains why a person may or may not do something, and shows that person's menu. */
export function PermissionPage() {
  const { companyId, seesPark, showCompany } = useCompany('permission:explain');
  return (
    <div className="stack">
      {seesPark && (
        <Panel className="row">
          <span>企业</span>
          <div className="permission-field">
            <CompanySelect value={companyId} onChange={showCompany} />
          </div>
        </Panel>
      )}
      <Questions key={companyId} companyId={companyId} />
    </div>
  );
}

type Question = { userId: string } & SubjectValue;
function Questions({ companyId }: { companyId: string | undefined }) {
  const [userId, setUserId] = useState<string>();
  const [subject, setSubject] = useState<SubjectValue>({});
  const [question, ask] = useState<Question>();
  const submit = () => {
    if (!userId) say.warning('请先选择用户');
    else if (!subject.menuId && !subject.call) say.warning('请选择一个菜单或一个操作');
    else ask({ userId, ...subject });
  };
  return (
    <div className="permission">
      <div className="stack">
        <Panel className="stack">
          <h2 className="panel-title">查询权限及原因</h2>
          <div className="permission-fields">
            <label htmlFor="permission-person">人员</label>
            <PersonPicker
              withDisabled
              id="permission-person"
              companyId={companyId}
              value={userId}
              onChange={(next) => setUserId(next ? String(next) : undefined)}
            />
            <Subject isOther={companyId !== undefined} value={subject} onChange={setSubject} />
          </div>
          <div className="row row-end">
            <Button type="primary" onClick={submit}>
              查询
            </Button>
          </div>
        </Panel>
        {question && <Answer companyId={companyId} {...question} />}
      </div>
      <ViewAs key={userId} companyId={companyId} userId={userId} />
    </div>
  );
}

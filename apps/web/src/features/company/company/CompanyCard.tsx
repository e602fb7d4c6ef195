import { type CompanyDetail, companyTexts } from '@park/contract/company/company';
import { compTypes } from '@park/contract/kinds';
import type { ExtendField } from '@park/contract/people/extend';
import { staff } from '@park/contract/people/staff';
import { Alert, Button, Descriptions } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useRight } from '../../../kit/api/access.tsx';
import { send } from '../../../kit/api/send.ts';
import { useDialog } from '../../../kit/feedback/dialog-state.ts';
import { LoadingBoundary } from '../../../kit/feedback/loading.tsx';
import { EnabledTag } from '../../../kit/feedback/status.tsx';
import { dash, day } from '../../../kit/format.ts';
import { Copyable } from '../../../kit/page/copyable.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { CompanyMark } from '../../../parts/companies/CompanyMark.tsx';
import { roomPage } from '../../../parts/estate/address.ts';
import { extendItems } from '../../../parts/extend/values.ts';
import { PersonName } from '../../../parts/people/Avatar.tsx';
import { companyPhone, PhoneView, staffPhone } from '../../../parts/phone/PhoneView.tsx';
import { ActivationTag, activationText } from './activation.tsx';
import { addressText, roomsByFloor } from './address.ts';
import { namesOf } from './kinds.tsx';
import { ContactDialog } from './lazy.ts';
import './company.css';

type CompanyCardProps = {
  company: CompanyDetail;
  fields: readonly ExtendField[];
  /** Opens the form, at the field if one is named. */
  onEdit: (field?: string) => void;
  /** Actions beside the edit button. */
  more?: ReactNode;
};
/** Shows a company, read-only. */
export function CompanyCard({ company, fields, onEdit, more }: CompanyCardProps) {
  const mayEdit = company.editable.length > 0;
  const mayLook = useRight('company:read') !== undefined;
  const choosing = useDialog();
  return (
    <div className="stack form-page company-card">
      {mayEdit && isIncomplete(company) && <Incomplete company={company} onEdit={onEdit} />}
      <Panel className="row row-between">
        <span className="company-head">
          <CompanyMark id={company.companyId} url={company.companyLogoUrl} size={64} />
          <span>
            <h2>{company.companyName}</h2>
            <span className="row muted">
              {compTypes[company.compType]}
              <EnabledTag isPill isEnable={company.isEnable} />
              {!company.isActivated && (
                <>
                  <ActivationTag {...company} />
                  {activationText(company)}
                </>
              )}
            </span>
          </span>
        </span>
        <span className="row">
          {more}
          {mayEdit && (
            <Button type="primary" onClick={() => onEdit()}>
              编辑
            </Button>
          )}
        </span>
      </Panel>
      <Panel>
        <Descriptions title="基本信息" column={{ xs: 1, md: 2 }} items={baseItems(company, mayLook)} />
      </Panel>
      <Panel>
        <Descriptions title="联系方式" column={{ xs: 1, md: 2 }} items={useContactItems(company, choosing.add)} />
      </Panel>
      {fields.length > 0 && (
        <Panel>
          <Descriptions title="其他信息" column={{ xs: 1, md: 2 }} items={extendItems(fields, company.extValues)} />
        </Panel>
      )}
      <LoadingBoundary>{choosing.open && <ContactDialog dialog={choosing} companyId={company.companyId} />}</LoadingBoundary>
    </div>
  );
}

/** V110: a company without logo or introduction is asked to complete its data. */
const isIncomplete = ({ companyLogoUrl, remark }: CompanyDetail) => !companyLogoUrl || !remark;
const [incompleteText, incompleteLink] = companyTexts.incomplete.split('，');

/** The data that a complete company has; the rooms follow from its leases and have no field. */
const parts = [
  { name: '企业标志', field: 'companyLogoUrl', isMissing: ({ companyLogoUrl }: CompanyDetail) => !companyLogoUrl },
  { name: '企业简介', field: 'remark', isMissing: ({ remark }: CompanyDetail) => !remark },
  { name: '办公地址', field: undefined, isMissing: ({ address }: CompanyDetail) => address.length === 0 },
];

function Incomplete({ company, onEdit }: { company: CompanyDetail; onEdit: (field?: string) => void }) {
  const missing = parts.filter(({ isMissing }) => isMissing(company));
  const title = (
    <>
      {incompleteText}，
      <Button type="link" size="small" className="company-complete" onClick={() => onEdit(missing[0]?.field)}>
        {incompleteLink}
      </Button>
    </>
  );
  return <Alert type="warning" showIcon title={title} description={`还缺：${missing.map(({ name }) => name).join('、')}`} />;
}

/** Only park staff see the attributes and groups by which the park classifies its companies. */
const baseItems = (company: CompanyDetail, isPark: boolean) => [
  { key: 'companyName', label: '企业名称', children: company.companyName },
  { key: 'creditCode', label: '统一社会信用代码', children: <Copyable text={company.creditCode} /> },
  { key: 'compType', label: '企业身份', children: compTypes[company.compType] },
  { key: 'attributes', label: '企业类型', children: dash(namesOf(company.attributes)) },
  ...(isPark ? [{ key: 'groups', label: '企业分组', children: dash(namesOf(company.groups)) }] : []),
  { key: 'settingTime', label: '入驻时间', children: day(company.settingTime) },
  { key: 'parks', label: '所在园区', children: dash(company.parks.map(({ parkName }) => parkName).join('、')) },
  { key: 'tenantName', label: '所属运营方', children: company.tenantName },
  { key: 'staffNum', label: '企业人数', children: `${company.staffNum} 人` },
  { key: 'address', label: '办公地址', children: <Offices company={company} /> },
  { key: 'remark', label: '企业简介', span: 'filled' as const, children: <span className="company-remark">{dash(company.remark)}</span> },
];

/** The rooms that the company leases, a line per floor, each room linked to its record for users who may read rooms. */
function Offices({ company }: { company: CompanyDetail }) {
  const mayRead = useRight('room:read') !== undefined;
  if (!mayRead || company.address.length === 0) return addressText(company);
  return (
    <ul className="company-offices">
      {roomsByFloor(company).map(([floor, rooms]) => (
        <li key={floor}>
          {floor}{' '}
          {rooms.map(({ roomId, roomNum }, index) => (
            <span key={roomId}>
              {index > 0 && '、'}
              <Link to={roomPage(roomId)}>{roomNum}</Link>
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** V244: shows the main contact of the company, with a button to choose another contact if the user may. */
const Contact = ({
  company,
  onChoose,
}: {
  company: Pick<CompanyDetail, 'normalContactName' | 'mayChooseContact'>;
  onChoose: () => void;
}) => (
  <span className="row">
    <PersonName name={company.normalContactName} />
    {company.mayChooseContact && (
      <Button type="link" size="small" className="company-choose" onClick={onChoose}>
        更换
      </Button>
    )}
  </span>
);

/** Fetches the phone of the super administrator, who is found among the people of the company. */
async function adminPhone(companyId: string, name: string): Promise<string> {
  const { list } = await send(staff.list, { companyId, keyword: name, isLeft: 0, pageSize: 50 });
  const admin = list.find(({ isSuperAdmin }) => isSuperAdmin === 1);
  if (!admin) throw new Error('no super administrator among the people');
  return staffPhone({ id: admin.id, companyId }, '企业详情');
}

function useContactItems({ companyId, companyName, ...company }: CompanyDetail, onChoose: () => void) {
  const mayLook = useRight('company:read') !== undefined;
  const { normalContactPhone: phone } = company;
  const shown = phone && mayLook ? <PhoneView masked={phone} name={companyName} look={() => companyPhone(companyId)} /> : dash(phone);
  const mayLookAtPeople = useRight('book:read') !== undefined;
  const { superAdminName, superAdminPhone } = company;
  const adminShown =
    superAdminName && superAdminPhone && mayLookAtPeople ? (
      <PhoneView masked={superAdminPhone} name={superAdminName} look={() => adminPhone(companyId, superAdminName)} />
    ) : (
      dash(superAdminPhone)
    );
  return [
    { key: 'normalContactName', label: '联系人', children: <Contact company={company} onChoose={onChoose} /> },
    { key: 'normalContactPhone', label: '联系电话', children: shown },
    { key: 'superAdminName', label: '超级管理员', children: <PersonName id={company.superAdminId} name={company.superAdminName} /> },
    { key: 'superAdminPhone', label: '管理员手机号', children: adminShown },
  ];
}

import { company, companyErrors } from '@park/contract/company/company';
import type { Reply } from '@park/contract/core';
import { compTypes } from '@park/contract/kinds';
import type { ExtendField } from '@park/contract/people/extend';
import { Alert, Button, Form, Input, Radio } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRight } from '../../../kit/api/access.tsx';
import { send } from '../../../kit/api/send.ts';
import { say } from '../../../kit/feedback/message.ts';
import { useEarlyCheck } from '../../../kit/form/early-check.tsx';
import { Field } from '../../../kit/form/form.tsx';
import { FormPage } from '../../../kit/form/form-page.tsx';
import { Panel } from '../../../kit/page/panel.tsx';
import { useCloseAndGoBack } from '../../../kit/page/tab.ts';
import { ExtendFields } from '../../../parts/extend/ExtendFields.tsx';
import { extendInitial, useFormFields } from '../../../parts/extend/values.ts';
import { phoneDigits } from '../../../parts/phone/digits.ts';
import { AttributeSelect, attributeNote } from './AttributeSelect.tsx';
import { LogoField, SettledField } from './CompanyFields.tsx';
import { useFamily } from './family.ts';
import { firstPasswordNote, SuperAdminFields } from './SuperAdminFields.tsx';
import './company.css';
import { SkeletonLines } from '../../../kit/feedback/skeleton.tsx';

const kinds = (['0', '1'] as const).map((value) => ({ value, label: compTypes[value] }));

/** 新增企业: creates a company with its super administrator, to whom the initial password is sent. */
export function AddCompanyPage() {
  const { noun, list } = useFamily();
  const { fields } = useFormFields('company');
  const leave = useCloseAndGoBack(list);
  const code = useCreditCode();
  if (!fields)
    return (
      <Panel className="form-page">
        <SkeletonLines rows={11} />
      </Panel>
    );
  return (
    <FormPage
      call={company.create}
      initial={{ compType: '0', extValues: extendInitial(fields) }}
      done={`新增${noun}成功`}
      also={({ creditCode }) => code.problems(creditCode)}
      onLeave={(reply) => {
        if (reply?.warning && !code.accepted) say.warning(reply.warning);
        leave();
      }}
    >
      <NewFields noun={noun} fields={fields} code={code} />
    </FormPage>
  );
}

type CreditCode = ReturnType<typeof useCreditCode>;
/** Checks the credit code before the company is saved. A wrong check character stops saving until the user insists. */
function useCreditCode() {
  const [doubted, doubt] = useState<string>();
  const [accepted, accept] = useState<string>();
  const [answers] = useState(() => new Map<string, Promise<Reply<typeof company.checkCreditCode> | undefined>>());
  // saving checks again, so a failed check loses nothing
  const ask = (creditCode: string) => send(company.checkCreditCode, { creditCode }).catch(() => undefined);
  return {
    doubted,
    accepted,
    accept,
    async problems(creditCode: string | null | undefined): Promise<Record<string, string>> {
      if (!creditCode || creditCode.length < 18 || creditCode === accepted) return {};
      const answer = answers.get(creditCode) ?? ask(creditCode);
      answers.set(creditCode, answer);
      const found = await answer;
      if (found?.warning && !found.isExit) doubt(creditCode);
      const text = found?.isExit ? companyErrors.creditCodeTaken.message : found?.warning;
      return text ? { creditCode: text } : {};
    },
  };
}

/** The button with which the user keeps a credit code whose check character is wrong. */
function KeepCode({ code: { doubted, accepted, accept } }: { code: CreditCode }) {
  const form = Form.useFormInstance();
  const typed = Form.useWatch('creditCode', form) as string | undefined;
  const validate = useEffectEvent(() => void form.validateFields(['creditCode']).catch(() => {}));
  useEffect(() => {
    if (accepted) validate();
  }, [accepted]);
  if (!typed || typed !== doubted || typed === accepted) return null;
  return (
    <Button type="link" size="small" onClick={() => accept(typed)}>
      仍要保存
    </Button>
  );
}

function NewFields({ noun, fields, code }: { noun: string; fields: readonly ExtendField[]; code: CreditCode }) {
  const name = useEarlyCheck(nameProblem);
  return (
    <div className="form-column">
      <h2 className="panel-title">{noun}信息</h2>
      <Field name="companyName" label={`${noun}名称`} required extra={name.text}>
        <Input maxLength={100} showCount autoComplete="off" placeholder="与营业执照一致" onBlur={name.look} />
      </Field>
      <Field
        name="creditCode"
        label="统一社会信用代码"
        normalize={(typed: string) => typed.toUpperCase().trim()}
        extra={<KeepCode code={code} />}
      >
        <Input maxLength={18} autoComplete="off" placeholder="18位，选填" />
      </Field>
      <Field name="compType" label="企业身份" required extra="协管单位的人员要先在“园区访问授权”中授权，才能进入园区">
        <Radio.Group options={kinds} />
      </Field>
      <NewAttributes />
      <SettledField />
      <LogoField />
      <Field name="remark" label={`${noun}简介`}>
        <Input.TextArea showCount maxLength={500} rows={3} placeholder="主营业务、团队和产品" />
      </Field>
      <h2 className="panel-title">超级管理员</h2>
      <Alert type="info" showIcon className="company-note" title={firstPasswordNote} />
      <SuperAdminFields />
      <h2 className="panel-title">联系人</h2>
      <Field name="normalContactName" label="联系人" extra="不填则为超级管理员">
        <Input maxLength={20} autoComplete="off" />
      </Field>
      <Field name="normalContactPhone" label="联系电话" normalize={phoneDigits}>
        <Input inputMode="numeric" autoComplete="off" placeholder="11位手机号" />
      </Field>
      {fields.length > 0 && (
        <>
          <h2 className="panel-title">其他信息</h2>
          <ExtendFields fields={fields} />
        </>
      )}
    </div>
  );
}

/** Attribute field; only resident companies have attributes. */
function NewAttributes() {
  const rights = [useRight('attribute:read'), useRight('attribute:grant')];
  const isSettled = Form.useWatch('compType') !== '1';
  if (!isSettled || rights.includes(undefined)) return null;
  return (
    <Field name="attributeIds" label="企业类型" extra={attributeNote}>
      <AttributeSelect />
    </Field>
  );
}

const nameProblem = async (companyName: string) =>
  (await send(company.checkName, { companyName })).isExit ? companyErrors.nameTaken.message : undefined;

import type { Setting, SettingCode } from '@park/contract/kernel/config';
import { Checkbox, Radio, Switch } from 'antd';
import type { ComponentType } from 'react';
import type { Version } from '../../../kit/form/conflict.tsx';
import { Field } from '../../../kit/form/form.tsx';

type Fields = ComponentType<{ disabled: boolean }>;
/** The form fields of a setting, and the description of a version for conflicts. */
type SettingForm = { Fields: Fields; describe: (content: Record<string, unknown>) => Version };

const homes = [
  { value: 'home', label: '首页（带侧边菜单）' },
  { value: 'aijihome', label: '简洁首页（不带侧边菜单）' },
] satisfies { value: Setting<'platformadmin.homePage.entry'>['page']; label: string }[];
const sides = [
  { value: 'platform', label: '平台运营人员' },
  { value: 'operator', label: '园区运营人员' },
] satisfies { value: Setting<'platformadmin.login.secondFactor'>['sides'][number]; label: string }[];

const onOffText = (value: unknown) => (value ? '开启' : '关闭');
const labelOf = (options: readonly { value: string; label: string }[], value: unknown) =>
  options.find((option) => option.value === value)?.label ?? String(value);

/** Forms of all settings of the platform; the type requires a form for every setting code. */
export const settingForms: Record<SettingCode, SettingForm> = {
  'platformadmin.phone.display': {
    Fields: ({ disabled }) => (
      <Field
        name="content.isShow"
        valuePropName="checked"
        extra="开启后，手机号只显示前三位和后四位，点击“查看”才显示完整号码；每次查看都会留下记录。"
      >
        <Switch disabled={disabled} aria-label="隐藏手机号" />
      </Field>
    ),
    describe: ({ isShow }) => ({ 隐藏手机号: onOffText(isShow) }),
  },
  'platformadmin.homePage.entry': {
    Fields: ({ disabled }) => (
      <Field name="content.page" label="登录后进入" required>
        <Radio.Group options={homes} disabled={disabled} />
      </Field>
    ),
    describe: ({ page }) => ({ 登录后进入: labelOf(homes, page) }),
  },
  'platformadmin.login.captcha': {
    Fields: ({ disabled }) => (
      <Field name="content.always" valuePropName="checked" extra="关闭时，同一账号连续输错3次密码后才要求。">
        <Switch disabled={disabled} aria-label="登录总是要求图形验证码" />
      </Field>
    ),
    describe: ({ always }) => ({ 登录总是要求图形验证码: onOffText(always) }),
  },
  'platformadmin.login.secondFactor': {
    Fields: ({ disabled }) => (
      <>
        <Field name="content.sides" label="适用人员" extra="适用人员登录时，输入密码后还需输入短信验证码或动态口令。">
          <Checkbox.Group options={sides} disabled={disabled} />
        </Field>
        <Field
          name="content.isRequired"
          label="必须完成二次验证"
          valuePropName="checked"
          extra="关闭时，只对自行启用了动态口令的人员生效。"
        >
          <Switch disabled={disabled} />
        </Field>
      </>
    ),
    describe: ({ sides: chosen, isRequired }) => ({
      适用人员: Array.isArray(chosen) ? chosen.map((side) => labelOf(sides, side)).join('、') : '',
      必须完成二次验证: onOffText(isRequired),
    }),
  },
};

export const isSettingCode = (code: string): code is SettingCode => Object.hasOwn(settingForms, code);

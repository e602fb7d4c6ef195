import type { Call, Reply, Sent } from '@park/contract/core';
import { useQueryClient } from '@tanstack/react-query';
import { Form, type FormItemProps } from 'antd';
import { createContext, type KeyboardEvent, type PropsWithChildren, useContext, useId, useMemo, useRef, useState } from 'react';
import { refresh, useCommand } from '../api/query.ts';
import { schemaOf } from '../api/schema.ts';
import type { CallError } from '../api/send.ts';
import { say } from '../feedback/message.ts';
import { ConflictDialog, isStale, type Version } from './conflict.tsx';

type Values = Record<string, unknown>;
/** Loads the version that another user has saved since the form was opened, and describes a version for the user as labels with texts. */
export type Latest<C extends Call> = { load: () => Promise<Partial<Sent<C>>>; describe: (values: Partial<Sent<C>>) => Version };
export type AlsoChecks<C extends Call> = (values: Sent<C>) => Record<string, string> | Promise<Record<string, string>>;
type CallFormOptions<C extends Call, V> = {
  call: C;
  /** Also holds values that the form does not show but sends, such as id and version. */
  initial?: Partial<Sent<C>> | undefined;
  done: string;
  latest?: Latest<C> | undefined;
  /** Converts the values of the fields to the input of the call, if the two differ. */
  prepare?: ((values: V) => Sent<C>) | undefined;
  /** Returns errors by field that the call's schema cannot know, such as required fields that the server defines. */
  also?: AlsoChecks<C> | undefined;
  /** Assigns a refusal to a field of the form if the server names no field. */
  about?: ((error: CallError) => Record<string, string>) | undefined;
  /** Text before the reason when a refusal concerns no field. */
  failed?: string | undefined;
  /**
   * Tells whether a refusal means that another user was faster and there is nothing left to send: the form shows the message and closes.
   */
  isTooLate?: ((error: CallError) => boolean) | undefined;
  onTooLate?: () => void;
  onDone: (reply: Reply<C>) => void;
  onEdit?: () => void;
};

/** Manages a form that sends one call: the call's input schema validates it, and refusals are shown on the fields they name. */
export function useCallForm<C extends Call, V = Sent<C>>({
  call,
  initial,
  done,
  latest,
  prepare,
  also,
  about,
  failed,
  isTooLate,
  onTooLate,
  onDone,
  onEdit,
}: CallFormOptions<C, V>) {
  const [form] = Form.useForm<Values>();
  const client = useQueryClient();
  // If the schema cannot be loaded, only the server validates.
  const schema = useMemo(() => schemaOf(call).catch(() => undefined), [call]);
  const [reloaded, setReloaded] = useState<Partial<Sent<C>>>();
  const [conflict, setConflict] = useState<{ theirs?: Partial<Sent<C>> | undefined }>();
  // Unsaved edits are tracked here, because antd forgets the touched fields when the form is hidden with its tab.
  const [isDirty, setDirty] = useState(false);
  const isSending = useRef(false);
  const command = useCommand(call, done, answer);

  function allValues(): Sent<C> {
    const values = { ...(initial as Values), ...(reloaded as Values), ...form.getFieldsValue() };
    // The component that lays out the fields names them, so their types cannot be checked here.
    return prepare ? prepare(values as V) : (values as Sent<C>);
  }

  async function problems(): Promise<Record<string, string>> {
    const issues = (await schema)?.safeParse(allValues()).error?.issues ?? [];
    // The list is reversed, so that the first error of each field wins.
    return {
      ...(await also?.(allValues())),
      ...Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message])),
    };
  }

  /** Shows each error on its field or on the field that contains it; an error without a field becomes a message. */
  function showErrors(texts: Record<string, string>) {
    const names = form.getFieldsError().map(({ name }) => name);
    const placed = Object.entries(texts).map(([path, text]) => ({ name: names.find((name) => isWithin(name.join('.'), path)), text }));
    form.setFields(placed.flatMap(({ name, text }) => (name ? [{ name, errors: [text] }] : [])));
    const first = placed.find(({ name }) => name);
    if (first?.name) form.scrollToField(first.name, { block: 'center', focus: true });
    else if (placed[0]) say.error(placed[0].text);
  }

  function answer(error: CallError): boolean {
    if (isTooLate?.(error)) {
      void refresh(client, call);
      onTooLate?.();
      return false;
    }
    const texts = { ...about?.(error), ...error.fields };
    showErrors(texts);
    if (isStale(error)) void openConflict();
    if (isStale(error) || Object.keys(texts).length > 0) return true;
    if (failed) say.error(`${failed}：${error.message}`);
    return failed !== undefined;
  }

  async function openConflict() {
    setConflict({ theirs: await latest?.load().catch(() => undefined) });
  }

  function reload() {
    const theirs = conflict?.theirs;
    setConflict(undefined);
    void client.invalidateQueries({ queryKey: [call.key.split('.')[0]] });
    if (!theirs) return;
    setReloaded(theirs);
    form.setFieldsValue(theirs);
  }

  async function submit() {
    if (isSending.current) return;
    isSending.current = true;
    try {
      const remaining = await problems();
      if (Object.keys(remaining).length > 0) showErrors(remaining);
      else onDone(await command.mutateAsync(allValues()));
    } catch {
      // The error needs no handling here, because the command has already shown it.
    } finally {
      isSending.current = false;
    }
  }

  return {
    form,
    isPending: command.isPending,
    isDirty,
    edit: () => {
      setDirty(true);
      onEdit?.();
    },
    submit,
    check: async (name: string) => Object.entries(await problems()).find(([path]) => isWithin(name, path))?.[1],
    conflict: {
      open: conflict !== undefined,
      ...(conflict?.theirs && latest && { mine: latest.describe(allValues()), theirs: latest.describe(conflict.theirs) }),
      onReload: reload,
      onClose: () => setConflict(undefined),
    },
  };
}

const isWithin = (field: string, path: string) => path === field || path.startsWith(`${field}.`);
const CheckContext = createContext<(name: string) => Promise<string | undefined>>(async () => undefined);

/**
 * Keeps Enter in a date picker from submitting the form: it only selects the typed day, and submitting a half-filled form would surprise
 * the user.
 */
function preventEnterSubmit(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.target as Element).closest('.ant-picker')) event.preventDefault();
}

/** Renders the form and its conflict dialog. */
export function CallForm({
  state,
  initial,
  children,
}: PropsWithChildren<{ state: ReturnType<typeof useCallForm>; initial?: object | undefined }>) {
  return (
    <CheckContext value={state.check}>
      <Form
        name={useId()}
        form={state.form}
        layout="vertical"
        requiredMark
        scrollToFirstError={{ block: 'center', focus: true }}
        onValuesChange={state.edit}
        onFinish={state.submit}
        onKeyDown={preventEnterSubmit}
        {...(initial && { initialValues: initial })}
      >
        {children}
        {/* The visible buttons of a dialog stand outside the form; this hidden button lets Enter submit it. */}
        <button type="submit" hidden />
      </Form>
      <ConflictDialog {...state.conflict} />
    </CheckContext>
  );
}

type FieldProps = Omit<FormItemProps, 'name' | 'rules'> & {
  name: string;
  /** Name of the surrounding Form.List, which antd prepends to the field name. */
  within?: string;
};
/** Renders a Form.Item validated by the call's schema: when it loses the focus, and from then on at every change. */
export function Field({ name, within, ...item }: FieldProps) {
  const check = useContext(CheckContext);
  const [isLive, setLive] = useState(false);
  const validator = async () => {
    setLive(true);
    const text = await check(within ? `${within}.${name}` : name);
    if (text) throw new Error(text);
  };
  return <Form.Item {...item} name={partsOf(name)} validateTrigger={isLive ? ['onChange', 'onBlur'] : 'onBlur'} rules={[{ validator }]} />;
}

/** Splits a field name into its parts; antd needs numbers for list indexes. */
const partsOf = (name: string) => name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

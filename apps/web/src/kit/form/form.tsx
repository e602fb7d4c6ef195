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
/** How a form finds out what others saved meanwhile, and how to word a version for people: label to text. */
export type Latest<C extends Call> = { load: () => Promise<Partial<Sent<C>>>; describe: (values: Partial<Sent<C>>) => Version };
type CallFormOptions<C extends Call, V> = {
  call: C;
  /** Also holds what the form does not show but sends along, such as id and version. */
  initial?: Partial<Sent<C>> | undefined;
  done: string;
  latest?: Latest<C> | undefined;
  /** Makes what is sent out of what the fields hold, where the two differ. */
  prepare?: ((values: V) => Sent<C>) | undefined;
  /** Names the field of a refusal that does not name it itself. */
  about?: ((error: CallError) => Record<string, string>) | undefined;
  /** Said before the reason, when the call is refused for something that is on no field. */
  failed?: string | undefined;
  /** Whether a refusal means that others were faster, so that there is nothing left to send: it is said, and the form goes. */
  isTooLate?: ((error: CallError) => boolean) | undefined;
  onTooLate?: () => void;
  onDone: (reply: Reply<C>) => void;
  onEdit?: () => void;
};

/** The state behind a form that sends one call: its rules are the call's input schema, and refusals land on the fields they name. */
export function useCallForm<C extends Call, V = Sent<C>>({
  call,
  initial,
  done,
  latest,
  prepare,
  about,
  failed,
  isTooLate,
  onTooLate,
  onDone,
  onEdit,
}: CallFormOptions<C, V>) {
  const [form] = Form.useForm<Values>();
  const client = useQueryClient();
  // When the schema cannot be fetched the server's word is enough.
  const schema = useMemo(() => schemaOf(call).catch(() => undefined), [call]);
  const [reloaded, setReloaded] = useState<Partial<Sent<C>>>();
  const [conflict, setConflict] = useState<{ theirs?: Partial<Sent<C>> | undefined }>();
  // antd forgets which fields were touched when the form leaves the screen with its tab.
  const [isDirty, setDirty] = useState(false);
  const isSending = useRef(false);
  const command = useCommand(call, done, answer);

  function whole(): Sent<C> {
    const values = { ...(initial as Values), ...(reloaded as Values), ...form.getFieldsValue() };
    // The fields are named by whoever lays them out; nobody else can say what they hold.
    return prepare ? prepare(values as V) : (values as Sent<C>);
  }

  async function problems(): Promise<Record<string, string>> {
    const issues = (await schema)?.safeParse(whole()).error?.issues ?? [];
    // The first of a field counts, so the later ones are written first.
    return Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.join('.'), message]));
  }

  /** Puts each text on its field, or on the field it is part of, and says those that have none. */
  function land(texts: Record<string, string>) {
    const names = form.getFieldsError().map(({ name }) => name);
    const placed = Object.entries(texts).map(([path, text]) => ({ name: names.find((name) => covers(name.join('.'), path)), text }));
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
    land(texts);
    if (isStale(error)) void lookUp();
    if (isStale(error) || Object.keys(texts).length > 0) return true;
    if (failed) say.error(`${failed}：${error.message}`);
    return failed !== undefined;
  }

  async function lookUp() {
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
      const left = await problems();
      if (Object.keys(left).length > 0) land(left);
      else onDone(await command.mutateAsync(whole()));
    } catch {
      // The command has said it or put it on the fields.
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
    check: async (name: string) => Object.entries(await problems()).find(([path]) => covers(name, path))?.[1],
    conflict: {
      open: conflict !== undefined,
      ...(conflict?.theirs && latest && { mine: latest.describe(whole()), theirs: latest.describe(conflict.theirs) }),
      onReload: reload,
      onClose: () => setConflict(undefined),
    },
  };
}

const covers = (field: string, path: string) => path === field || path.startsWith(`${field}.`);
const CheckContext = createContext<(name: string) => Promise<string | undefined>>(async () => undefined);

/** Enter in a calendar takes the day that was typed; sending what is still being filled in would come as a surprise. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && (event.target as Element).closest('.ant-picker')) event.preventDefault();
}

/** The form itself, with the conflict dialog it may need. */
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
        onKeyDown={keepEnter}
        {...(initial && { initialValues: initial })}
      >
        {children}
        {/* The buttons of a dialog stand outside of its form; with one inside, Enter sends it. */}
        <button type="submit" hidden />
      </Form>
      <ConflictDialog {...state.conflict} />
    </CheckContext>
  );
}

type FieldProps = Omit<FormItemProps, 'name' | 'rules'> & {
  name: string;
  /** The Form.List it stands in, whose name antd adds by itself. */
  within?: string;
};
/** A Form.Item that follows the call's rules: looked at when left, and from then on with every change. */
export function Field({ name, within, ...item }: FieldProps) {
  const check = useContext(CheckContext);
  const [isLive, live] = useState(false);
  const validator = async () => {
    live(true);
    const text = await check(within ? `${within}.${name}` : name);
    if (text) throw new Error(text);
  };
  return <Form.Item {...item} name={partsOf(name)} validateTrigger={isLive ? ['onChange', 'onBlur'] : 'onBlur'} rules={[{ validator }]} />;
}

/** Places in a list are numbers to antd. */
const partsOf = (name: string) => name.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));

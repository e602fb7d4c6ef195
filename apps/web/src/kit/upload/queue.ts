import { file as files } from '@park/contract/kernel/file';
import { useRef, useState } from 'react';
import { CallError, clientTexts } from '../api/send.ts';
import { sendUpload } from './send.ts';

export type Picture = { id: string; url: string; name: string };
/** A file that is being sent or has failed. */
export type Pending = { key: string; file: File; preview: string; percent: number; error?: string };

/** Kinds of uploads: a picture for authorised users, a public picture, and a document. */
const uploadKinds = {
  picture: { call: files.upload, fields: {} },
  publicPicture: { call: files.upload, fields: { needAuth: '0' } },
  paper: { call: files.store, fields: {} },
};

/** Sends files one after another; a failed file stays until the user retries or removes it. */
export function useUploadQueue(onStored: (picture: Picture) => void, kind: keyof typeof uploadKinds = 'picture') {
  const [pending, setPending] = useState<Pending[]>([]);
  const chain = useRef(Promise.resolve());
  const controllers = useRef(new Map<string, AbortController>());

  const change = (key: string, to: Partial<Pending>) =>
    setPending((now) => now.map((entry) => (entry.key === key ? { ...entry, ...to } : entry)));
  const drop = ({ key, preview }: Pending) => {
    URL.revokeObjectURL(preview);
    setPending((now) => now.filter((entry) => entry.key !== key));
  };

  async function run(entry: Pending, { signal }: AbortController) {
    if (signal.aborted) return;
    try {
      const { call, fields } = uploadKinds[kind];
      const { id, url, name } = await sendUpload(call, [entry.file], fields, {
        signal,
        onProgress: (percent) => change(entry.key, { percent }),
      });
      drop(entry);
      onStored({ id, url, name });
    } catch (error) {
      if (!signal.aborted) change(entry.key, { error: textOf(error) });
    }
  }

  function enqueue(entry: Pending) {
    const stop = new AbortController();
    controllers.current.set(entry.key, stop);
    chain.current = chain.current.then(() => run(entry, stop));
  }

  return {
    pending,
    add(chosen: readonly File[]) {
      const entries = chosen.map((file) => ({ key: crypto.randomUUID(), file, preview: URL.createObjectURL(file), percent: 0 }));
      setPending((now) => [...now, ...entries]);
      for (const entry of entries) enqueue(entry);
    },
    retry({ error: _, ...entry }: Pending) {
      setPending((now) => now.map((other) => (other.key === entry.key ? { ...entry, percent: 0 } : other)));
      enqueue({ ...entry, percent: 0 });
    },
    cancel(entry: Pending) {
      controllers.current.get(entry.key)?.abort();
      drop(entry);
    },
  };
}

/** V306: shown if neither the server nor the connection gives a more precise reason. */
const failedText = '上传失败';
function textOf(error: unknown): string {
  if (!(error instanceof CallError)) return failedText;
  return error.fields.file ?? (error.message === clientTexts.failed ? failedText : error.message);
}

import type { Signature } from '@park/contract/approval/process';
import { file } from '@park/contract/kernel/file';
import { useMutation } from '@tanstack/react-query';
import { Button, Input, Segmented } from 'antd';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { CallError, clientTexts } from '../../../kit/api/send.ts';
import { sendUpload } from '../../../kit/upload/send.ts';
import { useMe } from '../../../parts/session/me.ts';
import { inkOn, type Point } from './ink.ts';

type SignatureInputProps = { id?: string; value?: Signature | null; onChange?: (signature: Signature | null) => void };
const methods = [
  { value: 'drawn', label: '手写签名' },
  { value: 'typed', label: '输入姓名' },
] as const;
type Method = (typeof methods)[number]['value'];

/** Form field for the signature of a decision: drawn with mouse, pen or finger, or a typed name for users who cannot draw. */
export function SignatureInput({ id, value, onChange }: SignatureInputProps) {
  const { realName } = useMe().user;
  const [method, setMethod] = useState<Method>('drawn');
  const turn = (next: Method) => {
    setMethod(next);
    onChange?.(null);
  };
  return (
    <div className="stack signature">
      <Segmented<Method> options={[...methods]} value={method} onChange={turn} aria-label="签名方式" />
      {method === 'drawn' ? (
        <Pad onSign={(fileId) => onChange?.(fileId ? { fileId } : null)} />
      ) : (
        <Input
          {...(id && { id })}
          aria-label="姓名"
          maxLength={20}
          autoComplete="off"
          placeholder={`请输入你的姓名：${realName}`}
          value={value && 'name' in value ? value.name : ''}
          onChange={({ target }) => onChange?.(target.value.trim() ? { name: target.value.trim() } : null)}
        />
      )}
    </div>
  );
}

const size = { width: 800, height: 300 };
/** Canvas to sign on. The form gets the signature only when the user confirms it; a later stroke removes it from the form. */
function Pad({ onSign }: { onSign: (fileId: string | null) => void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [strokes, draw] = useState<Point[][]>([]);
  const upload = useMutation({
    mutationFn: async () => {
      const blob = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/png'));
      if (!blob) throw new CallError('blank', clientTexts.failed);
      return sendUpload(file.upload, [new File([blob], '签名.png', { type: 'image/png' })]);
    },
    onSuccess: ({ id }) => onSign(id),
  });
  useEffect(() => inkOn(canvas.current, strokes), [strokes]);
  const change = (next: Point[][]) => {
    draw(next);
    if (!upload.data) return;
    upload.reset();
    onSign(null);
  };
  const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLCanvasElement>): Point => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [((clientX - left) / (width || 1)) * size.width, ((clientY - top) / (height || 1)) * size.height];
  };
  const begin = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId);
    change([...strokes, [pointOf(event)]]);
  };
  const go = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons === 0 || strokes.length === 0) return;
    const point = pointOf(event);
    draw((now) => now.with(-1, [...(now.at(-1) ?? []), point]));
  };
  const isBlank = strokes.length === 0;
  return (
    <>
      <canvas
        ref={canvas}
        {...size}
        className="signature-pad"
        role="img"
        aria-label={isBlank ? '签名区，请在此书写' : '签名区，已书写'}
        onPointerDown={begin}
        onPointerMove={go}
      />
      <div className="row row-between">
        <SignatureStatus isBlank={isBlank} isUploaded={upload.data !== undefined} problem={upload.error?.message} />
        <span className="row">
          <Button size="small" disabled={isBlank} onClick={() => change(strokes.slice(0, -1))}>
            撤销一笔
          </Button>
          <Button size="small" disabled={isBlank} onClick={() => change([])}>
            清除重写
          </Button>
          <Button
            size="small"
            type="primary"
            disabled={isBlank || upload.data !== undefined}
            loading={upload.isPending}
            onClick={() => upload.mutate()}
          >
            确认签名
          </Button>
        </span>
      </div>
    </>
  );
}

/** Status text below the pad. A user may take a drawn but unconfirmed signature for complete, so the text asks to confirm it. */
function SignatureStatus({ isBlank, isUploaded, problem }: { isBlank: boolean; isUploaded: boolean; problem: string | undefined }) {
  const isLeft = !isBlank && !isUploaded;
  const className = problem ? 'signature-problem' : isLeft ? 'field-known' : 'muted';
  return (
    <span role="status" className={className}>
      {problem ?? (isUploaded ? '已签名' : isLeft ? '请点击“确认签名”' : '请在上方书写')}
    </span>
  );
}

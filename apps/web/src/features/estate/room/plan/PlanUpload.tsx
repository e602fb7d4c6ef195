import { estate } from '@park/contract/estate/estate';
import { file } from '@park/contract/kernel/file';
import { useState } from 'react';
import { useCommand } from '../../../../kit/api/query.ts';
import { CallError, clientTexts } from '../../../../kit/api/send.ts';
import { say } from '../../../../kit/feedback/message.ts';
import { FileButton } from '../../../../kit/upload/file-button.tsx';
import { limitsOf, sizeProblem, typeProblem } from '../../../../kit/upload/limits.ts';
import { sendUpload } from '../../../../kit/upload/send.ts';
import { scaledToLimit } from './picture.ts';

const limits = limitsOf({ count: 1 });

/** Uploads or replaces the plan of a floor; the outlines are kept. */
export function PlanUpload({ floorId, version, isFirst }: { floorId: string; version: number; isFirst: boolean }) {
  const [isSending, setSending] = useState(false);
  const save = useCommand(estate.savePlan, isFirst ? '上传成功' : '更换成功');
  async function send(chosen: File) {
    const wrong = typeProblem(chosen, limits);
    if (wrong) return say.error(wrong);
    setSending(true);
    try {
      const picture = await scaledToLimit(chosen);
      const large = sizeProblem(picture, limits);
      if (large) return say.error(large);
      const { url } = await sendUpload(file.upload, [picture]);
      await save.mutateAsync({ floorId, version, fileUrl: url }).catch(() => {});
    } catch (error) {
      say.error(error instanceof CallError ? (error.fields.file ?? error.message) : clientTexts.failed);
    } finally {
      setSending(false);
    }
  }
  return (
    <FileButton
      label="平面图文件"
      types={limits.types}
      onChoose={([chosen]) => chosen && void send(chosen)}
      type={isFirst ? 'primary' : 'default'}
      loading={isSending}
    >
      {isFirst ? '上传平面图' : '更换图纸'}
    </FileButton>
  );
}

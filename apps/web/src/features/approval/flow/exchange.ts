import type { FlowDetail } from '@park/contract/approval/flow';
import { fileTransport } from '../../../kit/api/download.ts';

/** A flow as a file, with everything needed to create it in another space. */
export type FlowFile = { processKey?: string; name?: string; description?: string | null; definition: unknown };

export function saveFlow({ processKey, name, description, definition }: FlowDetail): void {
  const file: FlowFile = { processKey, name, description, definition };
  fileTransport.save({ name: `${name}.json`, content: new Blob([JSON.stringify(file, null, 2)], { type: 'application/json' }) });
}

export const badFileText = '文件不是有效的流程文件，请选择由“导出”得到的 JSON 文件';

/** Reads a chosen file as a flow; the definition alone suffices. Returns undefined if the file is not a flow. */
export async function readFlow(file: File): Promise<FlowFile | undefined> {
  try {
    const read: unknown = JSON.parse(await file.text());
    if (typeof read !== 'object' || read === null) return undefined;
    if ('definition' in read) return read as FlowFile;
    return 'nodes' in read ? { definition: read } : undefined;
  } catch {
    return undefined;
  }
}

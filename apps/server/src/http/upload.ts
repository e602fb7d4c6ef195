import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UploadedFile } from '../context.ts';

/** Limit of one request: ten pictures, or one workbook. */
const mostBytes = 20 * 1_048_576;
// one file more than any call accepts, so that the call answers with its own message
const limits = { fileSize: 10 * 1_048_576, files: 11, fields: 50, fieldSize: 65_536, parts: 60, headerPairs: 20 };

export function acceptUploads(app: FastifyInstance): void {
  // the path in a file name is preserved, so that it is refused instead of being cut off silently
  app.register(multipart, { limits, preservePath: true });
}

/** Reads a complete multipart body. Fails when it is too large, has too many parts or is incomplete. */
export async function readUpload(request: FastifyRequest): Promise<{ fields: Record<string, unknown>; files: UploadedFile[] }> {
  const fields: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  let left = mostBytes;
  try {
    for await (const part of request.parts())
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        left -= bytes.length;
        if (left < 0) throw refused(413, 'too many bytes');
        files.push({ field: part.fieldname, name: part.filename ?? '', type: part.mimetype, bytes });
      } else fields[part.fieldname] = part.value;
  } catch (error) {
    // the parser sets no status for a malformed or incomplete body, which is an error of the client
    throw (error as { statusCode?: number }).statusCode ? error : refused(400, (error as Error).message);
  }
  return { fields, files };
}

const refused = (statusCode: number, message: string) => Object.assign(new Error(message), { statusCode });

import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A file as it arrived: its name and type are the sender's words, not facts. */
export type UploadedFile = { field: string; name: string; type: string; bytes: Buffer };

const limits = { fileSize: 10 * 1_048_576, files: 10, fields: 50, fieldSize: 65_536, parts: 60, headerPairs: 20 };

export function acceptUploads(app: FastifyInstance): void {
  app.register(multipart, { limits });
}

/** Reads a multipart body whole; too large, too many or cut short is an error. */
export async function readUpload(request: FastifyRequest): Promise<{ fields: Record<string, unknown>; files: UploadedFile[] }> {
  const fields: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  for await (const part of request.parts())
    if (part.type === 'file')
      files.push({ field: part.fieldname, name: part.filename ?? '', type: part.mimetype, bytes: await part.toBuffer() });
    else fields[part.fieldname] = part.value;
  return { fields, files };
}

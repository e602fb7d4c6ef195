import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link is made of; the proof is the database's, who has it has seen the row. */
type Linkable = { id: string; needAuth: boolean; proof: Buffer; expires: number };

const proofLength = 16;

/** Links that open one file for ten minutes, without a session: a picture on a page cannot send one. */
export function fileLinks(key: Buffer, apiBase: string) {
  const signatureOf = (id: string, expires: number, proof: Buffer) =>
    createHmac('sha256', key).update(`${id}\n${expires}\n`).update(proof).digest();

  return {
    to({ id, needAuth, proof, expires }: Linkable): string {
      const plain = `${apiBase}/portal/file/read/${id}`;
      if (!needAuth) return plain;
      const signature = Buffer.concat([proof, signatureOf(id, expires, proof)]).toString('base64url');
      return `${plain}?e=${expires}&s=${signature}`;
    },

    /** The proof a link carries; nothing when the link is not ours as it stands. */
    proofIn(id: string, expires: number, signature: string): Buffer | undefined {
      const given = Buffer.from(signature, 'base64url');
      const proof = given.subarray(0, proofLength);
      const wanted = signatureOf(id, expires, proof);
      const said = given.subarray(proofLength);
      return said.length === wanted.length && timingSafeEqual(said, wanted) ? proof : undefined;
    },
  };
}

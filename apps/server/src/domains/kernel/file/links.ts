import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * The data from which a link is built. The proof is a secret stored in the file's row, so only an actor who may read the row can get a
 * link.
 */
type Linkable = { id: string; needAuth: boolean; proof: Buffer; expires: number };

const proofLength = 16;

/**
 * Creates and checks links that open one file for ten minutes without a session, because an <img> element cannot send the session token.
 */
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

    /** Returns the file's proof that a link contains, or undefined when the signature does not match. */
    proofIn(id: string, expires: number, signature: string): Buffer | undefined {
      const given = Buffer.from(signature, 'base64url');
      const proof = given.subarray(0, proofLength);
      const expected = signatureOf(id, expires, proof);
      const received = given.subarray(proofLength);
      return received.length === expected.length && timingSafeEqual(received, expected) ? proof : undefined;
    },
  };
}

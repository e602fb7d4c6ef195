import { file } from '@park/contract/kernel/file';
import { form } from '../src/domains/kernel/file/test/pictures.ts';
import type { Person, testServer } from './app.ts';

export { form, noise, png } from '../src/domains/kernel/file/test/pictures.ts';

type Server = Pick<ReturnType<typeof testServer>, 'inject'>;
type StoredFile = { id: string; url: string; name: string };
type Options = { needAuth?: string; name?: string };

/** Uploads a file as a given person and returns the reply. */
export async function keep(
  { inject }: Server,
  person: Person,
  bytes: Buffer,
  { needAuth, name = 'a.png' }: Options = {},
): Promise<StoredFile> {
  const { payload, headers } = form([{ bytes, name }], { fields: needAuth === undefined ? {} : { needAuth } });
  const url = file.store.path;
  const answer = (await inject({ method: 'POST', url, payload, headers: { ...headers, logintoken: person.token ?? '' } })).json();
  if (answer.code !== '200') throw new Error(`the file was not kept: ${JSON.stringify(answer)}`);
  return answer.body;
}

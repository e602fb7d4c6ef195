import { company } from '@park/contract/company/company';
import { extend } from '@park/contract/people/extend';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sampleCompany } from '../../../../test/company.ts';
import { idOf, pageOf } from '../../../../test/people.ts';
import { answer, show } from '../../../../test/render.tsx';
import { uploadTransport } from '../../../kit/upload/send.ts';
import { CompanyPage } from './CompanyPage.tsx';

// the test environment has no canvas, so the picture is taken as it is
vi.mock('../../../kit/upload/crop.tsx', () => ({
  CropDialog: ({ file, onDone }: { file: File; onDone: (file: File) => void }) => (
    <button type="button" onClick={() => onDone(file)}>
      截取
    </button>
  ),
}));
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => {};

test('V287 the company page posts a public logo to /portal/images/upload and previews it 80 pixels wide', async () => {
  const user = userEvent.setup();
  const sending = vi.fn<typeof uploadTransport.send>(async () => {
    const stored = { id: idOf('新标志'), url: `/smartop/portal/file/read/${idOf('新标志')}`, name: 'logo.png' };
    return { status: 200, answer: { code: '200', body: { ...stored, list: [stored] } } };
  });
  uploadTransport.send = sending;
  show(<CompanyPage />, {
    at: '/architecture/companyData',
    answers: [answer(company.detail, () => ({ ...sampleCompany, companyLogoUrl: null })), answer(extend.list, () => pageOf())],
  });
  await user.click(await screen.findByRole('button', { name: '编辑' }));
  await user.upload(await screen.findByLabelText('企业标志'), new File([new Uint8Array(1024)], 'logo.png', { type: 'image/png' }));
  await user.click(await screen.findByRole('button', { name: '截取' }));
  const preview = await screen.findByAltText('企业标志');
  await waitFor(() => expect(sending).toHaveBeenCalledOnce());
  expect(new URL(sending.mock.lastCall?.[0].url ?? '', location.href).pathname).toMatch(/\/portal\/images\/upload$/);
  expect(sending.mock.lastCall?.[0].body.get('needAuth')).toBe('0');
  expect(preview.closest<HTMLElement>('.image-upload')?.style.getPropertyValue('--thumb')).toBe('80px');
});

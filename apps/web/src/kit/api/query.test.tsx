import { commonErrors } from '@park/contract/core';
import { staff } from '@park/contract/people/staff';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { idOf } from '../../../test/people.ts';
import { answer, refuse, show } from '../../../test/render.tsx';
import { useCommand } from './query.ts';

function Buttons() {
  const enable = useCommand(staff.setEnable, '已启用');
  const press = (name: string) => enable.mutate({ id: idOf(name), isEnable: 1 });
  return ['王磊', '李强'].map((name) => (
    <button key={name} type="button" onClick={() => press(name)}>
      启用{name}
    </button>
  ));
}
const sent = vi.fn();
/** Clicks so quickly that React cannot disable the button in between. */
const press = (...names: string[]) => {
  for (const name of names) fireEvent.click(screen.getByRole('button', { name: `启用${name}` }));
};

test('two clicks in quick succession send one command, and a click for another record sends another command', async () => {
  sent.mockClear();
  const enable = answer(staff.setEnable, ({ id }) => {
    sent(id);
    return {};
  });
  show(<Buttons />, { answers: [enable] });
  press('王磊', '王磊', '李强', '王磊');
  await screen.findByText('已启用');
  expect(sent.mock.calls).toEqual([[idOf('王磊')], [idOf('李强')]]);
});

test('a command can be sent again after it was refused or has finished', async () => {
  sent.mockClear();
  const enable = answer(staff.setEnable, ({ id }) => {
    sent(id);
    if (sent.mock.calls.length === 1) throw refuse(commonErrors.busy);
    return {};
  });
  show(<Buttons />, { answers: [enable] });
  press('王磊', '王磊');
  await screen.findByText(commonErrors.busy.message);
  expect(sent).toHaveBeenCalledTimes(1);
  for (const times of [2, 3])
    await waitFor(() => {
      press('王磊');
      expect(sent).toHaveBeenCalledTimes(times);
    });
  await screen.findByText('已启用');
});

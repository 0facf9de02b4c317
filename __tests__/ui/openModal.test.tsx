import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { openModal } from '../../src/ui/openModal';

/** As in Safari 14, where `<dialog>` is an unknown element. */
function dialogWithoutSupport() {
  document.body.innerHTML =
    '<button>Open</button><a href="/about">About</a><dialog><button>Close</button><input aria-label="E-mail"></dialog>';
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('no dialog');
  Object.setPrototypeOf(dialog, HTMLElement.prototype);
  for (const element of document.querySelectorAll('button, a, input'))
    element.getClientRects = () => [{}] as unknown as DOMRectList;
  return dialog;
}

it('keeps the focus in the dialog and returns it on closing', async () => {
  const user = userEvent.setup();
  const dialog = dialogWithoutSupport();
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  const close = openModal(dialog);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveFocus();
  screen.getByRole('link', { name: 'About' }).focus();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  close();
  expect(opener).toHaveFocus();
  expect(dialog).not.toHaveAttribute('open');
});

it('tells the page of Escape', async () => {
  const user = userEvent.setup();
  const dialog = dialogWithoutSupport();
  const onCancel = jest.fn();
  dialog.addEventListener('cancel', onCancel);
  openModal(dialog);
  expect(screen.getByRole('dialog')).toHaveAttribute('aria-modal', 'true');
  await user.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(1);
});

import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

export const form = () => within(screen.getByRole('form', { name: 'Send us a message' }));
export const message = () => form().getByRole('textbox', { name: /message/i });

/** Fills in a field at once. Each typed character is a render of the page, so tests of other things needn't type. */
async function pasteInto(user: UserEvent, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** Fills in the contact form. */
export async function fillIn(user: UserEvent, text = 'Which papers come first?') {
  await pasteInto(user, form().getByRole('textbox', { name: /name/i }), 'Ada Obi');
  await pasteInto(user, form().getByRole('textbox', { name: /E-mail/ }), 'ada@example.com');
  await user.selectOptions(form().getByRole('combobox', { name: /about/i }), 'papers');
  await pasteInto(user, message(), text);
  await user.click(form().getByRole('checkbox'));
}

export const send = (user: UserEvent) => user.click(form().getByRole('button', { name: 'Send message' }));

/** Sends a message again that may have arrived, confirming that it may arrive twice. */
export async function sendAgain(user: UserEvent) {
  await user.click(form().getByRole('button', { name: 'Send again' }));
  await user.click(await form().findByRole('button', { name: 'Send it again anyway' }));
}

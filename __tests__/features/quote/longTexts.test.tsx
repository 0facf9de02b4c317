import { within } from '@testing-library/react';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

/** More than ten thousand characters, without trailing white space, which pasting would trim. */
const LONG = 'Ọlátúnbọ̀sún '.repeat(900).trim();

/** The fields of each step with their error messages. */
const steps = [
  [
    'route',
    'Where is it, and where’s it going?',
    [[/City or town/, 'Keep the city to 100 characters or fewer.']],
  ],
  [
    'vehicles',
    'What are we moving?',
    [
      [/VIN/, 'Keep the VIN to 40 characters or fewer.'],
      [/Make/, 'Keep the make to 60 characters or fewer.'],
      [/Model \(/, 'Keep the model to 60 characters or fewer.'],
    ],
  ],
  [
    'contact',
    'How do we reach you?',
    [
      [/First name/, 'Keep your first name to 80 characters or fewer.'],
      [/Last name/, 'Keep your last name to 80 characters or fewer.'],
      [/E-mail/, 'Keep the e-mail address to 190 characters or fewer.'],
      [/Phone/, 'Use digits only in the phone number, without an extension. It can start with +.'],
    ],
  ],
  [
    'review',
    'Check it, then send it',
    [[/Referral code/, 'Keep the referral code to 40 characters or fewer.']],
  ],
] as const;

it.each(steps)(
  'reports texts that are too long on the step "%s", without truncating them',
  async (id, title, fields) => {
    storeDraft();
    const { user, unmount } = await renderApp(`/quote?step=${id}`);
    await step(title);
    const field = (label: RegExp) => main().getAllByLabelText(label)[0] as HTMLInputElement;
    for (const [label] of fields) {
      await user.clear(field(label));
      await user.paste(LONG);
      expect(field(label).value === LONG).toBe(true);
    }
    await user.click(main().getByRole('button', { name: /Continue|Back to review|Send/ }));
    const summary = within(await main().findByRole('alert'));
    for (const [label, error] of fields) {
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(error));
      expect(summary.getByRole('link', { name: error })).toBeInTheDocument();
    }
    unmount();
    await renderApp(`/quote?step=${id}`);
    await step(title);
    for (const [label] of fields) expect(field(label).value === LONG).toBe(true);
  },
);

it('counts emoji as single characters and ignores pasted white space', async () => {
  storeDraft({ ...completeDraft, contact: { ...completeDraft.contact, first_name: '' } });
  const { user } = await renderApp('/quote?step=contact');
  await step('How do we reach you?');
  await user.click(main().getByRole('textbox', { name: /First name/ }));
  await user.paste(` ${'😀'.repeat(80)} `);
  await user.click(main().getByRole('button', { name: /Continue|Back to review/ }));
  await step('Check it, then send it');
});

import { within } from '@testing-library/react';
import { completeDraft, keepDraft } from '../../support/quoteDraft';
import { main, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

/** Ten thousand characters and more, none of them at its end one that pasting takes away. */
const LONG = 'Ọlátúnbọ̀sún '.repeat(900).trim();

/** The fields of a step with what they are told to be too long for. */
const steps = [
  [
    'route',
    'Where is it, and where’s it going?',
    [[/City or town/, 'Write the city in 100 characters at most.']],
  ],
  [
    'vehicles',
    'What are we moving?',
    [
      [/VIN/, 'Write the VIN in 40 characters at most.'],
      [/Make/, 'Write the make in 60 characters at most.'],
      [/Model \(/, 'Write the model in 60 characters at most.'],
    ],
  ],
  [
    'contact',
    'How do we reach you?',
    [
      [/First name/, 'Write your first name in 80 characters at most.'],
      [/Last name/, 'Write your last name in 80 characters at most.'],
      [/E-mail/, 'Write the e-mail address in 190 characters at most.'],
      [/Phone/, 'Use digits only in the phone number. It can start with +.'],
    ],
  ],
  [
    'review',
    'Check it, then send it',
    [[/Referral code/, 'Write the referral code in 40 characters at most.']],
  ],
] as const;

it.each(steps)('tells on the step "%s" what is too long, and cuts nothing', async (id, title, fields) => {
  keepDraft();
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
  for (const [label, told] of fields) {
    expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(told));
    expect(summary.getByRole('link', { name: told })).toBeInTheDocument();
  }
  unmount();
  await renderApp(`/quote?step=${id}`);
  await step(title);
  for (const [label] of fields) expect(field(label).value === LONG).toBe(true);
});

it('counts characters as people do, without the space that pasting leaves', async () => {
  keepDraft({ ...completeDraft, contact: { ...completeDraft.contact, first_name: '' } });
  const { user } = await renderApp('/quote?step=contact');
  await step('How do we reach you?');
  await user.click(main().getByRole('textbox', { name: /First name/ }));
  await user.paste(` ${'😀'.repeat(80)} `);
  await user.click(main().getByRole('button', { name: /Continue|Back to review/ }));
  await step('Check it, then send it');
});

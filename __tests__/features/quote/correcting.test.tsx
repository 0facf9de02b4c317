import { waitFor } from '@testing-library/react';
import { ok } from '../../support/answers';
import { main, openReview, step } from '../../support/quotePage';

const EMAIL = 'This address cannot receive mail.';
const PHONE = 'This number is out of service.';
const email = () => main().getByRole('textbox', { name: /E-mail/ });
const summary = () => main().findByRole('alert');

it('keeps the focus in the field being corrected, and clears its error', async () => {
  const { user, send } = await openReview(ok({ contact: { email: [EMAIL], phone: [PHONE] } }, 400));
  await send();
  await step('How do we reach you?');
  await waitFor(async () => {
    expect(await summary()).toHaveFocus();
  });
  expect(document.title).toMatch(/^Error: Contact \| Get a quote/);
  await user.type(email(), '.ng');
  expect(email()).toHaveValue('ada@example.com.ng');
  expect(email()).toHaveFocus();
  expect(email()).toBeValid();
  expect(await summary()).not.toHaveTextContent(EMAIL);
  expect(await summary()).toHaveTextContent(PHONE);
  expect(main().getByRole('textbox', { name: /Phone/ })).toHaveAccessibleDescription(
    expect.stringContaining(PHONE),
  );
});

it('keeps the focus there after general errors, too', async () => {
  const { user, send } = await openReview(
    ok({ contact: { email: [EMAIL] }, non_field_errors: ['No lane today.'] }, 400),
  );
  await send();
  await step('How do we reach you?');
  await main().findByText('No lane today.');
  await user.type(main().getByRole('textbox', { name: /Last name/ }), 'asi');
  expect(main().getByRole('textbox', { name: /Last name/ })).toHaveValue('Obiasi');
  expect(await summary()).toHaveTextContent(EMAIL);
});

it('focuses the summary again after a second rejection', async () => {
  const { user, send } = await openReview(ok({ non_field_errors: ['No lane today.'] }, 400));
  await send();
  await waitFor(async () => {
    expect(await summary()).toHaveFocus();
  });
  await user.type(main().getByRole('textbox', { name: /Anything else/ }), 'Please');
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
  await user.click(main().getByRole('button', { name: /^Send/ }));
  await waitFor(async () => {
    expect(await summary()).toHaveFocus();
  });
});

it('ties the server’s objection to the service to its buttons', async () => {
  const objection = 'We don’t offer this service now.';
  const { send } = await openReview(ok({ service: [objection] }, 400));
  await send();
  await step('What do you need?');
  expect(await main().findByRole('group', { name: 'Service' })).toHaveAccessibleDescription(
    expect.stringContaining(objection) as string,
  );
});

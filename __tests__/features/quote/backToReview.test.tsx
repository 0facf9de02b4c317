import { ok } from '../../support/answers';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { main, openReview, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const button = (name: string) => main().findByRole('button', { name });
const change = (name: string) => main().findByRole('link', { name: `Change ${name}` });

it('says “Continue” on the contact step until the review has been visited', async () => {
  storeDraft({ ...completeDraft, contact: { ...completeDraft.contact, last_name: '' } });
  const { user } = await renderApp('/quote');
  await step('How do we reach you?');
  await user.type(main().getByRole('textbox', { name: /Last name/ }), 'Obi');
  expect(main().queryByRole('button', { name: 'Back to review' })).not.toBeInTheDocument();
  await user.click(await button('Continue'));
  await step('Check it, then send it');
});

it('leads back to the review from any step opened there', async () => {
  storeDraft();
  const { user } = await renderApp('/quote');
  await step('Check it, then send it');
  await user.click(await change('Contact'));
  await step('How do we reach you?');
  expect(await button('Back to review')).toBeInTheDocument();
  await user.click(main().getByRole('link', { name: /^Route/ }));
  await step('Where is it, and where’s it going?');
  await user.click(await button('Back to review'));
  await step('Check it, then send it');
});

it('leads back to the review from a step opened by a rejection', async () => {
  const { send } = await openReview(ok({ contact: { email: ['This address cannot receive mail.'] } }, 400));
  await send();
  await step('How do we reach you?');
  expect(await button('Back to review')).toBeInTheDocument();
});

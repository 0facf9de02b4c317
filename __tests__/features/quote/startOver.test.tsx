import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { accepted, choosePlace, main, openReview, sentHeading, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

/** A step's content renders right after its heading. */
const button = (name: string) => main().findByRole('button', { name });
const radio = (name: RegExp | string) => main().findByRole('radio', { name });
const text = (name: RegExp) => main().findByRole('textbox', { name });

it('does not offer to undo after another request was sent', async () => {
  const { user, send } = await openReview(accepted);
  await user.click(await button('Start over'));
  await user.click(await main().findByRole('button', { name: /^Logistics/ }));
  await step('What are we moving?');
  await user.click(await radio(/^Car/));
  await user.click(await radio(/^It runs/));
  await user.click(await button('Continue'));
  await choosePlace(user, 'Where is it now?', 'Texas');
  await choosePlace(user, 'Where’s it going?', 'Florida');
  await user.click(await button('Continue'));
  await user.type(await text(/First name/), 'Ada');
  await user.type(await text(/Last name/), 'Obi');
  await user.type(await text(/E-mail/), 'a@b.co');
  await user.type(await text(/Phone/), '+14105550142');
  await user.click(await button('Continue'));
  await user.click(await radio('E-mail'));
  await main().findByRole('checkbox');
  await send();
  await sentHeading();
  await user.click(main().getByRole('link', { name: /another/i }));
  await step('What do you need?');
  expect(main().queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

it('moves the focus to the step’s heading when the pressed button disappears', async () => {
  storeDraft({ ...completeDraft, origin: { place: '', city: '' } });
  const { user } = await renderApp('/quote?step=service');
  const heading = await step('What do you need?');
  await user.click(await button('Start over'));
  expect(heading).toHaveFocus();
  await user.click(await button('Undo'));
  expect(heading).toHaveFocus();
  expect(main().getByRole('button', { name: /^Auto shipping/ })).toHaveAttribute('aria-current', 'true');
});

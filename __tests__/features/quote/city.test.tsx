import { completeDraft, keepDraft } from '../../support/quoteDraft';
import { accepted, choosePlace, main, reviewOf, sentHeading, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const cities = () => main().queryAllByRole('combobox', { name: /City/ });

it('drops the city with the state it was typed for', async () => {
  keepDraft({ ...completeDraft, origin: { place: 'US-TX', city: 'Houston' } });
  const { user } = await renderApp('/quote?step=route');
  await step('Where is it, and where’s it going?');
  expect(cities()[0]).toHaveValue('Houston');
  await choosePlace(user, 'Where is it now?', 'Florida');
  expect(cities()[0]).toHaveValue('');
  await user.type(cities()[0] as HTMLElement, 'Tampa');
  await choosePlace(user, 'Where is it now?', 'Jacksonville, Florida');
  await user.click(main().getByRole('button', { name: 'Continue' }));
  expect(await main().findByText('Jacksonville, Florida', { selector: 'dd' })).toBeInTheDocument();
});

it('shows in the review the place that is sent: a port without the city that an earlier visit kept', async () => {
  const { posts, send } = await reviewOf(
    { ...completeDraft, origin: { place: 'USJAX', city: 'Houston' } },
    accepted,
  );
  expect(main().getByText('Jacksonville, Florida', { selector: 'dd' })).toBeInTheDocument();
  expect(main().queryByText(/Houston/)).not.toBeInTheDocument();
  await send();
  await sentHeading();
  expect(await posts[0]?.json()).toMatchObject({ origin: { country: 'US', port: 'USJAX' } });
});

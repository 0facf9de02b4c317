import { useQuietBackend } from '../../support/answers';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { accepted, choosePlace, main, openReviewOf, sentHeading, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

// A chosen port loads the port statuses.
useQuietBackend();

const cities = () => main().queryAllByRole('combobox', { name: /City/ });

it('clears the city when its state changes', async () => {
  storeDraft({ ...completeDraft, origin: { place: 'US-TX', city: 'Houston' } });
  const { user } = await renderApp('/quote?step=route');
  await step('Where is it, and where’s it going?');
  expect(cities()[0]).toHaveValue('Houston');
  await choosePlace(user, 'Where is it now?', 'Florida');
  expect(cities()[0]).toHaveValue('');
  await user.type(cities()[0] as HTMLElement, 'Tampa');
  await choosePlace(user, 'Where is it now?', 'Jacksonville, Florida');
  await user.click(main().getByRole('button', { name: 'Continue' }));
  expect(await main().findByText('Jacksonville, Florida', { selector: 'dd, dd *' })).toBeInTheDocument();
});

it('shows and sends a port without a city left from an earlier visit', async () => {
  const { posts, send } = await openReviewOf(
    { ...completeDraft, origin: { place: 'USJAX', city: 'Houston' } },
    accepted,
  );
  expect(main().getByText('Jacksonville, Florida', { selector: 'dd, dd *' })).toBeInTheDocument();
  expect(main().queryByText(/Houston/)).not.toBeInTheDocument();
  await send();
  await sentHeading();
  expect(await posts[0]?.json()).toMatchObject({ origin: { country: 'US', port: 'USJAX' } });
});

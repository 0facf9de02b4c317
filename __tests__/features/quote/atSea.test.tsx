import { screen } from '@testing-library/react';
import { useQuietBackend } from '../../support/answers';
import { completeDraft, storeDraft } from '../../support/quoteDraft';
import { renderApp } from '../../support/renderApp';
import { step } from '../../support/quotePage';

// A chosen port loads the port statuses.
useQuietBackend();

const openReviewPage = async (origin: string, destination: string, service = 'auto-shipping') => {
  storeDraft({
    ...completeDraft,
    service,
    origin: { place: origin, city: '' },
    destination: { place: destination, city: '' },
  });
  await renderApp('/quote?step=review');
  await step('Check it, then send it');
};

it('shows the length of the crossing between two ports in the review', async () => {
  await openReviewPage('USBAL', 'NGTIN');
  expect(screen.getByText('At sea').nextElementSibling).toHaveTextContent(
    '12 to 15 days underway, not counting port calls and waiting',
  );
});

it.each([
  ['a state', 'US-MD', 'NGTIN'],
  ['a state at the other end', 'USBAL', 'NG-LA'],
  ['a port without a lane', 'USLGB', 'NGTIN'],
])('shows no length for %s', async (_what, origin, destination) => {
  await openReviewPage(origin, destination);
  expect(screen.queryByText('At sea')).not.toBeInTheDocument();
});

it.each(['logistics', 'car-purchase'])('shows no length for the service %s', async (service) => {
  await openReviewPage('USBAL', 'NGTIN', service);
  expect(screen.queryByText('At sea')).not.toBeInTheDocument();
});

import { screen } from '@testing-library/react';
import { completeDraft, keepDraft } from '../../support/quoteDraft';
import { renderApp } from '../../support/renderApp';
import { step } from '../../support/quotePage';

const review = async (origin: string, destination: string, service = 'auto-shipping') => {
  keepDraft({
    ...completeDraft,
    service,
    origin: { place: origin, city: '' },
    destination: { place: destination, city: '' },
  });
  await renderApp('/quote?step=review');
  await step('Check it, then send it');
};

it('says in the review how long the crossing takes between two ports', async () => {
  await review('USBAL', 'NGTIN');
  expect(screen.getByText('At sea').nextElementSibling).toHaveTextContent(
    '12 to 15 days under way, not counting port calls and waiting',
  );
});

it.each([
  ['a state', 'US-MD', 'NGTIN'],
  ['a state at the other end', 'USBAL', 'NG-LA'],
  ['a port without a lane', 'USLGB', 'NGTIN'],
])('says nothing of it for %s', async (_what, origin, destination) => {
  await review(origin, destination);
  expect(screen.queryByText('At sea')).not.toBeInTheDocument();
});

it.each(['logistics', 'car-purchase'])(
  'says nothing of it for %s, where no crossing is known',
  async (service) => {
    await review('USBAL', 'NGTIN', service);
    expect(screen.queryByText('At sea')).not.toBeInTheDocument();
  },
);

import { screen, within } from '@testing-library/react';
import { bidding, houses, titleWords } from '../../src/content/services/carPurchase';
import { renderApp } from '../support/renderApp';

const region = (name: string) => within(screen.getByRole('region', { name }));

it('draws a certificate for each title type, with what it means and what to ask', async () => {
  await renderApp('/services/car-purchase');
  const titles = region('Title types explained').getAllByRole('listitem');
  expect(titles).toHaveLength(titleWords.length);
  for (const [at, { word, means, more, ask }] of titleWords.entries()) {
    const title = titles[at];
    if (!title) throw new Error('no certificate');
    expect(within(title).getByRole('heading', { name: word })).toBeInTheDocument();
    expect(title).toHaveTextContent(`${means} ${more}`);
    expect(title).toHaveTextContent(ask);
  }
});

it('says in one section who does what, and how the three auctions differ', async () => {
  await renderApp('/services/car-purchase');
  const section = region('What bidding through a member means');
  expect(section.getAllByRole('row')).toHaveLength(bidding.length + 1);
  for (const { name, canBid, know } of houses) {
    const house = section.getByRole('heading', { name: new RegExp(`^${name}`) }).parentElement;
    expect(house).toHaveTextContent(canBid);
    expect(house).toHaveTextContent(know.replace('\u00A0', ' '));
  }
  expect(section.getByText('Cars are sold as is.')).toBeInTheDocument();
});

it('folds the check of the agent’s assessment into the section on the cost', async () => {
  const { user } = await renderApp('/services/car-purchase');
  const summary = region('What it costs, line by line').getByText('Check the agent’s assessment');
  expect(summary.parentElement).not.toHaveAttribute('open');
  expect(summary.parentElement).toHaveTextContent('Pay the bank, not a person.');
  await user.click(summary);
  expect(await screen.findByRole('region', { name: 'What fits, and what to ask' })).toBeInTheDocument();
});

it('checks the VIN, the age and the payment day in one place, each with its link', async () => {
  await renderApp('/services/car-purchase');
  const section = screen.getByRole('region', { name: 'Check before you bid' });
  for (const [id, name] of [
    ['vin', 'Check the VIN first'],
    ['age', 'Is the car too old to import?'],
    ['win-day', 'When you have to pay'],
  ] as const)
    expect(within(section).getByRole('region', { name })).toHaveAttribute('id', id);
});

it('opens the check that a link is to, which phones fold away', async () => {
  await renderApp('/services/car-purchase#age');
  const fold = (name: string) =>
    region('Check before you bid').getByText(name, { selector: 'summary' }).parentElement;
  expect(fold('Is the car too old to import?')).toHaveAttribute('open');
  expect(fold('When you have to pay')).not.toHaveAttribute('open');
});

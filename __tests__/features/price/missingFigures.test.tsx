import '../../support/frozenRates';
import { fireEvent, screen, within } from '@testing-library/react';
import { fill, open, row } from './priceTool';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-23T17:00:00Z'),
    doNotFake: ['queueMicrotask', 'setImmediate'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a missing figure', () => {
  it('says “Not yet”, and is found from the total', async () => {
    const { user, result } = await open();
    expect(row('VAT')).toHaveTextContent(/^VATNot yet/);
    expect(row('Marine insurance')).toHaveTextContent('Not yet');
    fill('Your bid, US dollars', '10000');
    await user.click(within(result).getByRole('button', { name: 'Add the missing figures' }));
    expect(screen.getByLabelText(/^Storage and other auction fees/)).toHaveFocus();
  });

  it('is taken from a range that the visitor marks as an example, until there is a quote', async () => {
    const { user, result } = await open();
    fill('Your bid, US dollars', '10000');
    expect(row('Ocean freight')).toHaveTextContent('We quote');
    expect(screen.queryByRole('checkbox', { name: /^Only an example/ })).not.toBeInTheDocument();
    fill(/^Ocean freight/, '1,100');
    fill(/the high end for Ocean freight/, '1,500');
    expect(row('Ocean freight')).toHaveTextContent('Yours');
    expect(result).not.toHaveTextContent('examples');
    await user.click(screen.getByRole('checkbox', { name: /^Only an example, .* for Ocean freight$/ }));
    expect(row('Ocean freight')).toHaveTextContent('Example');
    expect(result).toHaveTextContent('Includes your examples: ocean freight $1,100 to $1,500.');
    const link = within(result).getByRole('link', { name: /^Share on WhatsApp/ });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
    expect(text).toContain('• Ocean freight: $1,100 to $1,500 (Example)');
    expect(text).toContain('Includes your examples: ocean freight $1,100 to $1,500.');
  });

  it('keeps the focus at its figure when it’s no longer an example and the mark goes', async () => {
    const { user } = await open();
    fill(/^Ocean freight/, '1,100');
    const mark = screen.getByRole('checkbox', { name: /^Only an example, .* for Ocean freight$/ });
    await user.click(mark);
    fill(/^Ocean freight/, '');
    await user.click(mark);
    expect(mark).not.toBeInTheDocument();
    expect(screen.getByLabelText(/^Ocean freight/)).toHaveFocus();
  });

  it('explains a range that is upside down or has no low end', async () => {
    await open();
    const high = screen.getByLabelText(/the high end for Ocean freight/);
    fireEvent.change(high, { target: { value: '900' } });
    expect(high).toHaveAccessibleDescription('Error: Enter the low end first.');
    fill(/^Ocean freight/, '1000');
    expect(high).toHaveAccessibleDescription('Error: Enter a number that’s no lower than the low end.');
    fireEvent.change(high, { target: { value: '1000' } });
    expect(high).toBeValid();
  });

  it('is gone once every kind of cost is in the total', async () => {
    const { result } = await open();
    fill('Your bid, US dollars', '10000');
    fill('Engine size, cc', '1800');
    for (const label of [
      'Storage and other auction fees',
      'Our bidding service',
      'Pickup and trucking',
      'Export filing',
      'Ocean freight',
      'Marine insurance',
      'Customs agent and port charges',
      'Delivery in Nigeria',
    ])
      fill(new RegExp(`^${label}`), '100');
    expect(result).toHaveTextContent(/^In total\$/);
    expect(result).not.toHaveTextContent('Not included');
  });
});

it('has no lines or heading of an auction for a car that’s paid for', async () => {
  const { user } = await open();
  fill('Your bid, US dollars', '10,000');
  expect(screen.getByRole('heading', { name: 'Auction' })).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is it?' }), 'A car that’s paid for');
  expect(screen.queryByRole('heading', { name: 'Auction' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Shipping' })).toBeInTheDocument();
});

it('keeps the lines open while one is typed in', async () => {
  const { region } = await open();
  const lines = within(region).getByText('Every line, with its source').closest('details');
  expect(lines).not.toHaveAttribute('open');
  fill(/^Ocean freight/, '1');
  expect(lines).toHaveAttribute('open');
  fill(/^Ocean freight/, '1,');
  expect(lines).toHaveAttribute('open');
  fill(/^Ocean freight/, '');
  expect(lines).toHaveAttribute('open');
});

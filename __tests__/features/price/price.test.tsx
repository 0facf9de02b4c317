import '../../support/frozenRates';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { rates } from '../../../src/content/rates';
import { formatCalendarDate } from '../../../src/lib/time/calendarDate';
import { saveItem } from '../../support/deviceItems';
import { CAUTION, setConfidence } from '../../support/setConfidence';
import { fill, open, row } from './priceTool';

const NOON = new Date('2026-11-23T17:00:00Z');

beforeEach(() => {
  jest.useFakeTimers({ now: NOON, doNotFake: ['queueMicrotask', 'setImmediate'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('what it costs', () => {
  it('shows duty, levies and fees of a bid, and the known total', async () => {
    const { result, user } = await open();
    expect(result).toHaveTextContent('on each $1,000$360 to $560');
    fill('Your bid, US dollars', '10,000');
    fill('Engine size, cc', '2494');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Title' }), 'Clean');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'How you bid' }),
      'Live, during the auction',
    );
    expect(row('Bidding fee')).toHaveTextContent('$850');
    expect(row('Virtual bid fee')).toHaveTextContent('$149');
    expect(row('Import duty')).toHaveTextContent('$2,222 to $2,223');
    expect(row('Import duty')).toHaveTextContent('Published20%');
    expect(row('FOB charge (FCS)')).toHaveTextContent('$0 to $445');
    expect(row('Green Tax Surcharge')).toHaveTextContent('2%');
    expect(result).toHaveTextContent(/Total so far\$\d\d,\d[05]0 to \$\d\d,\d[05]0/);
    expect(result).toHaveTextContent('Price of the car$10,000');
  });

  it('says what is missing, and that it raises the duty', async () => {
    const { result } = await open();
    fill('Your bid, US dollars', '10000');
    expect(result).toHaveTextContent(
      'Duty, levies and VAT will be higher. So far they’re figured on $11,088 to $11,290.',
    );
    expect(result).toHaveTextContent(
      /Not included: .*ocean freight.*Green Tax Surcharge.*delivery in Nigeria\./,
    );
    expect(row('Green Tax Surcharge')).toHaveTextContent('needs the engine size');
    for (const label of ['Our bidding service', 'Pickup and trucking', 'Export filing', 'Ocean freight'])
      fill(new RegExp(`^${label}`), '500');
    expect(result).not.toHaveTextContent('will be higher');
  });

  it('cites the publisher, document, effective date and date checked of each figure', async () => {
    await open();
    expect(row('VAT')).toHaveTextContent(
      /Federal Republic of Nigeria, Nigeria Tax Act 2025, sections 148 and 150 .*, since 1 Jan 2026/,
    );
    expect(row('VAT')).toHaveTextContent(`checked ${formatCalendarDate(rates.vat.checked)}.`);
    expect(row('FOB charge (FCS)')).toHaveTextContent(
      /letter of suspension of 15 Sep 2025 .*, since Aug 2025/,
    );
  });

  it('says which figures are only reported or not certain, and what to do', async () => {
    setConfidence({
      greenTaxMid: 'reported',
      nacLevy: 'reported',
      nacLevyBefore: 'unsure',
      fobCharge: 'unsure',
    });
    await open();
    expect(row('Import duty')).toHaveTextContent('Published20%');
    expect(row('Green Tax Surcharge')).toHaveTextContent('Reported');
    expect(row('NAC levy')).toHaveTextContent('Not certain5% to 15%');
    expect(row('NAC levy')).toHaveTextContent(`Reported: ${CAUTION}.`);
    expect(row('FOB charge (FCS)')).toHaveTextContent(`Not certain: ${CAUTION}.`);
  });

  it('replaces a published figure with the visitor’s, and restores it', async () => {
    const { user } = await open();
    fill('Your bid, US dollars', '10000');
    fill(/^Your figure for Import duty/, '10');
    expect(row('Import duty')).toHaveTextContent('Yours');
    expect(row('Import duty')).toHaveTextContent('$1,109 to $1,129');
    await user.click(within(row('Import duty')).getByRole('button', { name: 'Restore 20% for Import duty' }));
    expect(row('Import duty')).toHaveTextContent('Published');
    expect(row('Import duty')).toHaveTextContent('$2,218 to $2,258');
    // The button has disappeared.
    expect(row('Import duty')).toHaveFocus();
    expect(screen.getByText('Import duty: the published figure is back.')).toHaveAttribute('role', 'status');
  });

  it('explains invalid input at the field', async () => {
    await open();
    fill('Your bid, US dollars', 'ten');
    expect(screen.getByLabelText('Your bid, US dollars')).toHaveAccessibleDescription(/Enter a number/);
    fill('Engine size, cc', '2.5');
    expect(screen.getByLabelText('Engine size, cc')).toHaveAccessibleDescription(/in cc, like 2494/);
    fill(/^Your figure for VAT/, '200');
    expect(screen.getByLabelText(/^Your figure for VAT/)).toHaveAccessibleDescription(/smaller number/);
  });

  it('always warns that customs set the value, and warns about a car that is too old', async () => {
    const { region, result } = await open();
    expect(result).toHaveTextContent('by its VIN, not your invoice');
    fill('Your bid, US dollars', '10000');
    expect(result).toHaveTextContent('by its VIN, not your invoice');
    expect(region).toHaveTextContent('import prohibition list, Fiscal Policy Measures 2023');
    fill('Year built', '2014');
    expect(region).toHaveTextContent('Right at the age limit of the 2023 list: a 2014 car is 12 years old');
    fill('Year built', '2013');
    expect(region).toHaveTextContent(
      'Over the age limit of the 2023 list: a 2013 car is 13 years old this year. The limit isn’t certain: confirm with your agent before you bid.',
    );
    fill('Year built', '2015');
    expect(region).not.toHaveTextContent('age limit of the 2023 list:');
  });

  it('refuses a year without four digits once the visitor leaves the field', async () => {
    await open();
    const year = screen.getByLabelText('Year built');
    fill('Year built', '14');
    expect(year).not.toHaveAccessibleDescription();
    fireEvent.blur(year);
    expect(year).toHaveAccessibleDescription('Error: Enter the year with all four digits, like 2014.');
    expect(year).toBeInvalid();
    fill('Year built', '2014');
    expect(year).toBeValid();
    fill('Year built', '2100');
    expect(year).toBeInvalid();
  });

  it('shows naira only at the visitor’s rates, and says at which', async () => {
    const { result } = await open();
    fill('Your bid, US dollars', '10000');
    expect(result).not.toHaveTextContent('₦');
    fill(/^₦ per \$1, customs’ rate/, '1500');
    expect(result).toHaveTextContent(
      /₦\d\d,\d\d\d,000 to ₦\d\d,\d\d\d,000 at customs’ rate on the assessment day/,
    );
    expect(result).not.toHaveTextContent('street');
    fill(/^₦ per \$1, street rate/, '1600');
    expect(result).toHaveTextContent(/₦\d\d,\d\d\d,000 to ₦\d\d,\d\d\d,000 at the street rate/);
    expect(result).toHaveTextContent(
      'with duty, levies and VAT at customs’ rate and the rest at the street rate',
    );
  });

  it('asks for no engine size once the visitor has typed a rate', async () => {
    await open();
    fill('Your bid, US dollars', '10000');
    fill(/^Your figure for Green Tax Surcharge/, '4');
    expect(row('Green Tax Surcharge')).toHaveTextContent('Yours4%');
    expect(row('Green Tax Surcharge')).not.toHaveTextContent('needs');
  });

  it('leads to the engine size, which phones fold away', async () => {
    const { user, result } = await open();
    const engine = screen.getByLabelText('Engine size, cc');
    const addEngine = () => within(result).queryByRole('button', { name: 'Add the engine size' });
    expect(addEngine()).not.toBeInTheDocument();
    fill('Your bid, US dollars', '10000');
    expect(engine.closest('details')).not.toHaveAttribute('open');
    await user.click(within(result).getByRole('button', { name: 'Add the engine size' }));
    expect(engine).toHaveFocus();
    expect(engine.closest('details')).toHaveAttribute('open');
    fill('Engine size, cc', '2494');
    expect(addEngine()).not.toBeInTheDocument();
  });

  it('says in the summary of folded fields that one has an error', async () => {
    await open();
    const summary = () => screen.getByLabelText(/^₦ per \$1, street rate/).closest('details')?.firstChild;
    for (const name of [/^₦ per \$1, street rate/, /^CIF value set by customs/]) {
      expect(summary()).toHaveTextContent(/^Route, customs value and naira rates$/);
      fill(name, 'many');
      expect(summary()).toHaveTextContent(/^Route, customs value and naira rates: check your answers$/);
      fill(name, '');
    }
  });

  it('shows folded fields that were answered before', async () => {
    saveItem('price', { engine: '2494' });
    await open();
    expect(screen.getByLabelText('Engine size, cc')).toHaveValue('2494');
    expect(screen.getByLabelText('Engine size, cc').closest('details')).toHaveAttribute('open');
    expect(screen.getByLabelText('To').closest('details')).not.toHaveAttribute('open');
  });

  it('charges no engine tax on an electric car', async () => {
    setConfidence({ vatElectric: 'sure' });
    const { user } = await open();
    fill('Your bid, US dollars', '10000');
    await user.click(screen.getByRole('checkbox', { name: 'It’s fully electric' }));
    expect(screen.getByLabelText('Engine size, cc')).toBeDisabled();
    expect(row('Green Tax Surcharge')).toHaveTextContent('$0');
    expect(row('VAT')).toHaveTextContent('$0');
    expect(row('VAT')).toHaveTextContent(`${CAUTION}.`);
  });
});

it('announces the total after a pause, not on each keystroke', async () => {
  await open();
  const announced = () => document.querySelector('#announcements')?.textContent ?? '';
  fill('Your bid, US dollars', '1');
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  fill('Your bid, US dollars', '10000');
  act(() => {
    jest.advanceTimersByTime(1_000);
  });
  expect(announced()).not.toContain('Total so far');
  act(() => {
    jest.advanceTimersByTime(600);
  });
  expect(announced()).toMatch(/^Total so far: \$\d\d,/);
});

it('saves the input, and clears it on request', async () => {
  const { user, result } = await open();
  fill('Your bid, US dollars', '10000');
  expect(localStorage.getItem(storageKeys.price.key)).toContain('"price":"10000"');
  await user.click(within(result).getByRole('button', { name: 'Clear' }));
  expect(localStorage.getItem(storageKeys.price.key)).toBeNull();
  expect(result).toHaveTextContent('Enter a price to see yours');
  expect(result).toHaveFocus();
});

it('prefills the quote with the car and its route', async () => {
  const { user, result } = await open();
  fill('Year built', '2018');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Body type' }), 'SUV');
  await user.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'Texas');
  await user.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'Apapa, Lagos');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Method' }), 'RoRo');
  const link = () => within(result).getByRole('link', { name: 'Get a quote for this car' });
  const bought = '/quote?service=car-purchase&vehicle=suv&method=roro&year=2018';
  expect(link()).toHaveAttribute('href', `${bought}&to=NGAPP`);
  fill('Your bid, US dollars', '12,500.50');
  expect(link()).toHaveAttribute('href', `${bought}&budget=12501&to=NGAPP`);
  await user.selectOptions(screen.getByRole('combobox', { name: 'What is it?' }), 'A car that’s paid for');
  expect(link()).toHaveAttribute(
    'href',
    '/quote?service=auto-shipping&vehicle=suv&method=roro&year=2018&from=US-TX&to=NGAPP',
  );
});

describe('sharing', () => {
  it('writes a WhatsApp message with every line and its source', async () => {
    const { result } = await open();
    fill('Your bid, US dollars', '10000');
    const link = within(result).getByRole('link', { name: 'Share on WhatsApp (opens in a new tab)' });
    const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '';
    expect(text).toContain('• Import duty: $2,218 to $2,258 (Published 20%)');
    expect(text).toContain('• Ocean freight: We quote');
    expect(text).toContain('by its VIN, not your invoice');
    expect(text).toMatch(/\/services\/car-purchase#price$/);
  });

  it('prints once per click', async () => {
    window.print = jest.fn();
    const { user, result } = await open();
    fill('Your bid, US dollars', '10000');
    await user.click(within(result).getByRole('button', { name: 'Print' }));
    await user.click(within(result).getByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalledTimes(2);
  });
});

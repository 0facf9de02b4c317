import '../../support/frozenRates';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import type { NoticeInputs } from '../../../src/features/price/assessment/model/noticeInputs';
import { changedInputs, correctInputs } from '../../support/assessmentInputs';
import { saveItem } from '../../support/deviceItems';
import { renderApp } from '../../support/renderApp';
import { CAUTION, setConfidence } from '../../support/setConfidence';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-25T17:00:00Z'),
    doNotFake: ['queueMicrotask', 'setImmediate'],
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Opens the page, with a notice typed earlier. */
async function open(typed?: NoticeInputs) {
  if (typed) saveItem('assessment', typed);
  const { user } = await renderApp('/services/car-purchase', { fakeTimers: true });
  const section = screen.getByText('Check the agent’s assessment').closest('details');
  if (!section) throw new Error('no fold');
  const result = await within(section).findByRole('region', { name: 'What fits, and what to ask' });
  return { user, section, result, field: (label: string) => within(section).getByLabelText(label) };
}
const fill = (field: HTMLElement, value: string) => {
  fireEvent.change(field, { target: { value } });
};

it('shows the rates and how firm each is before anything is typed, and what to ask for', async () => {
  setConfidence({ nacLevy: 'reported', fobCharge: 'unsure' });
  const { result, section } = await open();
  expect(result).toHaveTextContent('NAC levy (LEV)Reported5% of the CIF value, for used cars.');
  expect(result).toHaveTextContent('FOB charge (FCS)Not certain');
  expect(section).toHaveTextContent('Single Goods DeclarationWith its C-number.');
  expect(section).toHaveTextContent('Pay the bank, not a person.');
  expect(within(result).queryByRole('link')).not.toBeInTheDocument();
});

it('says what fits, what doesn’t, by how much, why, and what to ask', async () => {
  setConfidence({ nacLevy: 'reported', greenTaxMid: 'reported' });
  const { result, field } = await open(changedInputs({ nacLevy: '1,125.00', surcharge: '525' }));
  expect(result).toHaveTextContent('So far3 lines to ask about, 7 fit');
  expect(result).toHaveTextContent('By the published rates, the total is $2,892.56.');
  expect(result).toHaveTextContent(
    'On the notice$1,125.00By the rates$375.00 $750.00 moreIt’s 15%, the rate before July 2026.',
  );
  expect(result).toHaveTextContent(`Reported: ${CAUTION}`);
  expect(result).toHaveTextContent('It’s 7% of the CIF value. It should be 7% of the duty.');
  expect(result).toHaveTextContent('Green Tax Surcharge 2% of the CIF valueReported');
  fill(field('NAC levy (LEV), in US dollars'), '375.00');
  fill(field('Surcharge (SUR), in US dollars'), '105.00');
  expect(result).toHaveTextContent('So far10 lines fit');
  expect(within(result).queryByRole('link')).not.toBeInTheDocument();
});

it('compares the HS code and the VIN with the car', async () => {
  const { result, field } = await open();
  const code = field('HS code on the notice');
  fill(code, '8703.23.19.00');
  expect(result).toHaveTextContent('An ending in 19 is for new cars, with a higher levy.');
  fill(code, '8703.22.20');
  expect(result).toHaveTextContent('HS code: needs the engine size.');
  fill(field('Engine on the notice, cc'), '2494');
  expect(result).toHaveTextContent('for engines over 1,000 and up to 1,500 cc. The car has 2,494 cc.');
  fill(code, 'car');
  expect(code).toHaveAccessibleDescription(/Enter digits only/);
  const vin = field('VIN on the notice (optional)');
  fill(vin, '1HGCM82633A004353');
  expect(result).toHaveTextContent('1 line to ask about, 0 fit');
  expect(result).toHaveTextContent('Compare it with the title and the bill of lading.');
  fill(vin, '1HGCM82633A004352');
  expect(result).toHaveTextContent('1 line fits');
});

it('finds no line that fits in a notice of zeros, and asks for the amounts that can’t be zero', async () => {
  const zeros = Object.fromEntries(Object.keys(correctInputs.amounts).map((id) => [id, '0.00']));
  const { result, field } = await open({ ...correctInputs, hsCode: '', amounts: zeros });
  expect(result).toHaveTextContent('Nothing to compare yet');
  for (const label of ['FOB value', 'CIF value', 'Total on the notice', 'Bank receipt'])
    expect(field(`${label}, in US dollars`)).toHaveAccessibleDescription('Error: Enter a number above zero.');
  expect(field('Freight, in US dollars')).not.toHaveAccessibleDescription(/Error/);
});

it('doesn’t check charges against a customs value of zero', async () => {
  const { result } = await open(changedInputs({ fob: '0', freight: '', insurance: '', cif: '0' }));
  expect(result).toHaveTextContent('Import duty: needs the CIF value.');
});

it('judges only what was typed, and says what is still needed', async () => {
  const { result, field } = await open();
  fill(field('Import duty, in naira'), '1,500.00');
  fill(field('VAT, in naira'), '725.06');
  expect(result).toHaveTextContent('So farNothing to compare yet');
  expect(result).toHaveTextContent('Import duty: needs the CIF value.');
  expect(result).toHaveTextContent('VAT: needs the CIF value, LEV, SUR and ETL.');
  fill(field('CIF value, in naira'), '7,500.00');
  expect(result).toHaveTextContent('So far1 line fits');
  fill(field('CIF value, in naira'), 'a lot');
  expect(field('CIF value, in naira')).toHaveAccessibleDescription(/Enter a number/);
  expect(result).toHaveTextContent('Import duty: needs the CIF value.');
});

it('writes a polite message to the agent, and announces the summary after a pause', async () => {
  const { result, field } = await open();
  fill(field('VIN on the notice (optional)'), '1hgcm82633a004352');
  fill(field('FOB charge (FCS), in naira'), '240');
  fill(field('Any other charges, in naira'), '50');
  const link = within(result).getByRole('link', { name: /^Ask the agent on WhatsApp/ });
  const url = new URL(link.getAttribute('href') ?? '');
  expect(url.origin).toBe('https://wa.me');
  expect(url.searchParams.get('text')).toBe(
    [
      'Hello, thank you for the assessment notice for VIN 1HGCM82633A004352. Could you please help me with these 2 questions?',
      '1. FCS is charged, ₦240.00, but it was suspended on 15 Sep 2025. Why does it apply?\n2. There are other charges of ₦50.00. What are they for, and which rule sets them?',
      'I compared it with published rates, and may have missed something. Thank you for your help.',
    ].join('\n\n'),
  );
  act(() => {
    jest.advanceTimersByTime(1_600);
  });
  expect(document.querySelector('#announcements')).toHaveTextContent(
    '2 lines to ask about, 1 fits. FOB charge (FCS). Any other charges',
  );
});

it('saves the notice, prints it, and clears it on request', async () => {
  window.print = jest.fn();
  const { user, result, section, field } = await open(changedInputs({ fobCharge: '240' }));
  expect(localStorage.getItem(storageKeys.assessment.key)).toContain('"vat":"725.06"');
  await user.click(within(result).getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledTimes(1);
  const printed = section.querySelector('[data-printed]');
  expect(printed).toHaveTextContent('FOB charge (FCS)$240.00Not certainFCS is charged, $240.00');
  expect(printed).toHaveTextContent('Pay the bank, not a person.');
  await user.click(within(result).getByRole('button', { name: 'Clear' }));
  expect(localStorage.getItem(storageKeys.assessment.key)).toBeNull();
  expect(field('VAT, in naira')).toHaveValue('');
  expect(result).toHaveFocus();
});

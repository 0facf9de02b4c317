import { screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { main, step } from '../support/quotePage';
import { completeDraft, storeDraft } from '../support/quoteDraft';
import { renderApp } from '../support/renderApp';
import { makeReferralCode } from '../../src/lib/referralCode';

describe('the steps', () => {
  it('asks for the service first, and continues on a click', async () => {
    const { user } = await renderApp('/quote');
    await step('What do you need?');
    expect(main().queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await user.click(main().getByRole('button', { name: /^Inspection/ }));
    expect(await step('What should we inspect?')).toHaveFocus();
    await user.click(main().getByRole('link', { name: 'Back' }));
    await step('What do you need?');
    expect(main().getByRole('button', { name: /^Inspection/ })).toHaveAttribute('aria-current', 'true');
    expect(main().getByRole('button', { name: 'Continue' })).toBeInTheDocument();
  });

  it('names the step where its number is', async () => {
    const { user } = await renderApp('/quote');
    await step('What do you need?');
    expect(main().getByText('Step 1 of 5: Service')).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: /^Logistics/ }));
    await step('What are we moving?');
    expect(main().getByText('Step 2 of 5: Vehicles')).toBeInTheDocument();
  });

  it('reports missing answers at the field and in a summary', async () => {
    const { user } = await renderApp('/quote?service=inspection');
    await step('What should we inspect?');
    await user.click(main().getByRole('button', { name: 'Continue' }));
    const summary = await main().findByRole('alert');
    expect(summary).toHaveFocus();
    await waitFor(() => {
      expect(document.title).toMatch(/^Error: /);
    });
    await user.click(within(summary).getByRole('link', { name: /Choose the type/ }));
    await user.click(main().getByRole('radio', { name: /^Car/ }));
    await user.click(main().getByRole('radio', { name: /^It runs/ }));
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Continue' }));
    expect(await step('Where is it, and where’s it going?')).toHaveFocus();
    expect(document.title).not.toMatch(/^Error: /);
  });

  it('prefills the answers of a link and opens the first unanswered step', async () => {
    await renderApp('/quote?service=auto-shipping&vehicle=suv&from=US-MD&to=NG-LA&vin=1M8GDM9AXKP042788');
    await step('What are we moving?');
    expect(main().getByRole('radio', { name: 'SUV' })).toBeChecked();
    expect(main().getByRole('textbox', { name: /VIN/ })).toHaveValue('1M8GDM9AXKP042788');
    expect(window.location.search).toBe('?step=vehicles');
  });

  it('ignores invalid values in a link', async () => {
    await renderApp('/quote?service=__proto__&vehicle=rocket&from=javascript:alert(1)&to=XX&step=review');
    await step('What do you need?');
    expect(main().queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('fills in model year and make from a VIN, without overwriting what was typed', async () => {
    const { user } = await renderApp('/quote?service=auto-shipping&from=US-MD&to=NG-LA');
    await step('What are we moving?');
    await user.type(main().getByRole('combobox', { name: /Make/ }), 'Mine');
    await user.type(main().getByRole('textbox', { name: /VIN/ }), '1HGCM82633A004352');
    expect(main().getByRole('textbox', { name: /Model year/ })).toHaveValue('2003');
    expect(main().getByRole('combobox', { name: /Make/ })).toHaveValue('Mine');
  });

  it('reports a typo in a VIN and offers a correction', async () => {
    const { user } = await renderApp('/quote?service=auto-shipping&from=US-MD&to=NG-LA');
    await step('What are we moving?');
    const vin = main().getByRole('textbox', { name: /VIN/ });
    await user.type(vin, 'IM8GDM9AXKP042788');
    await user.click(await main().findByRole('button', { name: 'Change I to 1 in position 1' }));
    expect(vin).toHaveValue('1M8GDM9AXKP042788');
    await user.clear(vin);
    await user.type(vin, '1HGCM82633A00435');
    expect(main().getByText('16 of 17 characters.')).toBeInTheDocument();
    await user.type(vin, '3');
    expect(main().getByText(/^The check digit doesn’t match/)).toBeInTheDocument();
    expect(main().getByRole('textbox', { name: /Model year/ })).toHaveValue('');
  });

  it('adds and removes vehicles', async () => {
    const { user } = await renderApp('/quote?service=auto-shipping&from=US-MD&to=NG-LA');
    await step('What are we moving?');
    await user.click(main().getByRole('button', { name: 'Add another vehicle' }));
    const second = within(main().getByRole('group', { name: 'Vehicle 2' }));
    expect(second.getAllByRole('radio')[0]).toHaveFocus();
    await user.click(main().getByRole('button', { name: 'Remove vehicle 1' }));
    expect(main().queryByRole('group', { name: 'Vehicle 2' })).not.toBeInTheDocument();
  });

  it('recommends a container for a car that does not run', async () => {
    storeDraft({
      ...completeDraft,
      vehicles: [{ ...completeDraft.vehicles[0], condition: 'inoperable' }],
    });
    // A step from links of earlier builds.
    await renderApp('/quote?step=timing');
    await step('Where is it, and where’s it going?');
    expect(window.location.search).toBe('?step=route');
    expect(main().getByText('Container', { selector: 'b' })).toBeInTheDocument();
  });

  it('advises on each of several vehicles', async () => {
    const [car] = completeDraft.vehicles;
    storeDraft({
      ...completeDraft,
      method: 'unsure',
      effects: 'no',
      vehicles: [car, { ...car, condition: 'inoperable' }],
    });
    await renderApp('/quote?step=route');
    await step('Where is it, and where’s it going?');
    expect(main().getByText('Vehicle 1:').parentElement).toHaveTextContent(/^Vehicle 1: Container\. .*RoRo/);
    expect(main().getByText('Vehicle 2:').parentElement).toHaveTextContent(/^Vehicle 2: Container$/);
  });

  it('asks which country a phone number without country code is from', async () => {
    storeDraft({ ...completeDraft, contact: { ...completeDraft.contact, phone: '' } });
    const { user } = await renderApp('/quote?step=contact');
    await step('How do we reach you?');
    await user.type(main().getByRole('textbox', { name: /Phone/ }), '8035550142');
    await user.click(main().getByRole('button', { name: /Nigeria/ }));
    expect(main().getByText(/Read as \+234/)).toBeInTheDocument();
  });

  it.each([
    ['009 234 803 555 0142', 'Read as +234 803 555 0142: Nigeria.'],
    ['00914105550142', 'Read as +1 410 555 0142: United States or Canada.'],
    ['234 0803 555 0142', 'Read as +234 803 555 0142: Nigeria.'],
    ['tel:+1-410-555-0142', 'Read as +1 410 555 0142: United States or Canada.'],
  ])('reads %s for what it is', async (typed, reading) => {
    storeDraft({ ...completeDraft, contact: { ...completeDraft.contact, phone: '' } });
    const { user } = await renderApp('/quote?step=contact');
    await step('How do we reach you?');
    await user.click(main().getByRole('textbox', { name: /Phone/ }));
    await user.paste(typed);
    expect(main().getByText(reading)).toBeInTheDocument();
  });

  it('offers only readings of 009 that a country’s numbering plan has', async () => {
    storeDraft({ ...completeDraft, contact: { ...completeDraft.contact, phone: '' } });
    const { user } = await renderApp('/quote?step=contact');
    await step('How do we reach you?');
    await user.click(main().getByRole('textbox', { name: /Phone/ }));
    await user.paste('009442079460018');
    expect(main().getByText('Which country?')).toBeInTheDocument();
    await user.click(await main().findByRole('button', { name: '+44 20 7946 0018, United Kingdom' }));
    expect(main().getByRole('textbox', { name: /Phone/ })).toHaveValue('+44 20 7946 0018');
    expect(main().queryByRole('button', { name: /Sri Lanka/ })).not.toBeInTheDocument();
  });

  it('reads a foreign phone number by that country’s numbering plan', async () => {
    storeDraft({ ...completeDraft, contact: { ...completeDraft.contact, phone: '' } });
    const { user } = await renderApp('/quote?step=contact');
    await step('How do we reach you?');
    const phone = main().getByRole('textbox', { name: /Phone/ });
    await user.type(phone, '+44 20 7946 0018');
    expect(await main().findByText('Read as +44 20 7946 0018: United Kingdom.')).toBeInTheDocument();
    await user.clear(phone);
    await user.type(phone, '+44 20 7946');
    expect(await main().findByText(/unusual for that country/)).toBeInTheDocument();
  });

  it('questions an unknown referral code, but accepts it', async () => {
    storeDraft();
    const { user } = await renderApp('/quote');
    await step('Check it, then send it');
    const code = main().getByRole('textbox', { name: /Referral code/ });
    await user.type(code, 'FRIEND');
    expect(main().getByText(/doesn’t look like one of our codes/)).toBeInTheDocument();
    await user.clear(code);
    await user.type(code, makeReferralCode());
    expect(main().queryByText(/doesn’t look like one of our codes/)).not.toBeInTheDocument();
  });
});

describe('the draft', () => {
  it('is saved and restored', async () => {
    const first = await renderApp('/quote?service=inspection');
    await step('What should we inspect?');
    first.unmount();
    await renderApp('/quote');
    await step('What should we inspect?');
    expect(main().getByText('We saved what you typed earlier.')).toBeInTheDocument();
  });

  it('is cleared by “Start over” and restored by “Undo”', async () => {
    storeDraft();
    const { user } = await renderApp('/quote');
    await step('Check it, then send it');
    await user.click(main().getByRole('button', { name: 'Start over' }));
    await step('What do you need?');
    await user.click(main().getByRole('button', { name: 'Undo' }));
    await user.click(await main().findByRole('link', { name: /Review/ }));
    await step('Check it, then send it');
    expect(main().getByText(/2015 Toyota Camry/, { selector: 'dd, dd *' })).toBeInTheDocument();
  });

  it('starts empty when the stored one is broken', async () => {
    localStorage.setItem(storageKeys.quoteDraft.key, '{"draft":{"client_request_id":7,');
    await renderApp('/quote');
    await step('What do you need?');
    expect(main().queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });
});

it('keeps other query parameters: the account dialog opens over the quote', async () => {
  await renderApp('/quote?account=sign-in');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(window.location.search).toBe('?account=sign-in&step=service');
});

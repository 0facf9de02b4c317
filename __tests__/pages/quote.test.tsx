import { screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { main, step } from '../support/quotePage';
import { completeDraft, keepDraft } from '../support/quoteDraft';
import { renderApp } from '../support/renderApp';
import { makeReferralCode } from '../../src/lib/referralCode';

describe('the steps', () => {
  it('asks for the service first: one press answers it and goes on', async () => {
    const { user } = await renderApp('/quote');
    await step('What do you need?');
    expect(main().queryByRole('button', { name: 'Continue' })).not.toBeInTheDocument();
    await user.click(main().getByRole('button', { name: /^Inspection/ }));
    expect(await step('What are we moving?')).toHaveFocus();
    await user.click(main().getByRole('link', { name: 'Back' }));
    await step('What do you need?');
    expect(main().getByRole('button', { name: /^Inspection/ })).toHaveAttribute('aria-current', 'true');
    expect(main().getByRole('button', { name: 'Continue' })).toBeInTheDocument();
  });

  it('tells what is missing beside the field and in a summary', async () => {
    const { user } = await renderApp('/quote?service=inspection');
    await step('What are we moving?');
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

  it('takes what a link knows and goes to the first open question', async () => {
    await renderApp('/quote?service=auto-shipping&vehicle=suv&from=US-MD&to=NG-LA&vin=1M8GDM9AXKP042788');
    await step('What are we moving?');
    expect(main().getByRole('radio', { name: 'SUV' })).toBeChecked();
    expect(main().getByRole('textbox', { name: /VIN/ })).toHaveValue('1M8GDM9AXKP042788');
    expect(window.location.search).toBe('?step=vehicles');
  });

  it('ignores nonsense in a link', async () => {
    await renderApp('/quote?service=__proto__&vehicle=rocket&from=javascript:alert(1)&to=XX&step=review');
    await step('What do you need?');
    expect(main().queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });

  it('reads a VIN: model year and make are filled in, never over what was typed', async () => {
    const { user } = await renderApp('/quote?service=auto-shipping&from=US-MD&to=NG-LA');
    await step('What are we moving?');
    await user.type(main().getByRole('combobox', { name: /Make/ }), 'Mine');
    await user.type(main().getByRole('textbox', { name: /VIN/ }), '1M8GDM9AXKP042788');
    expect(main().getByRole('textbox', { name: /Model year/ })).toHaveValue('1989');
    expect(main().getByRole('combobox', { name: /Make/ })).toHaveValue('Mine');
  });

  it('warns of a slip in a VIN and offers the repair', async () => {
    const { user } = await renderApp('/quote?service=auto-shipping&from=US-MD&to=NG-LA');
    await step('What are we moving?');
    const vin = main().getByRole('textbox', { name: /VIN/ });
    await user.type(vin, 'IM8GDM9AXKP042788');
    await user.click(await main().findByRole('button', { name: /1/ }));
    expect(vin).toHaveValue('1M8GDM9AXKP042788');
  });

  it('adds and removes vehicles', async () => {
    const { user } = await renderApp('/quote?service=auto-shipping&from=US-MD&to=NG-LA');
    await step('What are we moving?');
    await user.click(main().getByRole('button', { name: 'Add another vehicle' }));
    expect(main().getByRole('group', { name: 'Vehicle 2' })).toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Remove vehicle 1' }));
    expect(main().queryByRole('group', { name: 'Vehicle 2' })).not.toBeInTheDocument();
  });

  it('advises a container for a car that does not run', async () => {
    keepDraft({
      ...completeDraft,
      vehicles: [{ ...completeDraft.vehicles[0], condition: 'inoperable' }],
    });
    // The step that links of earlier builds lead to.
    await renderApp('/quote?step=timing');
    await step('Where is it, and where’s it going?');
    expect(window.location.search).toBe('?step=route');
    expect(main().getByText('Container', { selector: 'b' })).toBeInTheDocument();
  });

  it('asks which country a bare telephone number is from', async () => {
    keepDraft({ ...completeDraft, contact: { ...completeDraft.contact, phone: '' } });
    const { user } = await renderApp('/quote?step=contact');
    await step('How do we reach you?');
    await user.type(main().getByRole('textbox', { name: /Phone/ }), '8035550142');
    await user.click(main().getByRole('button', { name: /Nigeria/ }));
    expect(main().getByText(/We read \+234/)).toBeInTheDocument();
  });

  it('reads a telephone number of another country by that country’s plan', async () => {
    keepDraft({ ...completeDraft, contact: { ...completeDraft.contact, phone: '' } });
    const { user } = await renderApp('/quote?step=contact');
    await step('How do we reach you?');
    const phone = main().getByRole('textbox', { name: /Phone/ });
    await user.type(phone, '+44 20 7946 0018');
    expect(await main().findByText('We read +44 20 7946 0018: United Kingdom.')).toBeInTheDocument();
    await user.clear(phone);
    await user.type(phone, '+44 20 7946');
    expect(await main().findByText(/unusual for that country/)).toBeInTheDocument();
  });

  it('doubts a referral code that is none of ours, and takes it all the same', async () => {
    keepDraft();
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
  it('is kept on the device and comes back', async () => {
    const first = await renderApp('/quote?service=inspection');
    await step('What are we moving?');
    first.unmount();
    await renderApp('/quote');
    await step('What are we moving?');
    expect(main().getByText('We saved what you typed earlier.')).toBeInTheDocument();
  });

  it('is cleared by "Start over", and comes back by "Undo"', async () => {
    keepDraft();
    const { user } = await renderApp('/quote');
    await step('Check it, then send it');
    await user.click(main().getByRole('button', { name: 'Start over' }));
    await step('What do you need?');
    await user.click(main().getByRole('button', { name: 'Undo' }));
    await user.click(await main().findByRole('link', { name: /Review/ }));
    await step('Check it, then send it');
    expect(main().getByText(/2015 Toyota Camry/, { selector: 'dd' })).toBeInTheDocument();
  });

  it('starts empty when what is stored is broken', async () => {
    localStorage.setItem(storageKeys.quoteDraft.key, '{"draft":{"client_request_id":7,');
    await renderApp('/quote');
    await step('What do you need?');
    expect(main().queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });
});

it('leaves the rest of an address alone: the account opens over the quote', async () => {
  await renderApp('/quote?account=sign-in');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(window.location.search).toBe('?account=sign-in&step=service');
});

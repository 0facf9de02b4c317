import { screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { answer, dropped, ok } from '../support/answers';
import type { Answer } from '../support/answers';
import { completeDraft, DRAFT_ID, keepDraft } from '../support/quoteDraft';
import { renderApp } from '../support/renderApp';

const REFERENCE = 'HAL-7K3M-92QX';
const accepted = ok({ success: true, reference: REFERENCE }, 201);

const main = () => within(screen.getByRole('main'));
const step = (name: string) => main().findByRole('heading', { level: 2, name });

/** The review with everything answered, ready to be sent. */
async function review(...answers: readonly [Answer, ...Answer[]]) {
  keepDraft();
  const posts = answer('/api/quote/', ...answers);
  const app = await renderApp('/quote');
  await step('Check it, then send it');
  const send = async (name = /^Send/) => {
    await app.user.click(main().getByRole('button', { name }));
  };
  return { ...app, posts, send };
}

describe('the steps', () => {
  it('asks for the service first, and tells what is missing beside the field and in a summary', async () => {
    const { user } = await renderApp('/quote');
    await step('What do you need?');
    await user.click(main().getByRole('button', { name: 'Continue' }));
    const summary = await main().findByRole('alert');
    expect(summary).toHaveFocus();
    await waitFor(() => {
      expect(document.title).toMatch(/^Error: /);
    });
    await user.click(within(summary).getByRole('link', { name: /Choose what you need/ }));
    await user.click(main().getByRole('radio', { name: /Inspection/ }));
    expect(main().queryByRole('alert')).not.toBeInTheDocument();
    await user.click(main().getByRole('button', { name: 'Continue' }));
    expect(await step('Where is it, and where does it go?')).toHaveFocus();
    expect(document.title).not.toMatch(/^Error: /);
  });

  it('takes what a link knows and goes to the first open question', async () => {
    await renderApp('/quote?service=auto-shipping&vehicle=suv&from=US-MD&to=NG-LA&vin=1M8GDM9AXKP042788');
    await step('What is being moved?');
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
    await step('What is being moved?');
    await user.type(main().getByRole('combobox', { name: /Make/ }), 'Mine');
    await user.type(main().getByRole('textbox', { name: /VIN/ }), '1M8GDM9AXKP042788');
    expect(main().getByRole('textbox', { name: /Model year/ })).toHaveValue('1989');
    expect(main().getByRole('combobox', { name: /Make/ })).toHaveValue('Mine');
  });

  it('warns of a slip in a VIN and offers the repair', async () => {
    const { user } = await renderApp('/quote?service=auto-shipping&from=US-MD&to=NG-LA');
    await step('What is being moved?');
    const vin = main().getByRole('textbox', { name: /VIN/ });
    await user.type(vin, 'IM8GDM9AXKP042788');
    await user.click(await main().findByRole('button', { name: /1/ }));
    expect(vin).toHaveValue('1M8GDM9AXKP042788');
  });

  it('adds and removes vehicles', async () => {
    const { user } = await renderApp('/quote?service=auto-shipping&from=US-MD&to=NG-LA');
    await step('What is being moved?');
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
    await renderApp('/quote?step=timing');
    await step('When, and how?');
    expect(main().getByText('Container', { selector: 'b' })).toBeInTheDocument();
  });

  it('asks which country a bare telephone number is from', async () => {
    keepDraft({ ...completeDraft, contact: { ...completeDraft.contact, phone: '' } });
    const { user } = await renderApp('/quote?step=contact');
    await step('Who should we answer?');
    await user.type(main().getByRole('textbox', { name: /Phone/ }), '8035550142');
    await user.click(main().getByRole('button', { name: /Nigeria/ }));
    expect(main().getByText(/We read \+234/)).toBeInTheDocument();
  });
});

describe('the draft', () => {
  it('is kept on the device and comes back', async () => {
    const first = await renderApp('/quote?service=inspection');
    await step('Where is it, and where does it go?');
    first.unmount();
    await renderApp('/quote');
    await step('Where is it, and where does it go?');
    expect(main().getByText('What you typed earlier was kept on this device.')).toBeInTheDocument();
  });

  it('is cleared by "Start again", and comes back by "Undo"', async () => {
    keepDraft();
    const { user } = await renderApp('/quote');
    await step('Check it, then send it');
    await user.click(main().getByRole('button', { name: 'Start again' }));
    await step('What do you need?');
    await user.click(main().getByRole('button', { name: 'Undo' }));
    await user.click(await main().findByRole('link', { name: /Review/ }));
    await step('Check it, then send it');
  });

  it('starts empty when what is stored is broken', async () => {
    localStorage.setItem(storageKeys.quoteDraft.key, '{"draft":{"client_request_id":7,');
    await renderApp('/quote');
    await step('What do you need?');
  });
});

describe('sending', () => {
  it('sends the whole request once, however often the button is pressed, and shows the reference', async () => {
    const { user, posts } = await review(accepted);
    await user.click(main().getByRole('checkbox'));
    await user.dblClick(main().getByRole('button', { name: 'Send the request' }));
    expect(await step('We have your request')).toHaveFocus();
    expect(main().getByText(REFERENCE)).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Track this request' })).toHaveAttribute(
      'href',
      `/track?reference=${REFERENCE}`,
    );
    expect(posts).toHaveLength(1);
    expect(await posts[0]?.json()).toEqual({
      client_request_id: DRAFT_ID,
      service: 'auto-shipping',
      origin: { country: 'US', region: 'Maryland', city: 'Laurel' },
      destination: { country: 'NG', region: 'Lagos' },
      vehicles: [
        { year: 2015, make: 'Toyota', model: 'Camry', body_type: 'sedan', condition: 'runs', keys: true },
      ],
      method: 'roro',
      ready_on: '2026-12-12',
      contact: {
        first_name: 'Ada',
        last_name: 'Obi',
        email: 'ada@example.com',
        phone: '+14105550142',
        preferred: 'whatsapp',
      },
      notes: expect.stringContaining('Nothing will travel inside') as string,
      consent: true,
    });
    expect(localStorage.getItem(storageKeys.quoteDraft.key)).toBeNull();
  });

  it('does not send without consent', async () => {
    const { posts, send } = await review(accepted);
    await send();
    expect(await main().findByRole('link', { name: /Tick the box/ })).toBeInTheDocument();
    expect(posts).toHaveLength(0);
  });

  it('brings a server’s field error to its field, on its step', async () => {
    const { user, send } = await review(
      ok(
        {
          contact: { email: ['This address cannot receive mail.'] },
          vehicles: [{ make: ['Unknown make.'] }],
        },
        400,
      ),
    );
    await user.click(main().getByRole('checkbox'));
    await send();
    await step('What is being moved?');
    expect(await main().findAllByText(/Unknown make\./)).not.toHaveLength(0);
    expect(main().getByRole('combobox', { name: /Make/ })).toHaveAccessibleDescription(/Unknown make/);
    await user.click(main().getByRole('link', { name: /Contact/ }));
    expect(await main().findByRole('textbox', { name: /E-mail/ })).toHaveAccessibleDescription(
      /cannot receive mail/,
    );
  });

  it('tells in the summary what belongs to no field', async () => {
    const { user, send } = await review(ok({ non_field_errors: ['No lane to that port today.'] }, 400));
    await user.click(main().getByRole('checkbox'));
    await send();
    expect(await main().findByRole('alert')).toHaveTextContent('No lane to that port today.');
  });

  it('keeps everything when the line drops, and repeats with the same id when asked', async () => {
    const { user, posts, send } = await review(dropped, accepted);
    await user.click(main().getByRole('checkbox'));
    await send();
    expect(await main().findByText('Your request may have been sent.')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Open it as an e-mail' })).toHaveAttribute(
      'href',
      expect.stringContaining('Camry'),
    );
    expect(posts).toHaveLength(1);
    await send(/Send it again/);
    await step('We have your request');
    const ids = await Promise.all(
      posts.map(async (post) => ((await post.json()) as typeof completeDraft).client_request_id),
    );
    expect(ids).toEqual([DRAFT_ID, DRAFT_ID]);
  });

  it('says plainly that a server error left it unsent', async () => {
    const { user, posts, send } = await review(ok({ detail: 'boom' }, 500));
    await user.click(main().getByRole('checkbox'));
    await send();
    expect(await main().findByText('Your request was not sent.')).toBeInTheDocument();
    expect(posts).toHaveLength(1);
    expect(localStorage.getItem(storageKeys.quoteDraft.key)).toContain('Camry');
  });

  it('remembers after a closed browser that a send may have arrived', async () => {
    keepDraft(completeDraft, true);
    await renderApp('/quote');
    await step('Check it, then send it');
    expect(main().getByText('Your request may have been sent.')).toBeInTheDocument();
  });

  it('carries the enquiry list and the referral code', async () => {
    localStorage.setItem(
      storageKeys.enquiryList.key,
      JSON.stringify([{ id: 'suv', name: 'SUV or crossover', quantity: 2 }]),
    );
    const { user, posts, send } = await review(accepted);
    expect(await main().findByText(/2 × SUV or crossover/)).toBeInTheDocument();
    await user.type(main().getByRole('textbox', { name: /Referral code/ }), 'friend-7');
    await user.click(main().getByRole('checkbox'));
    await send();
    await step('We have your request');
    expect(await posts[0]?.json()).toMatchObject({
      items: [{ id: 'suv', name: 'SUV or crossover', quantity: 2 }],
      referral_code: expect.stringMatching(/friend-?7/i) as string,
    });
    await waitFor(() => {
      expect(localStorage.getItem(storageKeys.enquiryList.key)).toBeNull();
    });
  });
});

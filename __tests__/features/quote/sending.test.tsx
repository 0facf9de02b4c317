import { screen, waitFor, within } from '@testing-library/react';
import { storageKeys } from '../../../src/config/storageKeys';
import { ok } from '../../support/answers';
import { saveItem } from '../../support/deviceItems';
import { completeDraft, DRAFT_ID, storeDraft } from '../../support/quoteDraft';
import {
  accepted,
  main,
  REFERENCE,
  openReview,
  openReviewOf,
  sentHeading,
  step,
} from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';
import { scrollToMock } from '../../support/scrollToMock';

const stored = () => localStorage.getItem(storageKeys.quoteDraft.key);

it('sends the request once on a double click, and shows the reference', async () => {
  const { user, posts } = await openReview(accepted);
  await user.click(main().getByRole('checkbox'));
  await user.dblClick(main().getByRole('button', { name: 'Send request' }));
  expect(await sentHeading()).toHaveFocus();
  expect(document.title).toMatch(/^We have your request/);
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
    ready_on: '2099-12-12',
    contact: {
      first_name: 'Ada',
      last_name: 'Obi',
      email: 'ada@example.com',
      phone: '+14105550142',
      preferred: 'whatsapp',
    },
    notes: expect.stringContaining('Nothing packed inside') as string,
    consent: true,
  });
  expect(stored()).not.toMatch(/Camry|ada@example/);
});

it('cannot be edited while it is being sent', async () => {
  let release: (() => void) | undefined;
  const { send } = await openReview(async (request) => {
    await new Promise<void>((done) => {
      release = done;
    });
    return accepted(request);
  });
  // Opening the review moved to its address.
  scrollToMock.mockClear();
  await send();
  expect(await main().findByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  expect(main().getByRole('textbox', { name: /Anything else/ })).toBeDisabled();
  expect(main().queryByRole('button', { name: 'Start over' })).not.toBeInTheDocument();
  // The button stays in view, so that the outcome does too.
  expect(scrollToMock).not.toHaveBeenCalled();
  release?.();
  await sentHeading();
});

it('copies the reference, and keeps the receipt while the account dialog opens over it', async () => {
  const { send, user } = await openReview(accepted);
  await send();
  await sentHeading();
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(main().getByRole('button', { name: 'Copy reference' }));
  expect(writeText).toHaveBeenCalledWith(REFERENCE);
  const [entry] = screen.getAllByRole('link', { name: 'Sign in' });
  if (!entry) throw new Error('no way to sign in');
  await user.click(entry);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /Close/ }));
  expect(main().getByText(REFERENCE)).toBeInTheDocument();
});

it('shows no receipt for a link to the step', async () => {
  await renderApp('/quote?step=sent');
  expect(await step('What do you need?')).toBeInTheDocument();
  expect(main().queryByText('We have your request')).not.toBeInTheDocument();
});

it('does not send without consent', async () => {
  const { posts, press } = await openReview(accepted);
  await press();
  expect(await main().findByRole('link', { name: /Check the box/ })).toBeInTheDocument();
  expect(posts).toHaveLength(0);
});

it('shows server errors on several steps until each field is corrected', async () => {
  const EMAIL = 'This address cannot receive mail.';
  const MAKE = 'Unknown make.';
  const { user, send } = await openReview(
    ok({ contact: { email: [EMAIL] }, vehicles: [{ make: [MAKE] }] }, 400),
  );
  const summary = async () => within(await main().findByRole('alert'));
  const steps = () => within(main().getByRole('navigation', { name: 'Quote steps' }));
  await send();
  await step('What are we moving?');
  expect(await main().findByRole('combobox', { name: /Make/ })).toHaveAccessibleDescription(
    expect.stringContaining(MAKE),
  );
  expect((await summary()).getByRole('link', { name: MAKE })).toBeInTheDocument();
  expect(steps().getAllByRole('link', { name: /Needs your attention/ })).toHaveLength(2);

  await user.click((await summary()).getByRole('link', { name: EMAIL }));
  await step('How do we reach you?');
  const email = await main().findByRole('textbox', { name: /E-mail/ });
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(expect.stringContaining(EMAIL));
  await user.type(email, '.ng');
  expect(email).toBeValid();
  expect((await summary()).queryByRole('link', { name: EMAIL })).not.toBeInTheDocument();
  expect(steps().getByRole('link', { name: /Needs your attention/ })).toHaveTextContent(/Vehicle/);

  await user.click((await summary()).getByRole('link', { name: MAKE }));
  await step('What are we moving?');
  await user.type(await main().findByRole('combobox', { name: /Make/ }), ' Motor');
  expect(main().queryByRole('alert')).not.toBeInTheDocument();
  expect(steps().queryByRole('link', { name: /Needs your attention/ })).not.toBeInTheDocument();
});

it('lists errors of no field in the summary', async () => {
  const { send } = await openReview(
    ok({ non_field_errors: ['No lane to that port today.'], zip: ['Odd.'] }, 400),
  );
  await send();
  const summary = await main().findByRole('alert');
  expect(summary).toHaveTextContent('No lane to that port today.');
  expect(summary).toHaveTextContent('Odd.');
  await waitFor(() => {
    expect(summary).toHaveFocus();
  });
});

const storeShopList = () => {
  saveItem('enquiryList', [{ id: 'suv', name: 'SUV or crossover', quantity: 2 }]);
};

it('shows the shop list from the first step on', async () => {
  storeShopList();
  await renderApp('/quote?step=service');
  await step('What do you need?');
  expect(main().getByText('2 × SUV or crossover')).toBeInTheDocument();
});

it('sends the shop list and the referral code', async () => {
  storeShopList();
  const { user, posts, send } = await openReview(accepted);
  expect(await main().findByText(/2 × SUV or crossover/)).toBeInTheDocument();
  await user.type(main().getByRole('textbox', { name: /Referral code/ }), 'friend-7');
  await send();
  await sentHeading();
  expect(await posts[0]?.json()).toMatchObject({
    items: [{ id: 'suv', name: 'SUV or crossover', quantity: 2 }],
    referral_code: expect.stringMatching(/friend-?7/i) as string,
  });
  await waitFor(() => {
    expect(localStorage.getItem(storageKeys.enquiryList.key)).toBeNull();
  });
});

it('summarizes a car to find in the review, with links back to its steps', async () => {
  const { user } = await openReviewOf({ ...completeDraft, service: 'car-purchase' }, accepted);
  expect(main().getByText(/Camry, Car, must run, must have keys/)).toBeInTheDocument();
  await user.click(main().getByRole('link', { name: 'Change Route & timing' }));
  await step('Where’s it going?');
  await user.click(main().getByRole('button', { name: 'Back to review' }));
  await step('Check it, then send it');
});

it('keeps the id after the browser was closed while sending', async () => {
  storeDraft(completeDraft, true);
  await renderApp('/quote');
  await step('Check it, then send it');
  expect(main().getByText('Your request may have been sent.')).toBeInTheDocument();
  expect(main().getByRole('button', { name: 'Send again' })).toBeInTheDocument();
  expect(stored()).toContain(DRAFT_ID);
});

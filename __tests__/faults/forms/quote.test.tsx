import { screen } from '@testing-library/react';
import { answer, bearerOf, ok, unauthorized } from '../../support/answers';
import { autofill, enterSubmits, navigateHistory } from '../../support/browserEvents';
import { completeDraft, DRAFT_ID, storeDraft } from '../../support/quoteDraft';
import { accepted, idsOf, main, openReview, openReviewOf, sentHeading, step } from '../../support/quotePage';
import { renderApp } from '../../support/renderApp';

const referral = () => main().getByRole('textbox', { name: /Referral code/ });

it('sends once when Enter is pressed repeatedly', async () => {
  const { user, posts } = await openReview(accepted);
  await user.click(main().getByRole('checkbox'));
  await user.click(referral());
  await user.keyboard('{Enter}{Enter}{Enter}');
  await sentHeading();
  expect(posts).toHaveLength(1);
});

it('does not resend when the visitor goes back and forward after sending', async () => {
  window.history.replaceState(null, '', '/quote');
  window.history.pushState(null, '', '/quote');
  const { posts, send } = await openReview(accepted);
  await send();
  await sentHeading();
  await navigateHistory(() => {
    window.history.back();
  });
  await sentHeading();
  await navigateHistory(() => {
    window.history.forward();
  });
  await sentHeading();
  expect(posts).toHaveLength(1);
});

it('sends 10 000 characters untruncated, and restores them on the next visit', async () => {
  const notes = `${'Gate code 7. '.repeat(800)}The end.`;
  const { user, posts, send, unmount } = await openReview(ok({}, 500), accepted);
  await user.click(main().getByRole('textbox', { name: /Anything else/ }));
  await user.paste(notes);
  await send();
  await main().findByText('Your request may have been sent.');
  expect(await posts[0]?.json()).toMatchObject({ notes: expect.stringContaining(notes) as string });
  unmount();
  await renderApp('/quote');
  await step('Check it, then send it');
  expect(main().getByRole('textbox', { name: /Anything else/ })).toHaveValue(notes);
});

it('says that notes are too long, and keeps them', async () => {
  const notes = 'a'.repeat(20_001);
  const { user, posts, send } = await openReview(accepted);
  await user.click(main().getByRole('textbox', { name: /Anything else/ }));
  await user.paste(notes);
  await main().findByText('About 100 characters too many.');
  await send();
  await main().findByRole('link', { name: 'Keep your notes to 20,000 characters or fewer.' });
  expect(main().getByRole('textbox', { name: /Anything else/ })).toHaveValue(notes);
  expect(posts).toHaveLength(0);
});

it('trims white space from pasted answers', async () => {
  const contact = {
    ...completeDraft.contact,
    ...{
      first_name: '\u00A0Ada \t',
      last_name: ' Obi\u3000',
      email: ' ada@example.com ',
      phone: '\u202A+1 410-555-0142\u202C ',
    },
  };
  const [vehicle] = completeDraft.vehicles;
  const vehicles = [
    { ...vehicle, year: ' 2015 ', make: ' Toyota ', model: ' Camry ', vin: ' 4T1BF1FK5FU 123456 ' },
  ];
  const { posts, send } = await openReviewOf(
    { ...completeDraft, contact, vehicles, referral_code: '  ' },
    accepted,
  );
  await send();
  await sentHeading();
  const sent = (await posts[0]?.json()) as object;
  expect(sent).toMatchObject({
    contact: { first_name: 'Ada', last_name: 'Obi', email: 'ada@example.com', phone: '+14105550142' },
    vehicles: [{ year: 2015, make: 'Toyota', model: 'Camry', vin: '4T1BF1FK5FU123456' }],
  });
  expect(sent).not.toHaveProperty('referral_code');
});

it('accepts what the browser autofills', async () => {
  storeDraft({
    ...completeDraft,
    contact: { ...completeDraft.contact, first_name: '', last_name: '', email: '', phone: '' },
  });
  const { user } = await renderApp('/quote');
  await step('How do we reach you?');
  autofill(main().getByRole('textbox', { name: /First name/ }), 'Ada');
  autofill(main().getByRole('textbox', { name: /Last name/ }), 'Obi');
  autofill(main().getByRole('textbox', { name: /E-mail/ }), 'ada@example.com');
  autofill(main().getByRole('textbox', { name: /Phone/ }), '+234 803 123 4567');
  await user.click(main().getByRole('button', { name: 'Continue' }));
  await step('Check it, then send it');
  expect(await main().findByText(/\+234 803 123 4567/)).toBeInTheDocument();
});

it('does not submit on the Enter that ends an IME composition', async () => {
  await openReview(accepted);
  expect(enterSubmits(referral(), { isComposing: true })).toBe(false);
  expect(enterSubmits(referral(), { keyCode: 229 })).toBe(false);
  expect(enterSubmits(referral())).toBe(true);
});

it('is resent anonymously when the session has expired', async () => {
  localStorage.setItem('access_token', 'stale');
  localStorage.setItem('refresh_token', 'stale');
  answer('/api/auth/token/refresh/', unauthorized);
  storeDraft();
  const posts = answer('/api/quote/', (request) => (bearerOf(request) ? unauthorized : accepted)(request));
  const { user } = await renderApp('/quote', { persist: true });
  await step('Check it, then send it');
  await user.click(main().getByRole('checkbox'));
  await user.click(main().getByRole('button', { name: /^Send/ }));
  await sentHeading();
  expect(posts.map(bearerOf)).toEqual(['stale', null]);
  expect(await idsOf(posts)).toEqual([DRAFT_ID, DRAFT_ID]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

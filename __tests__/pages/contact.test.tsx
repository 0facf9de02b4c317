import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { storageKeys } from '../../src/config/storageKeys';
import { company, heldLicenses } from '../../src/content/company';
import { office } from '../../src/content/pictures/scenes';
import { answer, dropped, ok, throttled } from '../support/answers';
import type { Answer } from '../support/answers';
import { setOnline } from '../support/connection';
import { sendAgain } from '../support/contactForm';
import { saveItem } from '../support/deviceItems';
import { follow } from '../support/follow';
import { renderApp } from '../support/renderApp';

const main = () => within(screen.getByRole('main'));
const form = () => within(screen.getByRole('form', { name: 'Send us a message' }));
const sent = ok({ success: true }, 201);

async function fillIn(user: UserEvent) {
  await user.type(form().getByRole('textbox', { name: /name/i }), '  Ada Obi ');
  await user.type(form().getByRole('textbox', { name: /E-mail/ }), 'ada@example.com');
  await user.selectOptions(form().getByRole('combobox', { name: /about/i }), 'papers');
  await user.type(form().getByRole('textbox', { name: /message/i }), 'Which papers come first?');
  await user.click(form().getByRole('checkbox'));
}

async function openPage(...answers: readonly [Answer, ...Answer[]]) {
  const posts = answer('/api/contact/', ...answers);
  return { posts, ...(await renderApp('/contact')) };
}

it('sends a message once and says what happens next', async () => {
  const { user, posts } = await openPage(sent);
  await fillIn(user);
  await user.dblClick(form().getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
  expect(posts).toHaveLength(1);
  expect(await posts[0]?.json()).toEqual({
    name: 'Ada Obi',
    email: 'ada@example.com',
    subject: 'Documents and customs',
    message: 'Which papers come first?',
    consent: true,
  });
});

it('does not claim to clear cars, which only licensed agents do', async () => {
  await openPage(sent);
  expect(screen.getByRole('main')).not.toHaveTextContent(/\bclears?\b/);
});

it('shows people at the office’s door beside both addresses', async () => {
  await openPage(sent);
  const offices = within(screen.getByRole('region', { name: 'Our offices' }));
  expect(offices.getByRole('img', { name: office.alt })).toBeInTheDocument();
});

it('gives no example phone number that could be real', async () => {
  const { user } = await openPage(sent);
  await user.type(form().getByRole('textbox', { name: /telephone|phone/i }), 'none');
  await user.click(form().getByRole('button', { name: 'Send message' }));
  const hint = await form().findAllByText(/Use digits only in the phone number/);
  for (const text of hint) expect(text).not.toHaveTextContent(/\d{4}|\d( \d+)+/);
});

it('lists the missing fields, with links to them', async () => {
  const { user, posts } = await openPage(sent);
  await user.click(form().getByRole('button', { name: 'Send message' }));
  const summary = await form().findByRole('alert');
  expect(summary).toHaveFocus();
  expect(within(summary).getAllByRole('link').length).toBeGreaterThanOrEqual(4);
  expect(posts).toHaveLength(0);
});

it('puts a server’s field error at its field and keeps what was typed', async () => {
  const { user } = await openPage(ok({ email: ['Enter a valid email address.'] }, 400));
  await fillIn(user);
  await user.click(form().getByRole('button', { name: 'Send message' }));
  const email = form().getByRole('textbox', { name: /E-mail/ });
  expect(await form().findAllByText(/Enter a valid email address/)).not.toHaveLength(0);
  expect(email).toBeInvalid();
  expect(form().getByRole('textbox', { name: /message/i })).toHaveValue('Which papers come first?');
});

it('says that it may have been sent when the connection drops, and offers it by e-mail', async () => {
  const { user, posts } = await openPage(dropped, sent);
  await fillIn(user);
  await user.click(form().getByRole('button', { name: 'Send message' }));
  await form().findByRole('button', { name: 'Send again' });
  expect(form().getByRole('link', { name: /e-mail/i })).toHaveAttribute(
    'href',
    expect.stringContaining('Which%20papers%20come%20first'),
  );
  expect(posts).toHaveLength(1);
  await sendAgain(user);
  expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
});

it('sends nothing until a rate limit is over', async () => {
  const { user, posts } = await openPage(throttled(40), sent);
  await fillIn(user);
  await user.click(form().getByRole('button', { name: 'Send message' }));
  expect(await form().findByText(/Try again in 40 seconds/)).toBeInTheDocument();
  await user.click(form().getByRole('button', { name: 'Send message' }));
  expect(await form().findByText(/Try again in (?:40|39) seconds/)).toBeInTheDocument();
  expect(posts).toHaveLength(1);
});

it('still says “may have been sent” when a retry fails offline', async () => {
  const { user } = await openPage(dropped);
  await fillIn(user);
  await user.click(form().getByRole('button', { name: 'Send message' }));
  await form().findByRole('button', { name: 'Send again' });
  setOnline(false);
  await sendAgain(user);
  expect(await form().findByText(/^You’re offline/)).toBeInTheDocument();
  expect(form().getByText('Your message may have been sent.')).toBeInTheDocument();
});

it('restores the draft after a reload', async () => {
  const { user, unmount } = await openPage(sent);
  await user.type(form().getByRole('textbox', { name: /message/i }), 'Half a thought');
  unmount();
  await renderApp('/contact');
  expect(form().getByRole('textbox', { name: /message/i })).toHaveValue('Half a thought');
});

it('keeps an offline message and offers to send it again, immediately and after a reload', async () => {
  const { user, posts, unmount } = await openPage(dropped, sent);
  await fillIn(user);
  setOnline(false);
  await user.click(form().getByRole('button', { name: 'Send message' }));
  expect(await form().findByText('Your message hasn’t been sent yet.')).toBeInTheDocument();
  expect(form().getByText(/It’s saved on this device/)).toBeInTheDocument();
  unmount();

  const again = await renderApp('/contact');
  expect(await form().findByText('Your message hasn’t been sent yet.')).toBeInTheDocument();
  setOnline(true);
  expect(await form().findByText(/You’re back online/)).toBeInTheDocument();
  await again.user.click(form().getByRole('checkbox'));
  await again.user.click(form().getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
  expect(posts).toHaveLength(2);
  expect(localStorage.getItem(storageKeys.contactDraft.key)).not.toContain('Which papers');
});

it('leaves the focus alone when the visitor comes back after a message', async () => {
  const { user } = await openPage(sent);
  await fillIn(user);
  await user.click(form().getByRole('button', { name: 'Send message' }));
  expect(await main().findByRole('heading', { name: 'We have your message' })).toHaveFocus();
  await follow('Terms of Service');
  await follow('Contact');
  const heading = await main().findByRole('heading', { name: 'We have your message' });
  expect(heading).not.toHaveFocus();
});

it('includes the shop list, and clears it after sending', async () => {
  saveItem('enquiryList', [{ id: 'bus', name: 'Bus', quantity: 3 }]);
  const posts = answer('/api/contact/', sent);
  const { user } = await renderApp('/contact?subject=shop');
  expect(await form().findByDisplayValue(/3 × Bus/)).toBeInTheDocument();
  await fillIn(user);
  await user.click(form().getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
  expect(await posts[0]?.json()).toMatchObject({ message: expect.stringContaining('3 × Bus') as string });
  expect(localStorage.getItem(storageKeys.enquiryList.key) ?? '').not.toContain('bus');
});

it('points to a page that answers sooner, in a region that was there before', async () => {
  const { user } = await renderApp('/contact');
  const regions = form().getAllByRole('status');
  await user.selectOptions(
    form().getByRole('combobox', { name: 'What’s this about?' }),
    'A shipment in transit',
  );
  const [region] = form()
    .getAllByRole('status')
    .filter(({ textContent }) => textContent.includes('what’s next'));
  expect(regions).toContain(region);
});

it('lists each official channel once under “Is it really us?”, after what we never ask for', async () => {
  await openPage(sent);
  const region = screen.getByRole('region', { name: 'Is it really us?' });
  const titles = within(region).getAllByRole('heading', { level: 3 });
  expect(titles[0]).toHaveTextContent('What we never ask for');
  const { phones, email, website, whatsapp, social, portals } = company;
  const addresses = [
    ...[...phones, website, ...social, ...portals].map(({ href }) => href),
    ...heldLicenses().map(({ lookUp }) => lookUp),
  ];
  const links = within(region)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '');
  expect(links).toHaveLength(addresses.length + 2);
  expect(links).toEqual(
    expect.arrayContaining([
      ...addresses,
      expect.stringContaining(`mailto:${email}`),
      expect.stringContaining(whatsapp.href),
    ]),
  );
});

it('shows each number once, with a link to write to WhatsApp and to call each phone', async () => {
  await openPage(sent);
  const { whatsapp, phones, email } = company;
  const card = screen.getByText(whatsapp.label, { selector: 'dd' }).closest('dl') as HTMLElement;
  for (const { label } of [whatsapp, ...phones])
    expect(within(card).getByText(label, { selector: 'dd, dd > a' })).toBeInTheDocument();
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.replace(/\?.*/, '')).sort()).toEqual(
    [whatsapp.href, `mailto:${email}`, ...phones.map(({ href }) => href)].sort(),
  );
  expect(links[0]).toHaveTextContent('WhatsApp (opens in a new tab)');
  for (const { label, href } of phones)
    expect(links.find((link) => link.getAttribute('href') === href)).toHaveTextContent(label);
});

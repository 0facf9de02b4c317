import { storageKeys } from '../../../src/config/storageKeys';
import { company } from '../../../src/content/company';
import { accepted, main, REFERENCE, openReview, sentHeading } from '../../support/quotePage';
import { follow } from '../../support/follow';
import { renderApp } from '../../support/renderApp';

const link = (name: string) => main().getByRole('link', { name: new RegExp(`^${name}`) });
const hrefOf = (name: string) => decodeURIComponent(link(name).getAttribute('href') ?? '');

async function receipt() {
  const app = await openReview(accepted);
  await app.send();
  await sentHeading();
  return app;
}

it('prepares messages to the visitor’s own WhatsApp and mailbox', async () => {
  await receipt();
  expect(hrefOf('Send to my WhatsApp')).toMatch(/^https:\/\/wa\.me\/\?text=/);
  expect(hrefOf('E-mail it to me')).toMatch(
    /^mailto:ada@example\.com\?subject=My quote request HAL-7K3M-92QX&body=/,
  );
  for (const name of ['Send to my WhatsApp', 'E-mail it to me']) {
    expect(hrefOf(name)).toContain(`Your reference: ${REFERENCE}`);
    expect(hrefOf(name)).toContain(`/track?reference=${REFERENCE}`);
    expect(hrefOf(name)).toContain('2015 Toyota Camry, Car, runs, with keys');
    expect(hrefOf(name)).toContain(company.email);
  }
  expect(main().getByRole('button', { name: 'Print' })).toBeInTheDocument();
});

it('shows what was sent while the page is open, and saves only the reference', async () => {
  const { unmount } = await receipt();
  expect(main().getByRole('heading', { name: 'What you sent' })).toBeInTheDocument();
  expect(main().getByText(/Toyota Camry/, { selector: 'dd, dd *' })).toBeInTheDocument();
  expect(localStorage.getItem(storageKeys.quoteDraft.key)).not.toMatch(/Camry|ada@/);
  unmount();
  await renderApp('/quote');
  await sentHeading();
  expect(main().queryByRole('heading', { name: 'What you sent' })).not.toBeInTheDocument();
  expect(hrefOf('Send to my WhatsApp')).toContain(`Your reference: ${REFERENCE}`);
  expect(hrefOf('E-mail it to me')).toMatch(/^mailto:\?subject=/);
});

it('still shows what was sent when the visitor comes back from another page', async () => {
  await receipt();
  await follow('Terms of Service');
  await follow('Get a quote');
  await sentHeading();
  expect(main().getByRole('heading', { name: 'What you sent' })).toBeInTheDocument();
  expect(main().getByText(/Toyota Camry/, { selector: 'dd, dd *' })).toBeInTheDocument();
});

it.each([
  ['on a Saturday', '2026-11-21T12:00:00Z', 'The office opens Mon 9:00 AM EST.'],
  ['on a Tuesday', '2026-11-24T15:00:00Z', 'The office is open until Tue 6:00 PM EST.'],
])('says when the office is open: %s', async (_when, now, sentence) => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  await receipt();
  expect(main().getByRole('heading', { name: 'What happens next' })).toBeInTheDocument();
  const hours = main().getByText(new RegExp(`^${sentence}`)).parentElement;
  expect(hours).toHaveTextContent(`Mon-Fri 9:00 AM - 6:00 PM EST. ${sentence}`);
});

it('links from the review and the receipt to the list of our channels', async () => {
  const { send } = await openReview(accepted);
  expect(link('How to check')).toHaveAttribute('href', '/contact#is-it-us');
  await send();
  await sentHeading();
  expect(link('How to check')).toHaveAttribute('href', '/contact#is-it-us');
});

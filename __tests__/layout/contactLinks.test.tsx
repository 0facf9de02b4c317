import { screen, waitFor } from '@testing-library/react';
import { company } from '../../src/content/company';
import { contactNote } from '../../src/content/contactNote';
import { chatHref, mailHref } from '../../src/lib/text/contactLinks';
import { answer, ok } from '../support/answers';
import { saveItem } from '../support/deviceItems';
import { accepted, openReview, REFERENCE, sentHeading } from '../support/quotePage';
import { follow } from '../support/follow';
import { renderApp } from '../support/renderApp';

/** Where our WhatsApp and e-mail are on the screen, without the buttons, which send a prepared text. */
const ours = () => [
  ...document.querySelectorAll<HTMLAnchorElement>(
    [`mailto:${company.email}`, company.whatsapp.href]
      .map((start) => `a[href^="${start}"]:not([data-button])`)
      .join(),
  ),
];
const texts = () => [
  ...new Set(
    ours().map(({ href }) => {
      const { searchParams } = new URL(href);
      return searchParams.get('text') ?? searchParams.get('body');
    }),
  ),
];
const subjects = () => [
  ...new Set(
    ours()
      .filter(({ href }) => href.startsWith('mailto:'))
      .map(({ href }) => new URL(href).searchParams.get('subject')),
  ),
];
const site = 'https://harmattan.example';

/** Decoded, so that nothing hides in the encoding. */
const hrefs = () =>
  decodeURIComponent(
    ours()
      .map(({ href }) => href)
      .join('\n'),
  );

it.each([
  ['/', 'Question', '/'],
  ['/contact', 'Question', '/contact'],
  ['/about', 'Question: About us', '/about'],
  ['/services/inspection', 'Question: Vehicle inspection', '/services/inspection'],
  ['/track?reference=HAL-1', 'Question: Track a shipment', '/track'],
])('names the page %s, wherever the link is', async (address, subject, page) => {
  answer('/api/ports/', ok([]));
  answer('/api/ports/status/', ok([]));
  await renderApp(address);
  expect(ours().length).toBeGreaterThan(2);
  expect(texts()).toEqual([`Hello,\n\nPage: ${site}${page}\n\n`]);
  expect(subjects()).toEqual([subject]);
});

it('names the shipment on the screen, until it is left', async () => {
  answer(
    '/api/quote/status/',
    ok({
      reference: REFERENCE,
      status: 'in_transit',
      shipment: { destination_port: 'NGTIN', eta: '2099-12-20' },
    }),
  );
  saveItem('trackedReferences', [
    { reference: REFERENCE, status: 'booked', at: 1, car: '2015 Toyota Camry' },
  ]);
  saveItem('trackingEmail', 'ada@example.com');
  await renderApp(`/track?reference=${REFERENCE}`);
  await screen.findByRole('heading', { name: /^Arrives about/ });
  expect(texts()).toEqual([
    `Hello,\n\nReference: ${REFERENCE}\nCar: 2015 Toyota Camry\nArrives about 20 Dec 2099\nPage: ${site}/track\n\n`,
  ]);
  expect(subjects()).toEqual([`Question: 2015 Toyota Camry, ${REFERENCE}`]);
  expect(hrefs()).not.toContain('ada@');
  await follow('Careers');
  expect(hrefs()).not.toContain(REFERENCE);
  expect(texts()).toContain(`Hello,\n\nPage: ${site}/careers\n\n`);
});

it('names the request that was just sent', async () => {
  const { send } = await openReview(accepted);
  expect(hrefs()).not.toMatch(/Reference|ada@/);
  await send();
  await sentHeading();
  await waitFor(() => {
    expect(texts()).toEqual([
      `Hello,\n\nReference: ${REFERENCE}\nCar: 2015 Toyota Camry\nPage: ${site}/quote\n\n`,
    ]);
  });
  expect(hrefs()).not.toContain('ada@');
});

it('encodes what it knows', () => {
  const { text } = contactNote('/track/', { reference: 'HAL-1', car: 'Mum’s & Dad’s\uD83D', arrival: '' });
  const { searchParams } = new URL(chatHref('https://wa.me/1', { subject: '', text }));
  expect(searchParams.get('text')).toContain('Car: Mum’s & Dad’s\nPage');
  expect(mailHref('a@example.com', null)).toBe('mailto:a@example.com');
  expect(chatHref('https://wa.me/1', null)).toBe('https://wa.me/1');
});

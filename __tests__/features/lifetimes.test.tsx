import { cleanup, screen, within } from '@testing-library/react';
import { storageKeys } from '../../src/config/storageKeys';
import { answer, ok } from '../support/answers';
import { send, fillIn } from '../support/contactForm';
import { saveItem } from '../support/deviceItems';
import { completeDraft, savedDraft } from '../support/quoteDraft';
import { main, step } from '../support/quotePage';
import { renderApp } from '../support/renderApp';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const START = Date.UTC(2026, 10, 22);
const setClock = (at: number) => jest.spyOn(Date, 'now').mockReturnValue(at);
/** Leaves the page and reopens it this many days after the start. */
async function returnAfter(days: number, path: string) {
  cleanup();
  setClock(START + days * DAY_MS);
  return renderApp(path);
}

beforeEach(() => {
  setClock(START);
});

describe('a quote request', () => {
  const { key } = storageKeys.quoteDraft;
  const inspection = () => main().getByRole('button', { name: /^Inspection/ });
  const restored = () => main().queryByText('We saved what you typed earlier.');

  async function startDraft() {
    const { user } = await renderApp('/quote');
    await step('What do you need?');
    await user.click(inspection());
  }

  it('is restored 29 days after the last change', async () => {
    await startDraft();
    await returnAfter(29, '/quote?step=service');
    await step('What do you need?');
    expect(restored()).toBeInTheDocument();
    expect(inspection()).toHaveAttribute('aria-current', 'true');
  });

  it('is deleted from the form and the device after 30 days', async () => {
    await startDraft();
    await returnAfter(30, '/quote?step=service');
    await step('What do you need?');
    expect(restored()).not.toBeInTheDocument();
    expect(inspection()).not.toHaveAttribute('aria-current');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('lasts another 30 days after each change', async () => {
    await startDraft();
    const { user } = await returnAfter(29, '/quote?step=service');
    await step('What do you need?');
    await user.click(main().getByRole('button', { name: /^Logistics/ }));
    await returnAfter(58, '/quote?step=service');
    await step('What do you need?');
    expect(main().getByRole('button', { name: /^Logistics/ })).toHaveAttribute('aria-current', 'true');
  });

  it('that was stored while the clock was ahead is read, then expires like any other', async () => {
    saveItem('quoteDraft', savedDraft(completeDraft), START + 9e11);
    await returnAfter(0, '/quote');
    await step('Check it, then send it');
    await returnAfter(29, '/quote');
    await step('Check it, then send it');
    await returnAfter(30, '/quote');
    await step('What do you need?');
    expect(localStorage.getItem(key)).toBeNull();
  });
});

describe('a message', () => {
  const message = () =>
    within(screen.getByRole('form', { name: 'Send us a message' })).getByRole('textbox', {
      name: /message/i,
    });

  it('is kept for exactly 30 days after the last change', async () => {
    const { user } = await renderApp('/contact');
    await user.type(message(), 'Half a thought');
    await returnAfter(29, '/contact');
    expect(message()).toHaveValue('Half a thought');
    await returnAfter(30, '/contact');
    expect(message()).toHaveValue('');
    expect(localStorage.getItem(storageKeys.contactDraft.key)).toBeNull();
  });
});

describe('the receipt of a sent message', () => {
  it('is kept for exactly 7 days', async () => {
    answer('/api/contact/', ok({ success: true }, 201));
    const { user } = await renderApp('/contact');
    await fillIn(user);
    await send(user);
    const receipt = () => screen.queryByRole('heading', { name: 'We have your message' });
    await screen.findByText(/ada@example\.com/);
    await returnAfter(6, '/contact');
    expect(await screen.findByText(/ada@example\.com/)).toBeInTheDocument();
    await returnAfter(7, '/contact');
    expect(receipt()).not.toBeInTheDocument();
    expect(localStorage.getItem(storageKeys.contactDraft.key)).toBeNull();
  });
});

describe('tracked references', () => {
  beforeEach(() => {
    answer('/api/quote/status/', () => Response.json({ reference: 'HAL-ONE', status: 'booked' }));
  });
  const email = () => main().getByRole('textbox', { name: 'E-mail address' });
  const recent = () => main().queryByRole('region', { name: 'Recent lookups on this device' });

  async function lookUp() {
    const { user } = await renderApp('/track');
    await user.type(main().getByRole('textbox', { name: 'Reference' }), 'HAL-ONE');
    await user.type(email(), 'ada@example.com');
    await user.click(main().getByRole('checkbox', { name: /Remember my e-mail/ }));
    await user.click(main().getByRole('button', { name: 'Track shipment' }));
    await main().findByText('HAL-ONE', { selector: 'p > code' });
  }

  it('are kept for exactly 90 days after the last lookup', async () => {
    await lookUp();
    await returnAfter(89, '/track');
    expect(recent()).toHaveTextContent('HAL-ONE');
    expect(email()).toHaveValue('ada@example.com');
    await returnAfter(90, '/track');
    expect(recent()).not.toBeInTheDocument();
    expect(email()).toHaveValue('');
    for (const { key } of [storageKeys.trackedReferences, storageKeys.trackingEmail])
      expect(localStorage.getItem(key)).toBeNull();
  });
});

describe('input to a tool', () => {
  const { key } = storageKeys.ageCheck;
  const year = () => screen.findByRole('textbox', { name: /Year of manufacture/ });

  it('is kept for exactly 90 days after the last change', async () => {
    const { user } = await renderApp('/services/car-purchase');
    await user.type(await year(), '2018');
    await returnAfter(89, '/services/car-purchase');
    expect(await year()).toHaveValue('2018');
    await returnAfter(90, '/services/car-purchase');
    expect(await year()).toHaveValue('');
    expect(localStorage.getItem(key)).toBeNull();
  });

  it('is read as version 2.0.0 saved it', async () => {
    const text = `{"value":{"made":"2018","limit":"","arrives":""},"keptAt":${String(START)}}`;
    localStorage.setItem(key, text);
    await renderApp('/services/car-purchase');
    expect(await year()).toHaveValue('2018');
  });
});

describe('the port statuses', () => {
  const baltimore = () => main().queryByText('Get a quote from Baltimore');

  it.each([
    ['are shown', 24 * HOUR_MS - 1],
    ['are gone', 24 * HOUR_MS],
  ])('%s %i ms after they were fetched, when the backend fails', async (what, age) => {
    answer('/api/ports/', () => Response.json([]));
    answer('/api/ports/status/', () => Response.json([{ port: 'USBAL', status: 'open' }]));
    await renderApp('/port-status');
    await screen.findByText(/^\d+( of \d+)? ports?$/);
    expect(baltimore()).toBeInTheDocument();
    answer('/api/ports/status/', () => Response.json(null));
    await returnAfter(age / DAY_MS, '/port-status');
    await main().findByText(
      what === 'are shown' ? 'This is the last status saved on this device.' : /didn’t load/,
    );
    expect(baltimore() !== null).toBe(what === 'are shown');
    expect(localStorage.getItem(storageKeys.portStates.key) !== null).toBe(what === 'are shown');
  });
});

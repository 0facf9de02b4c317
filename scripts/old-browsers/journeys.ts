import { demoAccount } from '../../sandbox/seed';
import { paths } from '../../src/config/paths';
import { startFailure } from '../../src/content/errorScreens';
import type { Visitor } from './visitor';

type Journey = (visitor: Visitor) => Promise<unknown>;

const REFERENCE = 'HAL-DEMO-SEA1';

const menu: Journey = async ({ open, press, see }) => {
  await open('/about');
  await press('Menu', 'header summary');
  await press('Contact', 'header nav a');
  await see('Send us a message');
  await press('Menu', 'header summary');
  await press('Shop', 'header nav a');
  await see('Add to my list');
};

const lookup: Journey = async ({ open, press, see, type }) => {
  await open('/track');
  await type('Reference', REFERENCE);
  await type('E-mail address', demoAccount.email);
  await press('Track shipment');
  await see('In transit');
  await see('Arrival (ETA)');
};

const board: Journey = async ({ open, press, see, type }) => {
  await open('/track');
  await press('Track several cars');
  await see('Your cars');
  await type('References', `${REFERENCE}, 2015 Toyota Corolla\nHAL-DEMO-DLV1`);
  await type('E-mail address used for the requests', demoAccount.email);
  await press('Add to my board');
  await see('2 cars checked.');
};

const quote: Journey = async ({ open, page, press, see, type, valueOf }) => {
  await open('/quote?service=auto-shipping&from=US-MD&to=NG-LA&vehicle=suv');
  await see('What are we moving?');
  await press('It runs');
  await type('VIN', '1HGCM82633A004352');
  await press('Continue');
  await see(/We’d ship it by/);
  await press('Continue');
  await type('First name', 'Ada');
  await page.reload();
  if ((await valueOf('First name')) !== 'Ada') throw new Error('The draft is gone after a reload');
  await type('Last name', 'Obi');
  await type('E-mail', 'ada@example.com');
  await type('Phone', '+1 410 555 0142');
  await press('Continue');
  await press('WhatsApp', 'main label');
  await press('', 'main input[type="checkbox"]');
  await press('Send request', 'main button');
  await see('We have your request');
  await see(/HAL-\w{4}-\w{4}/);
};

const contact: Journey = async ({ open, page, press, see, type }) => {
  await open('/contact');
  await page.select('main form select', 'shipment');
  await type('Your message', 'Two sedans from Houston to Lagos.');
  await type('Your name', 'Ada Obi');
  await type('E-mail address', 'ada@example.com');
  await press('', 'main form input[type="checkbox"]');
  await press('Send message', 'main form button');
  await see('We have your message');
};

const account: Journey = async ({ open, page, press, see, type }) => {
  await open('/about?account=sign-in');
  await type('E-mail', demoAccount.email);
  await type('Password', demoAccount.password);
  await press('Sign in', 'dialog form button[type="submit"]');
  await see('Login successful!');
  await page.goto('about:blank');
  await open('/about?account=me');
  await press('Log out', 'dialog button');
  await see('Logged out successfully');
};

/** Every page becomes interactive, and none can be scrolled sideways. */
const everyPage: Journey = async ({ open, overflow }) => {
  for (const path of Object.values(paths)) {
    await open(path);
    const pixels = await overflow();
    if (pixels > 0) throw new Error(`${path} is ${String(pixels)} px wider than the screen`);
  }
};

/** The page stays readable, links and the menu work, and one sentence says how else to reach us. */
const unsupported: Journey = async ({ goTo, page, press, see }) => {
  await goTo('/quote');
  await see(startFailure.unsupported);
  await see('You can get a quote without JavaScript');
  const shown = await page.evaluate(() => document.body.innerText);
  for (const text of ['Application Error', startFailure.reload])
    if (shown.includes(text)) throw new Error(`The page says “${text}”`);
  await press('Menu', 'header summary');
  await press('Contact', 'header nav a');
  await see('Contact');
};

/** In browsers older than the oldest supported, whose errors are expected. */
export const belowBaseline = { unsupported } as const;

/** What's run at night. */
export const journeys = { everyPage, menu, lookup, board, quote, contact, account } as const;

/** What's run for each change. */
export const smoke = { menu, lookup } as const;

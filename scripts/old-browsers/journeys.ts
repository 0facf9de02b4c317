import { demoAccount } from '../../sandbox/seed';
import { paths } from '../../src/config/paths';
import { startFailure } from '../../src/content/errorScreens';
import type { Visitor } from './visitor';

type Journey = (visitor: Visitor) => Promise<unknown>;

const REFERENCE = 'HAL-DEMO-SEA1';

const menu: Journey = async ({ open, openMenu, press, see }) => {
  await open('/about');
  await openMenu();
  await press('Contact', 'header nav a');
  await see('Send us a message');
  await openMenu();
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

/** Gives the contact details, except for the first name, and sends the request. */
const send: Journey = async ({ press, see, type }) => {
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

const quote: Journey = async (visitor) => {
  const { open, page, press, see, type, valueOf } = visitor;
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
  await send(visitor);
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

/** A buyer in Lagos: what a car costs, the age limit, a wish for one like it, and its result without another question. */
const buyer: Journey = async (visitor) => {
  const { open, page, press, see, select, type, valueOf } = visitor;
  await open('/services/car-purchase');
  await type('Your bid, US dollars', '8,500');
  await type('Year built', '2012');
  // Folded at any width in browsers that can't open a disclosure by style.
  await press('Route, customs value and naira rates', 'main summary');
  await select('To', 'Apapa, Lagos');
  await see(/Total so far/);
  await see(/age limit of the 2023 list/);
  await press('Get a quote for this car');
  await see('What are you looking for?');
  if ((await valueOf('Year to')) !== '2012') throw new Error('The quote doesn’t know the year');
  await type('Make', 'Toyota');
  await press('It has to run', 'main label');
  await press('Continue');
  await see('Where’s it going?');
  await press('Continue');
  await type('First name', 'Ada');
  await send(visitor);
  await press('Track this request');
  await see('No arrival date yet');
  await see(/Toyota/);
  await page.reload();
  await see('No arrival date yet');
};

/** A family in Baltimore: a quote from home, with a step back and forward, and whether the port is open. */
const family: Journey = async (visitor) => {
  const { open, page, press, see, select, type } = visitor;
  await open('/');
  await select('Vehicle', 'SUV');
  await select('From', 'Maryland');
  await select('To', 'Lagos');
  await press('Start a quote', 'main form button');
  await see('What are we moving?');
  await press('It runs', 'main label');
  await press('Continue');
  await see(/We’d ship it by/);
  await press('Continue');
  await see('How do we reach you?');
  await page.goBack();
  await see('Where is it, and where’s it going?');
  await page.goForward();
  await type('First name', 'Ada');
  await send(visitor);
  await open('/port-status');
  // Folded, as above.
  await press('Search and sort', 'main summary');
  await type('Search', 'apapa');
  await see(/Apapa/);
};

const CARS = 30;

/** A dealer in Houston: 30 cars by their VINs, and the board of those at sea, also after a reload. */
const dealer: Journey = async (visitor) => {
  const { open, page, press, see, type } = visitor;
  await open('/quote?service=auto-shipping&from=US-TX&to=NG-LA');
  await press('Paste a list of VINs', 'main button');
  const serials = Array.from({ length: CARS }, (_, index) => String(index).padStart(6, '0'));
  await type('VINs, one per line', serials.map((serial) => `1HGCM82633A${serial}`).join('\n'));
  await press('Add vehicles', 'main button');
  await see(`${String(CARS)} vehicles added.`);
  await page.reload();
  await see('Vehicle 30');
  await board(visitor);
  await press('Status', 'main th button');
  await page.reload();
  await see('2015 Toyota Corolla');
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
const unsupported: Journey = async ({ goTo, openMenu, page, press, see }) => {
  await goTo('/quote');
  await see(startFailure.unsupported);
  await see('You can get a quote without JavaScript');
  const shown = await page.evaluate(() => document.body.innerText);
  for (const text of ['Application Error', startFailure.reload])
    if (shown.includes(text)) throw new Error(`The page says “${text}”`);
  await openMenu();
  await press('Contact', 'header nav a');
  await see('Contact');
};

/** In browsers older than the oldest supported, whose errors are expected. */
export const belowBaseline = { unsupported } as const;

/** What's run at night. */
export const journeys = {
  everyPage,
  menu,
  lookup,
  board,
  quote,
  contact,
  account,
  buyer,
  family,
  dealer,
} as const;

/** What's run for each change. */
export const smoke = { menu, lookup } as const;

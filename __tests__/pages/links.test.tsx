import { screen, within } from '@testing-library/react';
import { paths } from '../../src/config/paths';
import type { SitePath } from '../../src/config/paths';
import { company } from '../../src/content/company';
import { journey } from '../../src/content/journey/stages';
import { homeServices } from '../../src/content/pages/home';
import { auctionPartners } from '../../src/content/partners';
import { useQuietBackend } from '../support/answers';
import { renderApp } from '../support/renderApp';

useQuietBackend();

/** A link's name and target. */
type Row = readonly [name: string | RegExp, href: string];

/** A message to us may start with what the site knows. */
const withoutNote = (href: string | null) => href?.replace(/^((?:mailto:|https:\/\/wa\.me\/)[^?]*).*/, '$1');
const newTab = (name: string) => `${name} (opens in a new tab)`;
const contactLinks: Row[] = [
  ...company.phones.map(({ place, label, href }): Row => [`${place} ${label}`, href]),
  [/ways to reach us/i, paths.contact],
];

const pages: readonly (readonly [SitePath, readonly Row[]])[] = [
  [
    paths.home,
    [
      ...journey.map(({ name, to }): Row => [name, to]),
      [/^every step/i, paths.howItWorks],
      ...homeServices.map(({ name, to }): Row => [new RegExp(`^${name}`), to]),
      [/your situation/i, `${paths.services}#which`],
      [/all ports/i, paths.portStatus],
      [/what it costs/i, `${paths.carPurchase}#price`],
      [/how long it takes/i, `${paths.howItWorks}#how-long`],
      [/^your cars/i, `${paths.track}#board`],
      [/buying through a member/i, paths.carPurchase],
      [/check a vin/i, `${paths.carPurchase}#vin`],
      ...auctionPartners.map(({ alt, url }): Row => [newTab(alt), url]),
      [/checklist/i, `${paths.international}#documents`],
      [/my link/i, paths.referralProgram],
      [/^whatsapp/i, company.whatsapp.href],
      ...contactLinks,
    ],
  ],
  [
    paths.about,
    [
      [/^talk to us/i, paths.contact],
      ...auctionPartners.map(({ alt, url }): Row => [newTab(alt), url]),
      [/bidding through a member/i, paths.carPurchase],
      [/get a quote/i, paths.quote],
      [/every step/i, paths.howItWorks],
    ],
  ],
];

describe.each(pages)('on %s', (path, rows) => {
  it('points every link to the page it names', async () => {
    await renderApp(path);
    const main = within(screen.getByRole('main'));
    const hrefsOf = (name: string | RegExp) =>
      main.queryAllByRole('link', { name }).map((link) => withoutNote(link.getAttribute('href')));
    const found = rows.map(([name]) => [String(name), [...new Set(hrefsOf(name))]]);
    expect(found).toEqual(rows.map(([name, href]) => [String(name), [href]]));
  });
});

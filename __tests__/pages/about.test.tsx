import { screen, within } from '@testing-library/react';
import { company } from '../../src/content/company';
import { commitments, duties } from '../../src/content/pages/about';
import { officeWords } from '../../src/content/pages/contact';
import { auctionPartners } from '../../src/content/partners';
import { renderApp } from '../support/renderApp';

describe('about', () => {
  it('names the three auction houses, with links that say they open a new tab', async () => {
    await renderApp('/about');
    expect(auctionPartners).toHaveLength(3);
    for (const { alt } of auctionPartners) {
      const link = screen.getByRole('link', { name: `${alt} (opens in a new tab)` });
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it.each(['/about', '/services/car-purchase'])(
    'says on %s that some lots do not require membership',
    async (path) => {
      await renderApp(path);
      expect(screen.getByText(/Some lots only require an ID; others require a broker/)).toBeInTheDocument();
    },
  );

  it('says where both offices are', async () => {
    await renderApp('/about');
    const offices = await screen.findByRole('region', { name: officeWords.title });
    for (const { title, lines } of company.offices) {
      expect(within(offices).getByRole('heading', { name: title })).toBeInTheDocument();
      for (const line of lines) expect(offices).toHaveTextContent(line);
    }
  });

  it('shows the offices’ cities on one chart', async () => {
    await renderApp('/about');
    const offices = within(screen.getByRole('region', { name: officeWords.title }));
    expect(await offices.findByText('Baltimore')).toBeInTheDocument();
    expect(await offices.findByText('Apapa')).toBeInTheDocument();
  });

  it('says next to what it does where that ends', async () => {
    await renderApp('/about');
    const list = within(screen.getByRole('region', { name: 'What we do, and what we don’t' }));
    const items = list.getAllByRole('listitem');
    for (const [at, { does, limit }] of duties.entries())
      expect(items[at]).toHaveTextContent(`${does}.${limit}`);
    expect(list.getByText(/we don’t sell your phone number/)).toBeInTheDocument();
  });

  it('names the problem behind each of its seven promises, and how to check it', async () => {
    await renderApp('/about');
    expect(commitments).toHaveLength(7);
    const items = screen.getAllByRole('listitem');
    for (const { promise, against, check } of commitments) {
      const item = items.find((each) => within(each).queryByRole('heading', { name: promise }));
      expect(item).toHaveTextContent(`The problem: ${against}`);
      expect(item).toHaveTextContent(check);
    }
  });
});

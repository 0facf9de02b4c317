import { render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { ports } from '../../../src/content/ports/ports';
import { SeaMap } from '../../../src/features/sea-map/SeaMap';

const show = (map: ReactNode) => render(<MemoryRouter>{map}</MemoryRouter>);

const some = [
  { code: 'USBAL', name: 'Baltimore', state: 'open' },
  { code: 'USEWR', name: 'Newark', state: 'congested' },
  { code: 'NGTIN', name: 'Tin Can Island', state: 'closed' },
  { code: 'NGAPP', name: 'Apapa', state: 'unknown', rawStatus: 'Strike' },
] as const;

describe('sea map', () => {
  it('has a name, and a picture that sums up the states', () => {
    show(<SeaMap title="Ports today" ports={some} />);
    expect(screen.getByRole('figure', { name: 'Ports today' })).toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAccessibleName(/1 open, 1 congested, 1 closed\./);
  });

  it('says the same in lists, with links where they lead on', () => {
    show(<SeaMap title="Ports" ports={some} linkTo={(code) => `/port-status?port=${code}`} />);
    const home = screen.getByRole('list', { name: 'Ports: United States' });
    const items = within(home).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['BaltimoreOpen', 'NewarkCongested']);
    expect(within(home).getByRole('link', { name: 'Newark' })).toHaveAttribute(
      'href',
      '/port-status?port=USEWR',
    );
    const away = screen.getByRole('list', { name: 'Ports: Nigeria' });
    expect(within(away).getByText('Strike')).toBeInTheDocument();
  });

  it('lists ports that the chart does not have', () => {
    show(<SeaMap title="Ports" ports={[...some, { code: 'USXYZ', name: 'Somewhere', state: 'open' }]} />);
    const home = screen.getByRole('list', { name: 'Ports: United States' });
    expect(within(home).getByText('Somewhere')).toBeInTheDocument();
  });

  it('leaves the list to the page, but keeps the key to the marks it shows', () => {
    show(<SeaMap title="Ports" ports={some.slice(0, 2)} list="elsewhere" />);
    expect(screen.queryByRole('list', { name: /United States/ })).toBeNull();
    const key = screen.getByRole('list', { name: 'Map key' });
    expect(
      within(key)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Open', 'Congested']);
  });

  it('tells the state of each port by a shape of its own', () => {
    const { container } = show(<SeaMap title="Ports" ports={some} list="shown" />);
    const shapes = Array.from(container.querySelectorAll('li svg'), (svg) =>
      Array.from(svg.querySelectorAll('path'), (path) => path.getAttribute('d')).join(),
    );
    expect(new Set(shapes).size).toBe(4);
  });

  it('names all ports of ours when it is given none, without states', () => {
    show(<SeaMap title="Ports" />);
    expect(screen.getAllByRole('listitem')).toHaveLength(ports.length);
    expect(screen.getByRole('img')).not.toHaveAccessibleName(/Port status:/);
  });

  it('says in words where a shipment is, and that this is an estimate', () => {
    show(<SeaMap title="Where" ports={[]} position={{ from: 'USBAL', to: 'NGTIN', fraction: 0.618 }} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /^About 62% along the sea lane from Baltimore to Tin Can Island: estimated from the sailing date and the expected arrival, not reported\./,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'BaltimoreMaryland',
      'Tin Can IslandLagos',
    ]);
  });

  it('draws no vessel where the chart has no such lane', () => {
    show(<SeaMap title="Where" position={{ from: 'USLGB', to: 'NGTIN', fraction: 0.5 }} />);
    expect(screen.queryByText(/along the sea lane/)).toBeNull();
    expect(screen.getByRole('img')).toHaveAccessibleName(/^Map of the Atlantic/);
  });

  it('can be rendered on a server, twice on a page, without style attributes or clashing ids', () => {
    const html = renderToString(
      <MemoryRouter>
        <SeaMap title="One" ports={some} />
        <SeaMap title="Two" position={{ from: 'USHOU', to: 'NGONN', fraction: 0.3 }} />
      </MemoryRouter>,
    );
    expect(html).not.toContain(' style=');
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id);
    expect(ids.length).toBeGreaterThan(4);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  it('has a name, and a picture that summarizes the statuses', () => {
    show(<SeaMap title="Ports today" ports={some} />);
    expect(screen.getByRole('figure', { name: 'Ports today' })).toBeInTheDocument();
    expect(screen.getByRole('img')).toHaveAccessibleName(/1 open, 1 congested, 1 closed\./);
  });

  it('repeats the statuses in lists', () => {
    show(<SeaMap title="Ports" ports={some} hasList />);
    const american = screen.getByRole('list', { name: 'Ports: United States' });
    const items = within(american).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['BaltimoreOpen', 'NewarkCongested']);
    const nigerian = screen.getByRole('list', { name: 'Ports: Nigeria' });
    expect(within(nigerian).getByText('Strike')).toBeInTheDocument();
  });

  it('lists ports that are not on the chart', () => {
    show(
      <SeaMap title="Ports" ports={[...some, { code: 'USXYZ', name: 'Somewhere', state: 'open' }]} hasList />,
    );
    const american = screen.getByRole('list', { name: 'Ports: United States' });
    expect(within(american).getByText('Somewhere')).toBeInTheDocument();
  });

  it('can omit the lists, but keeps the map key', () => {
    show(<SeaMap title="Ports" ports={some.slice(0, 2)} />);
    expect(screen.queryByRole('list', { name: /United States/ })).toBeNull();
    const key = screen.getByRole('list', { name: 'Map key' });
    expect(
      within(key)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Open', 'Congested']);
  });

  it('lets phones choose the coast, of those with ports', async () => {
    const user = userEvent.setup();
    const { rerender } = show(<SeaMap title="Ports" />);
    const choice = screen.getByRole('group', { name: 'Coast on the map' });
    const chosen = () => within(choice).getByRole('button', { pressed: true });
    expect(within(choice).getAllByRole('button')).toHaveLength(3);
    expect(chosen()).toHaveTextContent('East Coast');
    await user.click(within(choice).getByRole('button', { name: 'Nigeria' }));
    expect(chosen()).toHaveTextContent('Nigeria');
    rerender(
      <MemoryRouter>
        <SeaMap title="Ports" ports={some.slice(2)} />
      </MemoryRouter>,
    );
    expect(screen.queryByRole('group')).toBeNull();
  });

  it.each([
    ['Africa/Lagos', 'Nigeria'],
    ['America/Chicago', 'Texas'],
    ['America/Los_Angeles', 'East Coast'],
  ])('starts with the coast of a visitor in %s', (timeZone, coast) => {
    const options = new Intl.DateTimeFormat().resolvedOptions();
    jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
    show(<SeaMap title="Ports" />);
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(coast);
  });

  it('starts with Nigeria where it is beside the list, as the list does', () => {
    show(<SeaMap title="Ports" isBeside />);
    expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('Nigeria');
  });

  it('starts with the coast that a shipment is nearer to', () => {
    for (const [fraction, coast] of [
      [0.2, 'East Coast'],
      [0.7, 'Nigeria'],
    ] as const) {
      const { unmount } = show(
        <SeaMap title="Where" ports={[]} position={{ from: 'USBAL', to: 'NGTIN', fraction }} />,
      );
      expect(screen.getByRole('button', { pressed: true })).toHaveTextContent(coast);
      unmount();
    }
  });

  it('marks each status with its own shape', () => {
    const { container } = show(<SeaMap title="Ports" ports={some} hasList />);
    const shapes = Array.from(container.querySelectorAll('li svg'), (svg) =>
      Array.from(svg.querySelectorAll('path'), (path) => path.getAttribute('d')).join(),
    );
    expect(new Set(shapes).size).toBe(4);
  });

  it('lists all our ports, without statuses, by default', () => {
    show(<SeaMap title="Ports" hasList />);
    expect(screen.getAllByRole('listitem')).toHaveLength(ports.length);
    expect(screen.getByRole('img')).not.toHaveAccessibleName(/Port status:/);
  });

  it('describes where a shipment is, and says it is an estimate', () => {
    show(
      <SeaMap title="Where" ports={[]} position={{ from: 'USBAL', to: 'NGTIN', fraction: 0.618 }} hasList />,
    );
    expect(screen.getByRole('img')).toHaveAccessibleName(
      /^About 62% along the sea lane from Baltimore to Tin Can Island: estimated from the sailing date and the expected arrival, not reported\./,
    );
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'BaltimoreMaryland',
      'Tin Can IslandLagos',
    ]);
  });

  it('draws no vessel without a lane', () => {
    show(<SeaMap title="Where" position={{ from: 'USLGB', to: 'NGTIN', fraction: 0.5 }} />);
    expect(screen.queryByText(/along the sea lane/)).toBeNull();
    expect(screen.getByRole('img')).toHaveAccessibleName(/^Map of the Atlantic/);
  });

  it('renders on the server, twice on a page, without style attributes or duplicate ids', () => {
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

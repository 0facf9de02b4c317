import { screen, within } from '@testing-library/react';
import { paths } from '../../src/config/paths';
import { carPurchase, customs } from '../../src/content/pictures/scenes';
import { voyageTiles } from '../../src/content/pictures/voyage';
import { answer } from '../support/answers';
import { renderApp } from '../support/renderApp';
import { useSandbox } from '../support/sandbox';

useSandbox();

const main = () => within(screen.getByRole('main'));
const picture = (name: string) => main().queryByRole('img', { name });

it.each([
  [paths.logistics, 'collect'],
  [paths.autoShipping, 'ship'],
] as const)('opens %s with the journey at %s', async (path, stage) => {
  await renderApp(path);
  expect(picture(voyageTiles[stage].alt)).toBeInTheDocument();
  // The stages beside it are decoration.
  const others = Object.values(voyageTiles).filter(({ name }) => name !== voyageTiles[stage].name);
  for (const { alt } of others) expect(picture(alt)).not.toBeInTheDocument();
});

it.each([
  [paths.carPurchase, carPurchase],
  [paths.international, customs],
] as const)('opens %s with a close scene', async (path, { alt }) => {
  await renderApp(path);
  expect(picture(alt)).toBeInTheDocument();
});

it('opens inspection with the car, between the title and the list of points', async () => {
  await renderApp(paths.inspection);
  const [title, car, list] = [
    main().getByRole('heading', { level: 1 }),
    main().getByRole('group', { name: 'From the side' }),
    main().getByRole('heading', { name: 'What we check' }),
  ];
  expect(title.compareDocumentPosition(car)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(car.compareDocumentPosition(list)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('shows the journey under an empty lookup, and makes way for a result', async () => {
  answer('/api/quote/status/', () => Response.json({ reference: 'HAL-ONE', status: 'booked' }));
  const { user } = await renderApp(paths.track);
  expect(picture(voyageTiles.ship.alt)).toBeInTheDocument();
  await user.type(main().getByRole('textbox', { name: 'Reference' }), 'HAL-ONE');
  await user.type(main().getByRole('textbox', { name: 'E-mail address' }), 'ada@example.com');
  await user.click(main().getByRole('button', { name: 'Track shipment' }));
  await main().findByRole('button', { name: 'Track another' });
  expect(picture(voyageTiles.ship.alt)).not.toBeInTheDocument();
});

it('opens the shop with links to its categories', async () => {
  await renderApp(paths.shop);
  const links = within(main().getByRole('navigation', { name: 'Categories' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toContain('#parts');
});

import { getPorts } from '../../../src/api/portEndpoints';
import { makeStore } from '../../../src/app/makeStore';
import { PORTS_MAX } from '../../../src/config/limits';
import { answer, ok } from '../../support/answers';
import { expectLinear } from '../../support/growth';

const port = (index: number) => ({ code: `P${String(index)}`, name: `Port ${String(index)}`, country: 'US' });
const many = (count: number) => Array.from({ length: count }, (_, index) => port(index));

async function portsOf(body: object) {
  answer('/api/ports/', ok(body));
  return makeStore().store.dispatch(getPorts.initiate(undefined));
}

it('reads the first 200 of 10,000 ports, quickly', async () => {
  await expectLinear(async (count) => {
    const { data } = await portsOf(many(count));
    expect(data).toMatchObject({ items: many(PORTS_MAX), hasMore: true });
  }, 10_000);
});

it('reads 100 ports among 10,000 items of rubbish', async () => {
  const rubbish = many(10_000).map(({ name }) => ({ name }));
  const { data } = await portsOf([...rubbish, ...many(100)]);
  expect(data).toMatchObject({ items: many(100), hasMore: false });
});

it.each([
  ['to itself without a query', 'https://harmattan.example/api/ports/'],
  ['to itself with one', '?page=1'],
  ['to nowhere', 'javascript:alert(1)'],
  ['to another site', 'https://evil.example/api/ports/?page=2'],
  ['to rubbish', '%%%?%E0%A4%A'],
  ['with a prototype', '?__proto__=1&constructor=2'],
])('ends a list whose next page points %s, at our own server', async (_where, next) => {
  const requests = answer('/api/ports/', ok({ count: 1, next, previous: null, results: [port(1)] }));
  const { data } = await makeStore().store.dispatch(getPorts.initiate(undefined));
  expect(data?.items).toHaveLength(1);
  expect(requests.length).toBeLessThanOrEqual(2);
  expect(requests.every(({ url }) => new URL(url).host === 'harmattan.example')).toBe(true);
});

it('ends two pages that point to each other', async () => {
  const page = (number: number) => ok({ next: `?page=${String(3 - number)}`, results: [port(number)] });
  const requests = answer('/api/ports/', page(1), page(2), page(1), page(2), page(1));
  const { data } = await makeStore().store.dispatch(getPorts.initiate(undefined));
  expect(data?.items).toHaveLength(2);
  expect(requests.length).toBeLessThanOrEqual(4);
});

import { getPorts } from '../../../src/api/portEndpoints';
import { makeStore } from '../../../src/app/makeStore';
import { PORTS_MAX } from '../../../src/config/limits';
import { answer, ok } from '../../support/answers';
import { expectLinear } from '../../support/expectLinear';

const port = (index: number) => ({ code: `P${String(index)}`, name: `Port ${String(index)}`, country: 'US' });
const many = (count: number) => Array.from({ length: count }, (_, index) => port(index));

async function portsOf(body: object) {
  answer('/api/ports/', ok(body));
  return makeStore().store.dispatch(getPorts.initiate(undefined));
}

it('reads the first 200 of 10,000 ports in linear time', async () => {
  await expectLinear(async (count) => {
    const { data } = await portsOf(many(count));
    expect(data).toMatchObject({ items: many(PORTS_MAX), hasMore: true });
  }, 10_000);
});

it('reads 100 ports among 10,000 garbage items', async () => {
  const garbage = many(10_000).map(({ name }) => ({ name }));
  const { data } = await portsOf([...garbage, ...many(100)]);
  expect(data).toMatchObject({ items: many(100), hasMore: false });
});

it.each([
  ['to itself without a query', 'https://harmattan.example/api/ports/'],
  ['to itself with one', '?page=1'],
  ['nowhere', 'javascript:alert(1)'],
  ['to another site', 'https://evil.example/api/ports/?page=2'],
  ['to garbage', '%%%?%E0%A4%A'],
  ['to a prototype', '?__proto__=1&constructor=2'],
])('ends a list whose next page points %s, without leaving the site', async (_where, next) => {
  const requests = answer('/api/ports/', ok({ count: 1, next, previous: null, results: [port(1)] }));
  const { data } = await makeStore().store.dispatch(getPorts.initiate(undefined));
  expect(data?.items).toHaveLength(1);
  expect(requests).toHaveLength(2);
  expect(requests.every(({ url }) => new URL(url).host === 'harmattan.example')).toBe(true);
});

it('ends a list of two pages that point to each other', async () => {
  const page = (number: number) => ok({ next: `?page=${String(3 - number)}`, results: [port(number)] });
  const requests = answer('/api/ports/', page(1), page(2), page(1), page(2), page(1));
  const { data } = await makeStore().store.dispatch(getPorts.initiate(undefined));
  expect(data?.items).toHaveLength(2);
  expect(requests).toHaveLength(3);
});

import { getPorts, getPortStatuses } from '../../src/api/portEndpoints';
import { makeStore } from '../../src/app/makeStore';
import { answer, ok } from '../support/answers';
import type { Answer } from '../support/answers';

const port = (code: string) => ({ code, name: `Port ${code}`, country: 'US' });
const page =
  (next: string | null, ...results: unknown[]): Answer =>
  (request) =>
    ok({ count: 99, next, previous: null, results })(request);

const portsOf = async () => makeStore().store.dispatch(getPorts.initiate(undefined));
const codesOf = async () => (await portsOf()).data?.items.map(({ code }) => code);

describe('a list of ports', () => {
  it('may be a bare list', async () => {
    answer('/api/ports/', ok([port('USBAL'), port('NGAPP')]));
    expect(await codesOf()).toEqual(['USBAL', 'NGAPP']);
  });

  it('may be paginated, whatever host the next link names', async () => {
    const requests = answer(
      '/api/ports/',
      page('http://internal:8000/api/ports/?cursor=cD0y%3D&page_size=1', port('USBAL')),
      page(null, port('NGAPP')),
    );
    expect(await codesOf()).toEqual(['USBAL', 'NGAPP']);
    expect(requests.map(({ url }) => url)).toEqual([
      'https://harmattan.example/api/ports/',
      'https://harmattan.example/api/ports/?cursor=cD0y%3D&page_size=1',
    ]);
  });

  it.each(['?page=1', 'https://harmattan.example/api/ports/'])(
    'ends at a page that links to itself (%s), with each port once, after two requests',
    async (next) => {
      const requests = answer('/api/ports/', page(next, port('USBAL')));
      expect(await codesOf()).toEqual(['USBAL']);
      expect(requests).toHaveLength(2);
    },
  );

  it('ends after the twentieth page', async () => {
    let number = 1;
    const requests = answer('/api/ports/', (request) =>
      page(`?page=${String((number += 1))}`, port(`P${String(number)}`))(request),
    );
    const { data } = await portsOf();
    expect(data?.items).toHaveLength(20);
    expect(data?.hasMore).toBe(true);
    expect(requests).toHaveLength(20);
  });

  it.each([
    [200, false],
    [201, true],
  ])('of %i ports reports whether there are more than 200: %s', async (count, hasMore) => {
    answer('/api/ports/', ok(Array.from({ length: count }, (_, index) => port(`P${String(index)}`))));
    const { data } = await portsOf();
    expect(data?.items).toHaveLength(200);
    expect(data?.hasMore).toBe(hasMore);
  });

  it('fetches no page beyond the limit', async () => {
    const full = Array.from({ length: 201 }, (_, index) => port(`P${String(index)}`));
    const requests = answer('/api/ports/', page('?page=2', ...full), ok({ detail: 'Invalid page.' }, 404));
    expect((await portsOf()).data?.hasMore).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('skips bad items and keeps the others', async () => {
    answer(
      '/api/ports/',
      ok([port('USBAL'), { name: 'Nowhere' }, null, 'x', { id: 4, name: 'Four', country: 'NG' }]),
    );
    expect(await codesOf()).toEqual(['USBAL', '4']);
  });

  it('uses the id of a port without a code', async () => {
    const unnamed = { ...port(''), name: 'None' };
    answer('/api/ports/', ok([{ ...port(''), id: 7 }, unnamed, { ...port('USBAL'), id: '' }]));
    expect(await codesOf()).toEqual(['7', 'USBAL']);
  });

  it('accepts decimals as strings, and null or garbage for an optional number', async () => {
    answer(
      '/api/ports/',
      ok([
        { ...port('A'), latitude: '39.25', longitude: null },
        { ...port('B'), latitude: 'x' },
      ]),
    );
    const { data } = await portsOf();
    expect(data?.items).toMatchObject([{ latitude: 39.25, longitude: null }, { latitude: null }]);
  });

  it.each([
    ['only bad items', [{ x: 1 }, 5]],
    ['an object', { ports: [] }],
    ['null', null],
    ['text', 'ports'],
  ])('is malformed when it is %s', async (_what, body) => {
    answer('/api/ports/', () => Response.json(body));
    expect((await portsOf()).error).toMatchObject({ kind: 'malformed' });
  });

  it('fails if a later page fails', async () => {
    answer('/api/ports/', page('?page=2', port('USBAL')), ok({ detail: 'Invalid page.' }, 404));
    expect((await portsOf()).error).toEqual({ kind: 'not-found', message: 'Invalid page.' });
  });

  it('can be empty', async () => {
    answer('/api/ports/status/', ok([]));
    const { data, error } = await makeStore().store.dispatch(getPortStatuses.initiate(undefined));
    expect({ data, error }).toEqual({ data: { items: [], hasMore: false }, error: undefined });
  });
});

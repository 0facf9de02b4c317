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

describe('lists of ports', () => {
  it('are read bare', async () => {
    answer('/api/ports/', ok([port('USBAL'), port('NGAPP')]));
    expect(await codesOf()).toEqual(['USBAL', 'NGAPP']);
  });

  it('are read in pages, whatever host the next page names', async () => {
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
    'end at a page that points to itself (%s), with each port once',
    async (next) => {
      const requests = answer('/api/ports/', page(next, port('USBAL')));
      expect(await codesOf()).toEqual(['USBAL']);
      expect(requests.length).toBeLessThanOrEqual(2);
    },
  );

  it('end at the twentieth page', async () => {
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
  ])('say of %i ports whether more than 200 were sent: %s', async (count, hasMore) => {
    answer('/api/ports/', ok(Array.from({ length: count }, (_, index) => port(`P${String(index)}`))));
    const { data } = await portsOf();
    expect(data?.items).toHaveLength(200);
    expect(data?.hasMore).toBe(hasMore);
  });

  it('are read no further than the limit', async () => {
    const full = Array.from({ length: 201 }, (_, index) => port(`P${String(index)}`));
    const requests = answer('/api/ports/', page('?page=2', ...full), ok({ detail: 'Invalid page.' }, 404));
    expect((await portsOf()).data?.hasMore).toBe(true);
    expect(requests).toHaveLength(1);
  });

  it('leave out a bad item and keep the others', async () => {
    answer(
      '/api/ports/',
      ok([port('USBAL'), { name: 'Nowhere' }, null, 'x', { id: 4, name: 'Four', country: 'NG' }]),
    );
    expect(await codesOf()).toEqual(['USBAL', '4']);
  });

  it('go by the id where the code is empty', async () => {
    const unnamed = { ...port(''), name: 'None' };
    answer('/api/ports/', ok([{ ...port(''), id: 7 }, unnamed, { ...port('USBAL'), id: '' }]));
    expect(await codesOf()).toEqual(['7', 'USBAL']);
  });

  it('read decimals as text, and null or rubbish where a number may be missing', async () => {
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
  ])('are malformed when they are %s', async (_what, body) => {
    answer('/api/ports/', () => Response.json(body));
    expect((await portsOf()).error).toMatchObject({ kind: 'malformed' });
  });

  it('are an error when a later page is one', async () => {
    answer('/api/ports/', page('?page=2', port('USBAL')), ok({ detail: 'Invalid page.' }, 404));
    expect((await portsOf()).error).toEqual({ kind: 'not-found', message: 'Invalid page.' });
  });

  it('may be empty', async () => {
    answer('/api/ports/status/', ok([]));
    const { data, error } = await makeStore().store.dispatch(getPortStatuses.initiate(undefined));
    expect({ data, error }).toEqual({ data: { items: [], hasMore: false }, error: undefined });
  });
});

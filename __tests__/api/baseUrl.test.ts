import { http, HttpResponse } from 'msw';
import { getPorts } from '../../src/api/portEndpoints';
import { requestQuote } from '../../src/api/quoteEndpoints';
import { makeStore } from '../../src/app/makeStore';
import { env } from '../../src/config/env';
import { exampleQuote } from '../../scripts/openapi/contract';
import { server } from '../support/setup/server';

/** The URLs that a query and a mutation are sent to with this setting. */
async function urlsWith(apiBaseUrl: string): Promise<readonly string[]> {
  jest.replaceProperty(env, 'apiBaseUrl', apiBaseUrl);
  const urls: string[] = [];
  server.use(
    http.all('*', ({ request }) => {
      urls.push(request.url);
      return HttpResponse.json(request.method === 'GET' ? [] : { reference: 'HAL-XAZD-VRKY' });
    }),
  );
  const { store } = makeStore();
  await store.dispatch(getPorts.initiate(undefined, { subscribe: false }));
  await store.dispatch(requestQuote.initiate(exampleQuote));
  return urls;
}

it('sends requests to the configured backend, under its path', async () => {
  expect(await urlsWith('https://api.example.com/v1')).toEqual([
    'https://api.example.com/v1/api/ports/',
    'https://api.example.com/v1/api/quote/',
  ]);
});

it('sends requests to the site’s own origin without the setting', async () => {
  expect(await urlsWith('')).toEqual([
    'https://harmattan.example/api/ports/',
    'https://harmattan.example/api/quote/',
  ]);
});

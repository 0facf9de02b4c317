import type { Host } from './host';
import type { Tally } from './tally';

/** nginx accepts other valid settings, and configure.sh rejects invalid ones. */
export async function checkVariants(tally: Tally, host: Host): Promise<void> {
  const works = (settings: Readonly<Record<string, string>>) =>
    host.configure(settings).then(
      () => true,
      () => false,
    );
  tally.expect(
    'nginx accepts the configuration without its Brotli module',
    await works({ BROTLI_MODULE: '/none' }),
  );
  tally.expect('nginx accepts it without an access log', await works({ ACCESS_LOG: 'off' }));
  tally.expect('nginx accepts it without a backend', await works({ BACKEND_URL: '' }));
  tally.expect(
    'nginx accepts an HTTPS backend with a trailing slash',
    await works({ BACKEND_URL: 'https://127.0.0.1:4443/' }),
  );
  tally.expect(
    'nginx accepts two names, with IPv4 and IPv6',
    await works({
      SERVER_NAME: 'example.com www.example.com',
      LISTEN: '[::]:8080 ipv6only=off',
    }),
  );
  for (const invalid of ['10.0.0.5:8000', 'https://', 'https://api.example.com/v1', 'http://a;b'])
    tally.expect(`BACKEND_URL ${invalid} is rejected`, !(await works({ BACKEND_URL: invalid })));
}

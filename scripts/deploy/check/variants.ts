import type { Host } from './host';
import type { Tally } from './tally';

/** Other settings than those that were tried: nginx takes them, or configure.sh says what is wrong. */
export async function checkVariants(tally: Tally, host: Host): Promise<void> {
  const works = (settings: Readonly<Record<string, string>>) =>
    host.configure(settings).then(
      () => true,
      () => false,
    );
  tally.expect('nginx without its brotli module takes it', await works({ BROTLI_MODULE: '/none' }));
  tally.expect('without an access log nginx takes it', await works({ ACCESS_LOG: 'off' }));
  tally.expect('without a backend nginx takes it', await works({ BACKEND_URL: '' }));
  tally.expect('a backend by https, with a slash', await works({ BACKEND_URL: 'https://127.0.0.1:4443/' }));
  tally.expect(
    'two names and both kinds of address',
    await works({
      SERVER_NAME: 'example.com www.example.com',
      LISTEN: '[::]:8080 ipv6only=off',
    }),
  );
  for (const wrong of ['10.0.0.5:8000', 'https://', 'https://api.example.com/v1', 'http://a;b'])
    tally.expect(`BACKEND_URL ${wrong} is refused`, !(await works({ BACKEND_URL: wrong })));
}

import { addresses } from '../../playwright.config';
import { startGateway } from './gateway';
import type { Gateway } from './gateway';
import { test as base } from './visit';

/** A test whose site is behind a gateway, which may change responses. */
export const gatewayTest = base.extend<{ gateway: Gateway }>({
  gateway: async ({ browserName: _ }, use, { parallelIndex }) => {
    const gateway = await startGateway(addresses[parallelIndex] ?? '');
    await use(gateway);
    await gateway.stop();
  },
  baseURL: async ({ gateway }, use) => {
    await use(gateway.base);
  },
});

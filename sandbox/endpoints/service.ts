import type { Handlers } from '../call';
import type { World } from '../world';

const SERVICES = ['Quotes', 'Tracking', 'Port status', 'Accounts'];

/** Health check and service status. */
export function serviceEndpoints({ clock }: World): Handlers<'getHealth' | 'getServiceStatus'> {
  return {
    getHealth: () => Response.json({ status: 'ok' }),
    getServiceStatus: () =>
      Response.json({
        status: 'operational',
        message: 'Sandbox data, for development and demos only.',
        updated_at: new Date(clock.now()).toISOString(),
        services: SERVICES.map((name) => ({ name, status: 'operational' })),
      }),
  };
}

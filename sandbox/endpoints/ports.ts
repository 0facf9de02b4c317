import type { Handlers } from '../call';
import { notFound } from '../drf/errors';
import { portStatuses } from '../ports/portStatus';
import { ports } from '../ports/ports';
import type { World } from '../world';

const PAGE_SIZE = 10;

/**
 * One page of a list in the format of DRF's PageNumberPagination. `next` and `previous` are absolute URLs.
 * @throws a 404 for a page that doesn't exist
 */
function page(items: readonly unknown[], url: URL): Response {
  const requested = url.searchParams.get('page') ?? '1';
  const last = Math.max(1, Math.ceil(items.length / PAGE_SIZE));
  const number = requested === 'last' ? last : Number(requested);
  if (!Number.isInteger(number) || number < 1 || number > last) throw notFound('Invalid page.');
  const link = (to: number) => {
    if (to < 1 || to > last) return null;
    const target = new URL(url);
    // DRF omits the number of the first page.
    if (to === 1) target.searchParams.delete('page');
    else target.searchParams.set('page', String(to));
    return target.href;
  };
  return Response.json({
    count: items.length,
    next: link(number + 1),
    previous: link(number - 1),
    results: items.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE),
  });
}

/** Ports are paginated. Their statuses are a bare list. */
export function portEndpoints({ clock }: World): Handlers<'getPorts' | 'getPortStatuses'> {
  return {
    getPorts: ({ url }) => page(ports, url),
    getPortStatuses: () => Response.json(portStatuses(clock.now())),
  };
}

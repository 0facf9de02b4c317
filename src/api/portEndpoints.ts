import type { GenericSchema, InferOutput } from 'valibot';
import type { ApiError } from '../lib/apiError';
import { api } from './api';
import type { ApiRequest } from './operations';
import { operations } from './operations';
import { fetchList } from './pages';
import type { LimitedList } from './pages';
import { PortSchema, PortStatusSchema } from './schemas/ports';

type SendPage = (request: ApiRequest) => PromiseLike<{ data?: unknown; error?: ApiError }>;

/** Makes a query function that fetches and validates a list. */
const list =
  <TItem extends GenericSchema>(request: ApiRequest, item: TItem) =>
  (
    _arg: undefined,
    _api: unknown,
    _options: unknown,
    sendPage: unknown,
  ): Promise<{ data: LimitedList<InferOutput<TItem>> } | { error: ApiError }> =>
    fetchList(request, item, sendPage as SendPage);

const portApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPorts: build.query({ queryFn: list(operations.getPorts, PortSchema) }),
    getPortStatuses: build.query({ queryFn: list(operations.getPortStatuses, PortStatusSchema) }),
  }),
});

export const { getPorts, getPortStatuses } = portApi.endpoints;
export const { useGetPortsQuery, useGetPortStatusesQuery } = portApi;

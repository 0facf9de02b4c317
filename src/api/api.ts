import { createApi } from '@reduxjs/toolkit/query/react';
import { CACHE_GC_MS, DATA_FRESH_MS } from '../config/limits';
import type { ApiError } from '../lib/apiError';
import { baseQuery } from './baseQuery';

/** The only API slice. The `*Endpoints.ts` files inject its endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Profile'],
  endpoints: () => ({}),
  keepUnusedDataFor: CACHE_GC_MS / 1000,
  refetchOnMountOrArgChange: DATA_FRESH_MS / 1000,
  // Without this, a response that fails validation becomes a SerializedError with a stack in the state.
  catchSchemaFailure: (failure): ApiError => ({ kind: 'malformed', detail: failure.schemaName }),
});

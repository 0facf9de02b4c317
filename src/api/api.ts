import { createApi } from '@reduxjs/toolkit/query/react';
import { CACHE_GC_MS, DATA_FRESH_MS } from '../config/limits';
import type { ApiError } from '../lib/apiError';
import { baseQuery } from './baseQuery';

/** The one API slice. Its eleven endpoints are injected beside it, by what they are about. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['Profile'],
  endpoints: () => ({}),
  keepUnusedDataFor: CACHE_GC_MS / 1000,
  refetchOnMountOrArgChange: DATA_FRESH_MS / 1000,
  // A bad answer is an error like any other, not an exception with a stack in the state.
  catchSchemaFailure: (failure): ApiError => ({ kind: 'malformed', detail: failure.schemaName }),
});

import { api } from './api';
import { operations } from './operations';
import { HealthSchema, ServiceStatusSchema } from './schemas/service';

const serviceApi = api.injectEndpoints({
  endpoints: (build) => ({
    getHealth: build.query({
      query: (_: undefined) => ({ ...operations.getHealth, anyBody: true as const }),
      responseSchema: HealthSchema,
    }),
    getServiceStatus: build.query({
      query: (_: undefined) => operations.getServiceStatus,
      responseSchema: ServiceStatusSchema,
    }),
  }),
});

export const { getHealth, getServiceStatus } = serviceApi.endpoints;

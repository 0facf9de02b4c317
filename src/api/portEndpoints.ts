import { api } from './api';
import { operations } from './operations';
import { queryList } from './pagination';
import { PortSchema, PortStatusSchema } from './schemas/ports';

const portApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPorts: build.query({ queryFn: queryList(operations.getPorts, PortSchema) }),
    getPortStatuses: build.query({ queryFn: queryList(operations.getPortStatuses, PortStatusSchema) }),
  }),
});

export const { getPorts, getPortStatuses } = portApi.endpoints;
export const { useGetPortsQuery, useGetPortStatusesQuery } = portApi;

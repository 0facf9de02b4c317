import { api } from './api';
import { operations } from './operations';
import type { LoginRequest, RefreshRequest, RegisterRequest } from './schemas/auth';
import {
  AuthResponseSchema,
  ProfileSchema,
  RefreshResponseSchema,
  RegisterResponseSchema,
} from './schemas/auth';
import { NoListSchema } from './schemas/fields';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation({
      query: (body: RegisterRequest) => ({ ...operations.register, body }),
      responseSchema: RegisterResponseSchema,
    }),
    login: build.mutation({
      query: (body: LoginRequest) => ({ ...operations.login, body }),
      responseSchema: AuthResponseSchema,
    }),
    refreshToken: build.mutation({
      query: (body: RefreshRequest) => ({ ...operations.refreshToken, body }),
      responseSchema: RefreshResponseSchema,
    }),
    getProfile: build.query({
      query: (_: undefined) => operations.getProfile,
      rawResponseSchema: NoListSchema,
      responseSchema: ProfileSchema,
      providesTags: ['Profile'],
    }),
  }),
});

export const { register, login, refreshToken, getProfile } = authApi.endpoints;
export const { useRegisterMutation, useLoginMutation, useGetProfileQuery } = authApi;

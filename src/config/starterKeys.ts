/**
 * Part of the registry in storageKeys.ts. A separate file, so that the inline starter script includes no other keys.
 */
export const chunkReload = { key: 'harmattan.chunk-reload', store: 'sessionStorage' } as const;

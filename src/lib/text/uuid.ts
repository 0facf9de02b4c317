/** The part of `crypto` used here. `randomUUID` is missing in insecure contexts. */
interface RandomSource {
  randomUUID?: () => string;
  getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => unknown;
}

/** Generates a random UUID, version 4 (RFC 9562, section 5.4), in lower case. */
export function uuidV4(source: RandomSource = globalThis.crypto): string {
  if (source.randomUUID) return source.randomUUID();
  const bytes = new Uint8Array(16);
  source.getRandomValues(bytes);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

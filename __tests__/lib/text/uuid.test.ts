import { uuidV4 } from '../../../src/lib/text/uuid';

const V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('uuidV4', () => {
  it('makes unique version 4 UUIDs', () => {
    const made = new Set(Array.from({ length: 100 }, () => uuidV4()));
    expect(made.size).toBe(100);
    for (const uuid of made) expect(uuid).toMatch(V4);
  });

  it('sets version and variant without randomUUID', () => {
    const filled = (byte: number) => ({ getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) });
    expect(uuidV4(filled(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    expect(uuidV4(filled(0x00))).toBe('00000000-0000-4000-8000-000000000000');
  });
});

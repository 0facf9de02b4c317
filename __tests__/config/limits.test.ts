import * as limits from '../../src/config/limits';

/** Copied from the specification, §9. */
it('matches the constants of the specification', () => {
  expect(limits).toMatchObject({
    REQUEST_TIMEOUT_MS: 10_000,
    DATA_FRESH_MS: 300_000,
    CACHE_GC_MS: 300_000,
    QUERY_RETRIES: 1,
    CHUNK_TIMEOUT_MS: 120_000,
    POPUP_OPEN_DELAY_MS: 3_000,
    EXIT_INTENT_ARM_MS: 2_000,
    EXIT_INTENT_FALLBACK_MS: 1_000,
    EXIT_INTENT_EDGE_PX: 20,
    POPUP_COUNTDOWN_S: 60,
    SCROLL_TOP_THRESHOLD_PX: 300,
    TOAST_DURATION_MS: 5_000,
    REFERRAL_REWARD: '$50-$100',
  });
});

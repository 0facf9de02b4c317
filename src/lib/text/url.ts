/** Decodes percent-encoding; returns the text unchanged if it's invalid. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Encodes any text as a URL component. `encodeURIComponent` throws on lone surrogates, which remain when an
 * emoji is cut in half.
 */
export const encodeText = (text: string): string => encodeURIComponent(text.replace(/\p{Cs}/gu, ''));

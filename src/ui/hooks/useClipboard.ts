import { useEffect, useState } from 'react';

const SAID_MS = 4_000;

/**
 * Copies to the clipboard.
 * @returns a message to show for four seconds, if any, and a copy function
 */
export function useClipboard() {
  const [said, setSaid] = useState<'Copied' | 'Your browser won’t let us copy'>();

  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => {
      setSaid(undefined);
    }, SAID_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [said]);

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      setSaid('Your browser won’t let us copy');
    }
  };
  return { said, copy };
}

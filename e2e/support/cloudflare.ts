/** Parts that Cloudflare leaves alone: between its marks, in scripts and styles, and in the head. */
const LEFT_ALONE =
  /<!--email_off-->.*?<!--\/email_off-->|<(script|style|noscript|textarea)\b.*?<\/\1>|<head>.*?<\/head>/gs;
const MAIL_LINK = /href="mailto:([^"?]+)[^"]*"/g;
const ADDRESS = /(?<=>[^<]*)[\w.+-]+@[\w-]+(?:\.[\w-]+)+(?=[^<]*<)/g;

/** An address as Cloudflare's e-mail obfuscation writes it: each byte combined with a key, in hexadecimal. */
function obfuscated(address: string): string {
  const key = 0x6e;
  return [key, ...Buffer.from(address).map((byte) => byte ^ key)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** A page as Cloudflare sends it with e-mail obfuscation on, its default. */
export function obfuscateEmails(html: string): string {
  const rewrite = (part: string) =>
    part
      .replaceAll(
        MAIL_LINK,
        (_, address: string) => `href="/cdn-cgi/l/email-protection#${obfuscated(address)}"`,
      )
      .replaceAll(
        ADDRESS,
        (address) =>
          `<span class="__cf_email__" data-cfemail="${obfuscated(address)}">[email&#160;protected]</span>`,
      );
  let from = 0;
  let rewritten = '';
  for (const { 0: part, index } of html.matchAll(LEFT_ALONE)) {
    rewritten += rewrite(html.slice(from, index)) + part;
    from = index + part.length;
  }
  return rewritten + rewrite(html.slice(from));
}

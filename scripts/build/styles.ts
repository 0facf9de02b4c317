/** What styled-components writes after every rule and every mark. */
const SPLITTER = '/*!sc*/\n';
/** By its marks styled-components would know in the browser which classes of a component have their rules already. */
const MARK = /^data-styled\.g\d+\[id="([^"]+)"\]\{content:"([^"]+),"\}$/;

export interface PageStyles {
  /** The `<style>` of the page's rules, for the head. */
  readonly rules: string;
  /** The list of what has its rules there, for `src/ui/pageStyles.ts`: a component and its classes to a line. */
  readonly list: string;
}

/**
 * Takes the rules of a prerendered page out of styled-components' hands. Where it finds rules beside its marks, it
 * writes each of them into a sheet of its own when it starts, which costs a style of the whole page just when the page
 * comes alive; and that sheet, with all of the page in it, is then applied anew with each part that comes later.
 *
 * So a rule of a page that was opened stands before all that came later, whatever component it belongs to;
 * `e2e/styles.spec.ts` holds that no page looks different for it.
 *
 * @param tag the `<style>` element of `ServerStyleSheet.getStyleTags()`
 * @throws if it is not what this version of styled-components writes
 */
export function splitStyles(tag: string): PageStyles {
  const [, text] = /^<style data-styled="[^>]*>(.*)<\/style>$/s.exec(tag) ?? [];
  if (text === undefined) throw new Error('not the style element that was expected');
  const parts = text.split(SPLITTER).map((part) => part.trim());
  const lines = parts
    .map((part) => MARK.exec(part))
    .filter((mark) => mark !== null)
    .map(([, component = '', classes = '']) => [component, ...classes.split(',')].join(' '));
  if (lines.length === 0) throw new Error('no marks among the styles');
  const rules = parts.filter((part) => !MARK.test(part));
  return {
    rules: `<style>${rules.join('')}</style>`,
    list: `<script type="text/plain" id="styles">${lines.join('\n')}</script>`,
  };
}

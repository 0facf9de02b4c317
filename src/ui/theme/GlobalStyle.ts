import { createGlobalStyle } from 'styled-components';
import { largeTextQuery } from './tokens';

/** The design's tokens as custom properties, and the few rules that elements have everywhere. */
export const GlobalStyle = createGlobalStyle`
  :root {
    --ink: #0b2b3a;
    --ink-soft-on-light: #37505e;
    --ink-soft-on-dark: #cfd9dc;
    --ink-soft: var(--ink-soft-on-light);
    --sea: #1f6f80;
    --sea-deep: #155663;
    --sea-tint: #dce9e9;
    --sand: #efe6d2;
    --sand-deep: #dfd1b1;
    --paper: #fbf9f4;
    --white: #fff;
    --signal: #f26b1d;
    --signal-deep: #d9570b;
    --signal-light: #ff8238;
    --palm: #0e7c4a;
    --palm-tint: #dcefe3;
    --amber: #f2b705;
    --amber-tint: #fdf1c9;
    --brick: #b5332e;
    --brick-tint: #f9e1de;
    --line-on-light: rgb(11 43 58 / 18%);
    --line-on-dark: rgb(251 249 244 / 25%);
    --line: var(--line-on-light);
    --line-strong-on-light: rgb(11 43 58 / 55%);
    --line-strong-on-dark: rgb(251 249 244 / 60%);
    --line-strong: var(--line-strong-on-light);
    --focus: #0b57d0;
    --focus-on-dark: #ffd27a;

    --font: 'Archivo', 'Archivo Fallback', 'Archivo Fallback Roboto', system-ui, sans-serif;
    --font-heading: 'Archivo Heading', 'Archivo', 'Archivo Heading Fallback', 'Archivo Heading Fallback Roboto', system-ui, sans-serif;

    --t-xs: 0.8125rem;
    --t-sm: 0.9375rem;
    --t-base: 1.0625rem;
    --t-lg: clamp(1.1875rem, 1.13rem + 0.25vw, 1.3125rem);
    --t-xl: clamp(1.375rem, 1.24rem + 0.6vw, 1.75rem);
    --t-2xl: clamp(1.75rem, 1.42rem + 1.45vw, 2.625rem);
    --t-3xl: clamp(2.25rem, 1.59rem + 2.93vw, 4.25rem);

    --gutter: clamp(1rem, 0.36rem + 2.8vw, 3rem);
    --radius: 4px;
    color-scheme: light;
  }

  *, *::before, *::after { box-sizing: border-box; }

  html {
    scrollbar-gutter: stable;
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: 5rem;
  }

  body {
    margin: 0;
    background: var(--paper);
    color: var(--ink);
    font: 400 var(--t-base)/1.6 var(--font);
    font-variant-numeric: lining-nums;
    overflow-wrap: break-word;
    ${largeTextQuery} {
      /* Columns, too, may then be narrower than their longest word. */
      overflow-wrap: anywhere;
    }
    /* Inherited: no line of one word at the end of a sentence, a cell or a label. */
    text-wrap: pretty;
  }

  h1, h2, h3, h4 {
    margin: 0;
    font-family: var(--font-heading);
    font-weight: 780;
    /* No tighter: in a fallback, descenders would touch the next line. */
    line-height: 1.12;
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  /* Headings are no controls: the focus is put there so that reading goes on from there. */
  h1:focus, h2:focus, h3:focus { outline: none; box-shadow: none; }
  p, ul, ol, dl, figure, fieldset { margin: 0; }
  ul, ol { padding-inline-start: 1.25em; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  legend { padding: 0; }
  img, svg { display: block; max-width: 100%; height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  a { color: var(--sea-deep); text-decoration-thickness: 1px; text-underline-offset: 0.18em; }
  /* A number that is read out or typed in stays on one line. */
  a[href^='tel:'] { white-space: nowrap; }
  summary { cursor: pointer; }
  /* A page that comes in pieces may end for a moment before the summary: the browser would put its own word there. */
  details:empty { display: none; }
  code, kbd, samp { font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace; font-size: 0.94em; }

  :focus-visible {
    outline: 3px solid var(--focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--white);
    border-radius: 2px;
  }
  ::selection { background: var(--signal); color: var(--ink); }

  @media (prefers-contrast: more) {
    :root { --ink-soft: var(--ink); --line: var(--ink); --line-strong: var(--ink); }
  }
  @media (forced-colors: active) {
    :focus-visible { outline-color: Highlight; box-shadow: none; }
    a[aria-current]:not(:focus-visible) { outline: 2px solid; outline-offset: 2px; }
  }
  @media print {
    :root { --paper: #fff; --sand: #fff; --sea-tint: #fff; }
    body { font-size: 10.5pt; }
    a { color: inherit; }
    h1, h2, h3, h4 { break-after: avoid; }
    li, tr, figure, svg, address { break-inside: avoid; }
  }
`;

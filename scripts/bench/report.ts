import { paths } from '../../src/config/paths';
import type { RouteTimes } from './audit';
import { byteBudgets, MAX_ELEMENTS, PHONE_WIDTH, PICTURES_BYTES, repeatBudget, timeBudgets } from './budgets';
import type { RouteBytes } from './bytes';
import type { InteractionTime } from './interactions';
import type { PeerTimes } from './peers';
import type { PictureBytes } from './pictures';
import type { RepeatTime } from './repeat';
import type { Spread } from './stats';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const range = ({ median, min, max }: Spread) => `${String(median)} (${String(min)}-${String(max)})`;

/** Prints each route's bytes as a Markdown table, in kB of brotli. */
export function printBytes(bytes: readonly RouteBytes[]): void {
  console.log(
    '\n| route | JS kB | HTML kB | CSS in HTML kB (raw) | first picture kB | fonts kB | elements |',
  );
  console.log('|---|---|---|---|---|---|---|');
  for (const { route, js, html, css, picture, fonts, elements } of bytes) {
    console.log(
      `| ${route} | ${kB(js)} | ${kB(html)} | ${kB(css)} | ${kB(picture)} | ${kB(fonts)} | ${String(elements)} |`,
    );
  }
}

/** Prints each picture's bytes on a phone, and marks those over budget. */
export function printPictures(pictures: readonly PictureBytes[]): void {
  console.log(`\nPictures, AVIF at ${String(PHONE_WIDTH)} px, kB:`);
  for (const { name, bytes, budget } of pictures)
    console.log(`  ${name} ${kB(bytes)}${bytes > budget ? ` OVER ${kB(budget)}` : ''}`);
}

/** Prints a route's times next to those of its version without scripts. */
export function printTimes({ route, profile, page, limit }: RouteTimes): void {
  console.log(
    `\n${route}, ${profile}: score ${range(page.score)}, FCP ${range(page.fcp)}, LCP ${range(page.lcp)}, TBT ${range(page.tbt)}, CLS ${range(page.cls)}, CPU speed ${range(page.cpuSpeed)}` +
      `\n  without scripts: LCP ${range(limit.lcp)}; ratio ${(page.lcp.median / limit.lcp.median).toFixed(2)}`,
  );
}

/** Prints each interaction's time, and marks those over budget. */
export function printInteractions(times: readonly InteractionTime[]): void {
  console.log('\nInteractions, ms with the CPU slowed down:');
  for (const { name, ms, budget } of times)
    console.log(`  ${name} ${range(ms)}${ms.median > budget ? ` OVER ${String(budget)}` : ''}`);
}

/** Prints the times of second visits. */
export function printRepeats(repeats: readonly RepeatTime[]): void {
  console.log('\nSecond visit, slow 4G with the CPU slowed down:');
  for (const { route, lcp, requests } of repeats)
    console.log(`  ${route} LCP ${range(lcp)}, requests except data ${range(requests)}`);
}

/** Prints our home page and other sites' as a Markdown table. */
export function printPeers(peers: readonly PeerTimes[]): void {
  console.log('\n| site | connection | score | FCP | LCP | TBT | total kB |');
  console.log('|---|---|---|---|---|---|---|');
  for (const { name, profile, page } of peers) {
    const { score, fcp, lcp, tbt, totalBytes } = page;
    console.log(
      `| ${name} | ${profile} | ${range(score)} | ${range(fcp)} | ${range(lcp)} | ${range(tbt)} | ${kB(totalBytes.median)} |`,
    );
  }
}

/** What a run measured. Only bytes and pictures are always present. */
interface Results {
  readonly bytes: readonly RouteBytes[];
  readonly pictures: readonly PictureBytes[];
  readonly interactions?: readonly InteractionTime[];
  readonly repeats?: readonly RepeatTime[];
  readonly times?: readonly RouteTimes[];
  /** Routes that could not be measured, and why. */
  readonly unmeasured?: readonly string[];
}

/** Prints everything over budget, or that nothing is. */
export function printMisses({
  bytes,
  pictures,
  interactions = [],
  repeats = [],
  times = [],
  unmeasured = [],
}: Results): void {
  const misses = [
    ...byteMisses(bytes, pictures),
    ...interactions
      .filter(({ ms, budget }) => ms.median > budget)
      .map(({ name, ms, budget }) => `${name}: ${String(ms.median)} ms, at most ${String(budget)}`),
    ...repeats.flatMap(repeatMisses),
    ...timeMisses(times),
    ...unmeasured,
  ];
  console.log(misses.length ? `\nOver budget:\n${misses.join('\n')}` : '\nAll within budget.');
}

function repeatMisses({ route, lcp, requests }: RepeatTime): readonly string[] {
  return [
    ...(lcp.median > repeatBudget.lcpMs ? [`${route}, second visit: LCP ${String(lcp.median)} ms`] : []),
    ...(requests.median > repeatBudget.requests
      ? [`${route}, second visit: ${String(requests.median)} requests for files`]
      : []),
  ];
}

/** What exceeds the byte budgets of a first visit by more than an allowance. */
export function byteMisses(
  bytes: readonly RouteBytes[],
  pictures: readonly PictureBytes[],
  allowance = 0,
): readonly string[] {
  const kinds = ['js', 'html', 'fonts'] as const;
  const budgetOf = (kind: (typeof kinds)[number], route: string) =>
    allowance +
    (route !== paths.home
      ? byteBudgets[kind]
      : { ...byteBudgets, js: byteBudgets.homeJs, html: byteBudgets.homeHtml }[kind]);
  return [
    ...bytes.flatMap((route) => [
      ...kinds
        .filter((kind) => route[kind] > budgetOf(kind, route.route))
        .map(
          (kind) =>
            `${route.route}: ${kind} ${kB(route[kind])} kB, at most ${kB(budgetOf(kind, route.route))}`,
        ),
      ...(route.elements > MAX_ELEMENTS
        ? [`${route.route}: ${String(route.elements)} elements, at most ${String(MAX_ELEMENTS)}`]
        : []),
    ]),
    ...pictures
      .filter((picture) => picture.bytes > picture.budget)
      .map((picture) => `picture ${picture.name}: ${kB(picture.bytes)} kB, at most ${kB(picture.budget)}`),
  ];
}

function timeMisses(times: readonly RouteTimes[]): readonly string[] {
  return times.flatMap(({ route, profile, page, limit }) => {
    const budget = timeBudgets[profile];
    const ratio = page.lcp.median / limit.lcp.median;
    const where = `${route}, ${profile}`;
    return [
      ...(ratio > budget.lcpToLimit ? [`${where}: LCP ${ratio.toFixed(2)} x its limit`] : []),
      ...(page.lcp.median > budget.lcpMs ? [`${where}: LCP ${String(page.lcp.median)} ms`] : []),
      ...(page.tbt.median > budget.tbtMs ? [`${where}: TBT ${String(page.tbt.median)} ms`] : []),
      ...(page.pictureBytes.max > PICTURES_BYTES
        ? [`${where}: pictures ${kB(page.pictureBytes.max)} kB, at most ${kB(PICTURES_BYTES)}`]
        : []),
      ...(page.cls.max > 0 ? [`${where}: CLS ${String(page.cls.max)}`] : []),
      ...(profile === 'slow 4G' && page.score.median < 99
        ? [`${where}: score ${String(page.score.median)}`]
        : []),
    ];
  });
}

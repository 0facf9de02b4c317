import { renderToStaticMarkup } from 'react-dom/server';
import { firstPicture } from '../../scripts/build/head';
import { Picture } from '../../src/ui/Picture';

const filesOf = (name: string) => ({
  name,
  version: '1234abcd',
  width: 720,
  height: 480,
  widths: [480, 720],
  color: '#d8d8c8',
  alt: 'A harbor.',
});
const wide = filesOf('hero');
const crop = filesOf('hero-phone');

const preloadsOf = (html: string) =>
  firstPicture(html)
    .split('\n')
    .map((tag) => ({
      file: /imagesrcset="\/pictures\/([a-z-]+)\./.exec(tag)?.[1],
      media: /media="([^"]*)"/.exec(tag)?.[1],
    }));

it('preloads the crop in narrow windows, and the whole picture in all others', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} crop={crop} sizes="100vw" priority />);
  expect(preloadsOf(html)).toEqual([
    { file: 'hero-phone', media: '(max-width: 30em)' },
    { file: 'hero', media: 'not all and (max-width: 30em)' },
  ]);
});

it('preloads a picture without a crop in every window', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} sizes="100vw" priority />);
  expect(preloadsOf(html)).toEqual([{ file: 'hero', media: undefined }]);
});

it('lets browsers without AVIF choose the crop, too', () => {
  const html = renderToStaticMarkup(<Picture picture={wide} crop={crop} sizes="100vw" />);
  const sources = [...html.matchAll(/<source type="image\/(\w+)"([^>]*)>/g)].map(([, type, rest = '']) => [
    type,
    rest.includes('max-width'),
  ]);
  expect(sources).toEqual([
    ['avif', true],
    ['webp', true],
    ['avif', false],
  ]);
});

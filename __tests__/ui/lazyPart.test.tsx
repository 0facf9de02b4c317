import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { lazyPart } from '../../src/ui/lazyPart';

const Part = ({ name }: { readonly name: string }) => <p>The part of {name}</p>;
const Failed = () => <p>It could not be loaded.</p>;
const open = (Late: ReturnType<typeof lazyPart<{ readonly name: string }>>) =>
  render(
    <Suspense fallback={<p>On its way</p>}>
      <Late name="Ada" />
    </Suspense>,
  );

describe('lazyPart', () => {
  it('is there at once when its code came before', async () => {
    const Late = lazyPart(() => Promise.resolve({ default: Part }), Failed);
    await expect(Late.prefetch()).resolves.toBe(true);
    open(Late);
    expect(screen.getByText('The part of Ada')).toBeInTheDocument();
  });

  it('is waited for when it was not', async () => {
    open(lazyPart(() => Promise.resolve({ default: Part }), Failed));
    expect(screen.getByText('On its way')).toBeInTheDocument();
    expect(await screen.findByText('The part of Ada')).toBeInTheDocument();
  });

  it('is asked for again after it could not be fetched before', async () => {
    const load = jest
      .fn<Promise<{ default: typeof Part }>, []>()
      .mockRejectedValueOnce(new Error('no line'))
      .mockResolvedValue({ default: Part });
    const Late = lazyPart(load, Failed);
    await expect(Late.prefetch()).resolves.toBe(false);
    open(Late);
    expect(await screen.findByText('The part of Ada')).toBeInTheDocument();
  });

  it('says so when its code cannot be had', async () => {
    open(lazyPart<{ readonly name: string }>(() => Promise.reject(new Error('no line')), Failed));
    expect(await screen.findByText('It could not be loaded.')).toBeInTheDocument();
  });
});

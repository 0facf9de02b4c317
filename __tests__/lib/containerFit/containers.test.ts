import { CONTAINERS } from '../../../src/lib/containerFit/containers';

describe('CONTAINERS', () => {
  it('has the minimum internal dimensions and door openings of ISO 668', () => {
    expect(
      CONTAINERS.map(({ code, length, width, height, doorWidth, doorHeight }) =>
        [code, length, width, height, doorWidth, doorHeight].join(' '),
      ),
    ).toEqual([
      '20ft 5867 2330 2350 2286 2261',
      '40ft 11998 2330 2350 2286 2261',
      '40ft-high-cube 11998 2330 2655 2286 2566',
    ]);
  });
});

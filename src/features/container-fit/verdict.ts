import { fitVerdict } from '../../content/tools/containerFit';

/** 'It fits', 'All 3 fit', '1 of 2 fit'. */
export const verdict = (fitting: number, all: number): string =>
  fitting === all ? fitVerdict.allFit(all) : fitVerdict.someFit(fitting, all);

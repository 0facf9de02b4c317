import { rates } from '../../../content/rates';
import type { RateName } from '../../../content/rates';
import type { Confidence } from '../../../content/rateTypes';
import type { PercentLineId } from '../../../content/tools/price';
import { missingAnswers } from '../../../content/tools/priceTool';
import { exactly } from '../../../lib/price/amountRange';
import type { Range } from '../../../lib/price/amountRange';
import { greenTaxBracket } from '../../../lib/price/importCharges';

/** A line's published figure with its sources. */
export interface PublishedFigure {
  /** In the line's unit: cents or hundredths of a percent. Undefined while an input is missing. */
  readonly value: Range | undefined;
  readonly sources: readonly RateName[];
  /** Names the missing input. */
  readonly needs?: string;
}

const LEAST_SURE_FIRST = ['unsure', 'reported', 'sure'] as const;

/** The confidence of the least sure of a figure's sources. */
export const confidenceOf = ({ sources }: Pick<PublishedFigure, 'sources'>): Confidence =>
  LEAST_SURE_FIRST.find((confidence) => sources.some((name) => rates[name].confidence === confidence)) ??
  'sure';

/** What the rates of Nigeria's import charges depend on. */
export interface ChargedVehicle {
  /** A used car of HS 8703. Other vehicles have no published duty or levy here. */
  readonly isCar: boolean;
  readonly isBus: boolean;
  readonly isElectric: boolean;
  readonly engineCc: number | undefined;
}

const single = (
  name: 'importDuty' | 'importDutyElectric' | 'surcharge' | 'etls' | 'vat' | 'vatElectric',
) => ({
  value: exactly(rates[name].basisPoints),
  sources: [name],
});

function greenTax({ engineCc, isElectric, isBus }: ChargedVehicle): PublishedFigure {
  const bracket = greenTaxBracket(engineCc, isElectric || isBus);
  const { greenTaxMid: mid, greenTaxLarge: large } = rates;
  const points = bracket && { none: 0, mid: mid.basisPoints, large: large.basisPoints }[bracket];
  return {
    value: points === undefined ? undefined : exactly(points),
    sources: [bracket === 'large' ? 'greenTaxLarge' : 'greenTaxMid'],
    needs: missingAnswers.engine,
  };
}

/**
 * The published rate of an import charge, in hundredths of a percent; undefined if there is none for the vehicle. Where the
 * law and what is charged differ, it's a range: the NAC levy from the announced rate to the one before, and the FOB charge
 * from none to the suspended rate. CISS isn't added, because it's never charged together with the FOB charge.
 */
export function publishedCharge(id: PercentLineId, vehicle: ChargedVehicle): PublishedFigure | undefined {
  const { isCar, isElectric } = vehicle;
  switch (id) {
    case 'duty':
      return isCar ? single(isElectric ? 'importDutyElectric' : 'importDuty') : undefined;
    case 'nacLevy':
      return isCar
        ? {
            value: { low: rates.nacLevy.basisPoints, high: rates.nacLevyBefore.basisPoints },
            sources: ['nacLevy', 'nacLevyBefore'],
          }
        : undefined;
    case 'fobCharge':
      return { value: { low: 0, high: rates.fobCharge.basisPoints }, sources: ['fobCharge', 'ciss'] };
    case 'greenTax':
      return greenTax(vehicle);
    case 'vat':
      return single(isElectric ? 'vatElectric' : 'vat');
    case 'surcharge':
    case 'etls':
      return single(id);
  }
}

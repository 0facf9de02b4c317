import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { methodHint as words } from '../../../content/quote/quoteFields';
import {
  alternativeText,
  assumptionText,
  methodNames,
  methodReasons,
} from '../../../content/tools/shippingMethod';
import type { ShippingAdvice, BodyType } from '../../../lib/vehicle/shippingMethod';
import { Notice } from '../../../ui/Notice';
import { Bullets } from '../../../ui/theme/text';
import { space } from '../../../ui/theme/tokens';
import { Stack } from '../../../ui/theme/layout';
import { adviseShippingMethod } from '../../../lib/vehicle/shippingMethod';
import { quoteDraft } from '../model/quoteDraft';
import { limitText, methodWarnings, draftKinds } from '../model/warnings';
import type { QuoteDraft, VehicleDraft } from '../model/draft';
import { hasKeys, isPurchase } from '../model/serviceRules';
import { LiveRegion, Warnings } from './Warnings';

/**
 * Says if a port doesn't take the chosen method, then recommends one with reasons, or warns if the choice contradicts it.
 * It never blocks.
 */
export function MethodHint() {
  const draft = useSelector(quoteDraft.selectValues);
  const warnings = methodWarnings(draft);
  const groups = adviseOnDraft(draft);
  const { method } = draft;
  const isAgainst =
    method !== 'unsure' &&
    groups.some(({ advice }) => advice.method !== method && advice.alternative !== method);
  // The warnings have said what the ports take.
  const limit = warnings.length > 0 ? undefined : limitText(draft);
  return (
    <>
      <Warnings texts={warnings} />
      <LiveRegion aria-live="polite">
        {groups.length > 0 && (
          <Notice tone={isAgainst ? 'caution' : 'info'} title={isAgainst ? words.against : words.title}>
            {groups.map(({ vehicles, advice }) => (
              <Advice $gap={1} key={vehicles.join()}>
                <p>
                  {groups.length > 1 && <span>{`${words.forVehicles(vehicles)}: `}</span>}
                  <b>{methodNames[advice.method]}</b>
                  {advice.alternative && <span>{`. ${alternativeText(advice.alternative)}`}</span>}
                </p>
                <Bullets>
                  {reasonTexts(advice, limit).map((text) => (
                    <li key={text}>{text}</li>
                  ))}
                </Bullets>
              </Advice>
            ))}
            <p>{words.promise}</p>
          </Notice>
        )}
      </LiveRegion>
    </>
  );
}

/** The reasons, with what the ports take if that matters, and what nobody answered. */
const reasonTexts = ({ ports, reasons, assumptions }: ShippingAdvice, limit: string | undefined) => [
  ...(limit && ports === 'decide' ? [limit] : []),
  ...reasons.map((reason) => methodReasons[reason]),
  ...(limit && ports === 'mismatch' ? [words.otherPort(limit)] : []),
  ...(assumptions.length > 0 ? [assumptionText(assumptions)] : []),
];

const adviceBodyTypes: Readonly<Record<Exclude<VehicleDraft['body_type'], ''>, BodyType>> = {
  sedan: 'car',
  suv: 'suv',
  pickup: 'pickup',
  van: 'van',
  bus: 'truck-or-bus',
  truck: 'truck-or-bus',
  motorcycle: 'motorcycle',
  machinery: 'machine',
};

/** Numbers (from 1) of vehicles with the same advice. */
interface GroupedAdvice {
  readonly vehicles: readonly number[];
  readonly advice: ShippingAdvice;
}

/**
 * Shipping advice from the answers and ports so far, with vehicles grouped by identical advice. None for a car to be bought,
 * whose condition isn't known yet.
 */
function adviseOnDraft(draft: QuoteDraft): readonly GroupedAdvice[] {
  const { service, vehicles, effects } = draft;
  if (isPurchase(service)) return [];
  // Ports that contradict each other say nothing about the method.
  const kinds = draftKinds(draft);
  const ports = kinds?.length ? kinds : undefined;
  const groups: { vehicles: number[]; advice: ShippingAdvice }[] = [];
  vehicles.forEach((vehicle, index) => {
    const { body_type: bodyType, condition } = vehicle;
    if (bodyType === '' || condition === '') return;
    const advice = adviseShippingMethod({
      bodyType: adviceBodyTypes[bodyType],
      condition,
      hasKeys: hasKeys(vehicle),
      effects: effects === '' ? undefined : effects === 'yes',
      vehiclesCount: vehicles.length,
      ports,
    });
    const existing = groups.find((group) => JSON.stringify(group.advice) === JSON.stringify(advice));
    if (existing) existing.vehicles.push(index + 1);
    else groups.push({ vehicles: [index + 1], advice });
  });
  return groups;
}

const Advice = styled(Stack)`
  margin-block: ${space(1)} ${space(3)};
`;

import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { methodHint as words } from '../../../content/quote/quoteFields';
import {
  alternativeText,
  assumptionText,
  methodNames,
  methodReasons,
} from '../../../content/tools/shippingMethod';
import type { ShippingAdvice } from '../../../lib/vehicle/shippingMethod';
import { Notice } from '../../../ui/Notice';
import { Bullets } from '../../../ui/theme/text';
import { space } from '../../../ui/theme/tokens';
import { adviseOnDraft, isAgainstAdvice } from '../model/methodAdvice';
import { quoteDraft } from '../model/quoteDraft';
import { limitText, methodWarnings } from '../model/warnings';
import { Stack } from '../../../ui/theme/layout';
import { LiveRegion, Warnings } from './Warnings';

/**
 * Says if a port doesn't take the chosen method, then recommends one with reasons, or warns if the choice contradicts it.
 * It never blocks.
 */
export function MethodHint() {
  const draft = useSelector(quoteDraft.selectValues);
  const warnings = methodWarnings(draft);
  const groups = adviseOnDraft(draft);
  const isAgainst = isAgainstAdvice(draft, groups);
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

const Advice = styled(Stack)`
  margin-block: ${space(1)} ${space(3)};
`;

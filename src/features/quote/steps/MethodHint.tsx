import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { methodHint as words } from '../../../content/quote/quoteMethod';
import { methodNames, methodReasons } from '../../../content/tools/shippingMethod';
import { Notice } from '../../../ui/Notice';
import { space } from '../../../ui/theme/tokens';
import { adviseOnDraft, isAgainstAdvice } from '../model/methodAdvice';
import { quoteDraft } from '../model/quoteDraft';

/** The recommended method with reasons, or a warning if the choice contradicts it. It never blocks. */
export function MethodHint() {
  const draft = useSelector(quoteDraft.selectValues);
  const groups = adviseOnDraft(draft);
  if (groups.length === 0) return null;
  const isAgainst = isAgainstAdvice(draft, groups);
  return (
    <div aria-live="polite">
      <Notice tone={isAgainst ? 'caution' : 'info'} title={isAgainst ? words.against : words.title}>
        {groups.map(({ vehicles, advice }) => (
          <Advice key={vehicles.join()}>
            <p>
              {groups.length > 1 && <span>{`${words.forVehicles(vehicles)}: `}</span>}
              <b>{methodNames[advice.method]}</b>
              {advice.alternative && <span>{words.alternative(methodNames[advice.alternative])}</span>}
            </p>
            <ul>
              {advice.reasons.map((reason) => (
                <li key={reason}>{methodReasons[reason]}</li>
              ))}
            </ul>
          </Advice>
        ))}
        <p>{words.promise}</p>
      </Notice>
    </div>
  );
}

const Advice = styled.div`
  display: grid;
  gap: ${space(1)};
  margin-block: ${space(1)} ${space(3)};
`;

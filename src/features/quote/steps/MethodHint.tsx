import { useSelector } from 'react-redux';
import styled from 'styled-components';
import { methodHint as words } from '../../../content/quote/quoteMethod';
import { methodNames, methodReasons } from '../../../content/tools/shippingMethod';
import { Notice } from '../../../ui/Notice';
import { space } from '../../../ui/theme/tokens';
import { adviseOnDraft, isAgainstAdvice } from '../model/methodAdvice';
import { quoteDraft } from '../model/quoteDraft';

/** What we would do, and why; a warning where the choice goes against it. It never forbids. */
export function MethodHint() {
  const draft = useSelector(quoteDraft.selectValues);
  const groups = adviseOnDraft(draft);
  if (groups.length === 0) return null;
  const against = isAgainstAdvice(draft, groups);
  return (
    <div aria-live="polite">
      <Notice tone={against ? 'caution' : 'info'} title={against ? words.against : words.title}>
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

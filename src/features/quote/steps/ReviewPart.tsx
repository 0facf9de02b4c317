import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { quoteSteps, quoteWords } from '../../../content/quote/quote';
import { Facts } from '../../../ui/Facts';
import { SubTitle } from '../../../ui/theme/text';
import { space } from '../../../ui/theme/tokens';
import { VisuallyHidden } from '../../../ui/theme/VisuallyHidden';
import { fromReview } from '../fromReview';
import { stepLines } from '../model/draftText';
import { transitLines } from '../model/transitLines';
import { quoteDraft } from '../model/quoteDraft';
import type { StepId } from '../model/steps';

/** One step's answers with an edit link. */
export function ReviewPart({ step }: { readonly step: StepId }) {
  const draft = useSelector(quoteDraft.selectValues);
  const lines = stepLines(step, draft);
  return (
    <Part>
      <Head>
        <SubTitle>{quoteSteps[step].name}</SubTitle>
        <Link to={`?step=${step}`} state={fromReview}>
          {quoteWords.edit}
          <VisuallyHidden>{` ${quoteSteps[step].name}`}</VisuallyHidden>
        </Link>
      </Head>
      <Facts items={step === 'route' ? [...lines, ...transitLines(draft)] : lines} termWidth="6.5rem" />
    </Part>
  );
}

const Part = styled.div`
  & + & {
    margin-top: ${space(6)};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    padding-inline: ${space(2)};
    margin-inline-end: calc(-1 * ${space(2)});
    font-weight: 700;
  }
`;

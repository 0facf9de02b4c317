import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { quoteProgress as words, quoteSteps } from '../../content/quote/quote';
import { plainText } from '../../lib/text/text';
import { below, centered, from, plainLink, quietText, space, visuallyHidden } from '../../ui/theme/tokens';
import type { useLinkState } from './useSteps';
import { stepSummary } from './model/draftText';
import { hasErrors, stepNumber } from './model/steps';
import { quoteDraft, useQuote } from './model/quoteDraft';
import type { StepId } from './model/steps';

/** Cuts pasted-in text off. The step itself reports answers that are too long. */
const ANSWER_MAX = 160;

interface ProgressStepProps {
  readonly step: StepId;
  readonly isCurrent: boolean;
  readonly isOpen: boolean;
  readonly linkState: ReturnType<typeof useLinkState>;
}

/** One step in the list: its number, name and answer so far. */
export function ProgressStep({ step, isCurrent, isOpen, linkState }: ProgressStepProps) {
  const answer = useQuote((draft) => plainText(stepSummary(step, draft), ANSWER_MAX));
  const status = useSelector(quoteDraft.selectStatus);
  const hasError = status.kind === 'refused' && hasErrors(status.fields, step);
  const content = (
    <>
      <Number aria-hidden="true">{stepNumber(step)}</Number>
      <Words>
        <strong>{quoteSteps[step].name}</strong>
        {hasError && <span>{words.needsAttention}</span>}
        {answer && <span>{answer}</span>}
      </Words>
    </>
  );
  const state = isCurrent ? 'current' : !isOpen ? 'ahead' : answer ? 'answered' : 'open';
  return (
    <Item $state={hasError && !isCurrent ? 'error' : state}>
      {isOpen && status.kind !== 'sending' ? (
        <Link to={`?step=${step}`} state={linkState} aria-current={isCurrent ? 'step' : undefined}>
          {content}
        </Link>
      ) : (
        <div>{content}</div>
      )}
    </Item>
  );
}

const states = {
  current: css`
    --number: var(--ink);
    --figure: var(--paper);
  `,
  answered: css`
    --number: var(--sea-tint);
    --figure: var(--ink);
  `,
  error: css`
    --number: var(--white);
    --figure: var(--brick);
    --line-strong: var(--brick);
  `,
  open: css`
    --number: transparent;
    --figure: var(--ink);
  `,
  ahead: css`
    --number: transparent;
    --figure: var(--ink-soft);
    color: var(--ink-soft);
  `,
};

const Item = styled.li<{ $state: keyof typeof states }>`
  ${({ $state }) => states[$state]}
  > * {
    display: grid;
    ${plainLink}
    ${below.sm} {
      padding-block: ${space(4.5)};
    }
    ${from.sm} {
      gap: ${space(1)};
    }
    ${from.md} {
      grid-template-columns: auto minmax(0, 1fr);
      gap: ${space(3)};
      align-items: start;
    }
  }
  > a:hover strong {
    text-decoration: underline;
  }
`;

/** On phones, without its figure: a piece of a bar. */
const Number = styled.span`
  ${centered}
  min-height: ${space(2)};
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--number);
  color: var(--figure);
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  ${below.sm} {
    font-size: 0;
  }
  ${from.sm} {
    min-height: var(--touch);
  }
  ${from.md} {
    width: var(--touch);
  }
`;

/** Visually hidden on phones, where the heading already names the current step. On tablets, without the answers. */
const Words = styled.span`
  line-height: 1.3;
  ${below.sm} {
    ${visuallyHidden}
  }
  strong,
  span {
    display: block;
  }
  span {
    ${quietText}
  }
  ${from.sm} {
    text-align: center;
    span {
      display: none;
    }
  }
  ${from.md} {
    align-self: center;
    text-align: start;
    /* The review shows long answers in full. */
    span {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

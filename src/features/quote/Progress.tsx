import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { quoteProgress as words, quoteSteps } from '../../content/quote/quote';
import { plainText } from '../../lib/text/text';
import {
  below,
  centered,
  from,
  onTablets,
  plainLink,
  quietText,
  screenOnly,
  space,
  visuallyHidden,
} from '../../ui/theme/tokens';
import { stepSummary } from './model/draftText';
import { quoteDraft, useQuote } from './model/quoteDraft';
import { hasErrors, stepIds, stepNumber } from './model/steps';
import type { StepId } from './model/steps';
import { useLinkState } from './useSteps';

/** Cuts pasted-in text off. The step itself reports answers that are too long. */
const ANSWER_MAX = 160;

interface ProgressProps {
  readonly current: StepId;
  /** The last step the visitor can open. */
  readonly open: StepId;
}

/** The list of steps with the answers so far; on phones, a bar of five pieces and the current step's name. */
export function Progress({ current, open }: ProgressProps) {
  return (
    <nav aria-label={words.label}>
      <List>
        {stepIds.map((step) => (
          <ProgressStep key={step} step={step} current={current} open={open} />
        ))}
      </List>
      <Position>{words.position(stepNumber(current), stepIds.length, quoteSteps[current].name)}</Position>
    </nav>
  );
}

/** One step in the list: its number, name and answer so far. */
function ProgressStep({ step, current, open }: ProgressProps & { readonly step: StepId }) {
  const linkState = useLinkState(current);
  const answer = useQuote((draft) => plainText(stepSummary(step, draft), ANSWER_MAX));
  const status = useSelector(quoteDraft.selectStatus);
  const hasError = status.kind === 'refused' && hasErrors(status.fields, step);
  const isCurrent = step === current;
  const isOpen = stepNumber(step) <= stepNumber(open);
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

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${space(1)};
  margin-block: ${space(-4.5)} ${space(-2.5)};
  ${from.sm} {
    grid-template-columns: repeat(4, minmax(0, 1fr)) auto;
    gap: ${space(4)};
    margin-block: 0 ${space(4)};
  }
  ${screenOnly}
`;

/** On phones, where the list has no names. */
const Position = styled.p`
  font-size: var(--t-sm);
  font-weight: 700;
  ${from.sm} {
    display: none;
  }
  ${screenOnly}
`;

const states = {
  current: '--number: var(--ink); --figure: var(--paper);',
  answered: '--number: var(--sea-tint); --figure: var(--ink); --path: 4px solid var(--sea-deep);',
  error: '--number: var(--white); --figure: var(--brick); --line-strong: var(--brick);',
  open: '--number: transparent; --figure: var(--ink);',
  ahead: '--number: transparent; --figure: var(--ink-soft); color: var(--ink-soft);',
} as const;

/** From 640 px up, a line leads to the next step, a thick one once this one is answered. */
const Item = styled.li<{ $state: keyof typeof states }>`
  ${({ $state }) => states[$state]}
  ${from.sm} {
    position: relative;
    &:not(:last-child)::after {
      content: '';
      position: absolute;
      inset: calc(var(--touch) / 2 - 2px) ${space(-4)} auto var(--touch);
      border-top: var(--path, 2px solid var(--line-strong));
    }
  }
  > * {
    display: grid;
    ${plainLink}
    ${below.sm} {
      padding-block: ${space(4.5)};
    }
    ${from.sm} {
      gap: ${space(2)};
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
    width: var(--touch);
    min-height: var(--touch);
    border-radius: 50%;
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
  ${onTablets} {
    span {
      display: none;
    }
  }
  ${from.md} {
    /* The review shows long answers in full. */
    span {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }
`;

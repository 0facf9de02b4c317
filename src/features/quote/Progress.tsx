import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { quoteProgress as words, quoteSteps } from '../../content/quote';
import { plainText } from '../../lib/text';
import { from, onPaper, space } from '../../ui/tokens';
import type { QuoteDraft } from './draft';
import { stepInShort } from './draftWords';
import { stepIds, stepNumber } from './steps';
import type { StepId } from './steps';

/** Of a text that is too long its own step tells; here it only shows that something is there. */
const ANSWER_MAX = 160;

interface ProgressProps {
  readonly current: StepId;
  /** The furthest step that can be opened. */
  readonly open: StepId;
  readonly draft: QuoteDraft;
}

/** The steps like the lines of a dock receipt that fills as one goes; on a phone, six numbers in a row. */
export function Progress({ current, open, draft }: ProgressProps) {
  return (
    <nav aria-label={words.label}>
      <List>
        {stepIds.map((step) => {
          const isCurrent = step === current;
          const isReachable = stepNumber(step) <= stepNumber(open);
          const answer = plainText(stepInShort(step, draft), ANSWER_MAX);
          const line = (
            <>
              <Number aria-hidden="true">{stepNumber(step)}</Number>
              <Words>
                <strong>{quoteSteps[step].name}</strong>
                {answer && <span>{answer}</span>}
              </Words>
            </>
          );
          return (
            <Item
              key={step}
              $state={isCurrent ? 'current' : !isReachable ? 'ahead' : answer ? 'answered' : 'open'}
            >
              {isReachable ? (
                <Link to={`?step=${step}`} aria-current={isCurrent ? 'step' : undefined}>
                  {line}
                </Link>
              ) : (
                <div>{line}</div>
              )}
            </Item>
          );
        })}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: ${space(1)};
  padding: 0;
  list-style: none;
  ${from.md} {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border-bottom: 1px solid var(--line-strong);
  }
  ${onPaper} {
    display: none;
  }
`;

const states = {
  current: css`
    --number: var(--ink);
    --figure: var(--paper);
  `,
  answered: css`
    --number: var(--sea-tint);
    --figure: #0b2b3a;
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
  ${from.md} {
    border-top: 1px solid var(--line-strong);
  }
  > * {
    display: grid;
    color: inherit;
    text-decoration: none;
    ${from.md} {
      grid-template-columns: auto minmax(0, 1fr);
      gap: ${space(3)};
      align-items: center;
      padding-block: ${space(2)};
    }
  }
  > a:hover strong {
    text-decoration: underline;
  }
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--number);
  color: var(--figure);
  font-weight: 800;
  font-variant-numeric: tabular-nums;
  ${from.md} {
    width: 2.75rem;
  }
`;

/** On a phone the current step's name stands in its heading: here it is for screen readers only. */
const Words = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  line-height: 1.3;
  strong,
  span {
    display: block;
  }
  span {
    font-size: var(--t-sm);
    color: var(--ink-soft);
  }
  ${from.md} {
    position: static;
    width: auto;
    height: auto;
    overflow: visible;
    clip-path: none;
  }
`;

import styled from 'styled-components';
import type { Situation } from '../../content/services/services';
import { ArrowLink, ArrowLinks } from '../../ui/links';
import { SubTitle } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';

interface SituationAnswerProps {
  readonly situation: Situation;
  /** Whether it's the only answer shown, and gets more space. */
  readonly alone: boolean;
}

/** One situation, the services it needs, and a link. */
export function SituationAnswer({ situation: { said, answer, links }, alone }: SituationAnswerProps) {
  return (
    <Answer $alone={alone}>
      <SubTitle>{said}</SubTitle>
      <p>{answer}</p>
      <ArrowLinks>
        {links.map(({ label, to }) => (
          <ArrowLink key={to} to={to}>
            {label}
          </ArrowLink>
        ))}
      </ArrowLinks>
    </Answer>
  );
}

const Answer = styled.article<{ $alone: boolean }>`
  display: grid;
  gap: ${space(2)};
  max-width: 42rem;
  padding-block: ${({ $alone }) => space($alone ? 8 : 5)};
  font-size: ${({ $alone }) => ($alone ? 'var(--t-lg)' : 'inherit')};
  & + & {
    border-top: 1px solid var(--line);
    max-width: none;
  }
  p {
    max-width: 42rem;
  }
`;

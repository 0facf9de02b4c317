import styled from 'styled-components';
import { referralWords as words, referralPage } from '../../content/pages/referral';
import { Columns } from '../../ui/theme/layout';
import { SubTitle } from '../../ui/theme/text';
import { checkMark, crossMark, printedFill, space } from '../../ui/theme/tokens';

/** What earns the reward beside what doesn't. */
export function WhatCounts() {
  return (
    <Columns $min="18rem" $gap={4}>
      {(['counts', 'doesNotCount'] as const).map((side) => (
        <Side key={side} data-side={side}>
          <SubTitle>{referralPage[side]}</SubTitle>
          <ul>
            {words[side].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Side>
      ))}
    </Columns>
  );
}

const Side = styled.div`
  padding: clamp(1.25rem, 0.8rem + 1.6vw, 2rem);
  ${printedFill}
  background: var(--palm-tint);
  li {
    position: relative;
    padding-inline-start: ${space(8)};
    margin-top: ${space(4)};
  }
  li::before {
    left: 0;
    ${checkMark}
  }
  &[data-side='doesNotCount'] {
    background: var(--sand);
    li::before {
      ${crossMark}
    }
  }
`;

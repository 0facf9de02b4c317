import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { details } from './Disclosure';
import type { Disclosure } from './Disclosure';
import { from, onPaper } from './theme/tokens';

/** A disclosure on phones. On wider screens it's always open and has no button. */
export function PhoneDisclosure({ summary, children, isOpen }: ComponentProps<typeof Disclosure>) {
  return (
    <OnPhones open={isOpen}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </OnPhones>
  );
}

const OnPhones = styled.details`
  ${details}
  > div {
    max-width: none;
  }
  ${onPaper} {
    &,
    &:last-of-type {
      border: 0;
    }
    > summary {
      display: none;
    }
  }
  /* Browsers without ::details-content keep the button. */
  @supports selector(::details-content) {
    ${from.sm} {
      &,
      &:last-of-type {
        border: 0;
      }
      > summary {
        display: none;
      }
      > div {
        padding: 0;
      }
      &::details-content {
        content-visibility: visible;
      }
    }
  }
`;

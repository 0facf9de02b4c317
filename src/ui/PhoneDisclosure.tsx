import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { details } from './Disclosure';
import type { Disclosure } from './Disclosure';
import { from, onPaper } from './theme/tokens';

interface PhoneDisclosureProps extends ComponentProps<typeof Disclosure> {
  /** Where it's always open: beyond phones, or `md`, beyond tablets in portrait. */
  readonly openFrom?: 'sm' | 'md';
}

/** A disclosure on phones. On wider screens it's always open and has no button. */
export function PhoneDisclosure({ summary, children, isOpen, openFrom = 'sm' }: PhoneDisclosureProps) {
  return (
    <OnPhones open={isOpen} $openFrom={openFrom}>
      <summary>{summary}</summary>
      <div>{children}</div>
    </OnPhones>
  );
}

const OnPhones = styled.details<{ $openFrom: 'sm' | 'md' }>`
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
    ${({ $openFrom }) => from[$openFrom]} {
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

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Actions, Stack } from '../theme/layout';
import { Lead, PageTitle, Stencil } from '../theme/text';
import { space } from '../theme/tokens';

/** What every page's first screen says. */
export interface OpeningText {
  readonly title: ReactNode;
  /** A short line in stencil type above the title. */
  readonly label?: string;
  readonly lead: ReactNode;
  /** Buttons for the page's next step. */
  readonly actions?: ReactNode;
}

interface OpeningWordsProps extends OpeningText {
  readonly className?: string;
}

/** Heading, lead and buttons. The title, and what follows it, are two items that an opening places as it needs. */
export function OpeningWords({ title, label, lead, actions, className }: OpeningWordsProps) {
  return (
    <Words className={className}>
      <Stack>
        {label && <Stencil>{label}</Stencil>}
        <PageTitle>{title}</PageTitle>
      </Stack>
      <Stack $gap={5}>
        <Lead as={typeof lead === 'string' ? 'p' : 'div'}>{lead}</Lead>
        {actions && <Actions>{actions}</Actions>}
      </Stack>
    </Words>
  );
}

const Words = styled(Stack)`
  gap: 1.25rem;
  /* On tablets, the buttons are beside the lead, equally wide. */
  @media screen and (min-width: 48em) and (max-width: 59.99em) {
    > :last-child {
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: ${space(8)};
    }
    ${Actions} {
      flex-direction: column;
      align-items: stretch;
    }
  }
`;

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { doorstep } from '../../content/pictures/doorstep';
import { nigeriaSide, usSide, landSides } from '../../content/services/logistics';
import { Cluster, Container, RuledList } from '../../ui/theme/layout';
import { Picture } from '../../ui/Picture';
import { pageWide } from '../../ui/theme/pictureSizes';
import { ArrowLink } from '../../ui/links';
import { Band, bandPadding } from '../../ui/Section';
import { SectionTitle, SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { paths } from '../../config/paths';

/**
 * Inland transport in the USA and in Nigeria, with the sea in between. The US side is longer, because most of
 * the work is there.
 */
export function LandSides() {
  return (
    <Band aria-label={landSides.title}>
      <Container>
        <Shores>
          <Shore title={landSides.us} steps={usSide} />
          <Sea $gap={[2, 4]}>
            <p>{landSides.atSea}</p>
            <ArrowLink to={paths.autoShipping}>{landSides.seeShipping}</ArrowLink>
          </Sea>
          <Shore title={landSides.nigeria} steps={nigeriaSide}>
            <Picture picture={doorstep} sizes={pageWide('40vw')} />
          </Shore>
        </Shores>
      </Container>
    </Band>
  );
}

interface ShoreProps {
  readonly title: string;
  readonly steps: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  /** Shown below the steps. */
  readonly children?: ReactNode;
}

function Shore({ title, steps, children }: ShoreProps) {
  return (
    <Side>
      <SectionTitle>{title}</SectionTitle>
      <RuledList as="ol" $gap={5}>
        {steps.map((step) => (
          <li key={step.id} id={step.id}>
            <SubTitle>{step.title}</SubTitle>
            <p>{step.text}</p>
          </li>
        ))}
      </RuledList>
      {children}
    </Side>
  );
}

const Shores = styled.div`
  display: grid;
  gap: ${space(10)};
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) 9rem minmax(0, 1fr);
    gap: clamp(1.5rem, 3vw, 3rem);
    align-items: stretch;
  }
`;

const Side = styled.div`
  ol {
    margin-top: ${space(6)};
  }
  li {
    display: grid;
    gap: ${space(2)};
  }
  li > p {
    max-width: 40rem;
  }
`;

/** The sea, with a lane across it: a row, and from 960 px up a full-height strip. */
const Sea = styled(Cluster)`
  margin: ${space(-5)} calc(-1 * var(--gutter)) 0;
  padding: ${space(4)} var(--gutter);
  background: var(--sea-tint);
  &::before {
    content: '';
    flex: 1;
    min-width: ${space(6)};
    border-top: 2px dashed var(--sea);
  }
  p {
    order: -1;
    font-size: var(--t-xs);
    font-weight: 700;
    letter-spacing: 0.09em;
    text-transform: uppercase;
  }
  ${from.md} {
    flex-direction: column;
    justify-content: center;
    margin: calc(-1 * ${bandPadding}) 0;
    padding: ${space(6)} ${space(3)};
    align-items: start;
    &::before {
      flex: none;
      align-self: stretch;
    }
  }
`;

import { useId } from 'react';
import styled from 'styled-components';
import { stripPicture } from '../../content/pictures/strips';
import { logisticsPage, truckColumns, trucks } from '../../content/services/logistics';
import { pageWide } from '../../lib/picture';
import { Picture } from '../../ui/Picture';
import { Band } from '../../ui/Section';
import { Container } from '../../ui/theme/layout';
import { Lead, SectionTitle, Stencil, SubTitle } from '../../ui/theme/text';
import { below, from, oneColumn, space, visuallyHidden } from '../../ui/theme/tokens';

const SIZES = `(min-width: 75em) 30vw, ${pageWide('50vw', '50vw')}`;

const facts = ['what', 'bestFor', 'watchOut'] as const;

/** All trucks at one scale, each with its facts below its picture. In pairs or threes, the first ones with the title. */
export function Trucks() {
  const headingId = useId();
  return (
    <Band $tone="sea" aria-labelledby={headingId}>
      <Kinds>
        <div>
          <SectionTitle id={headingId}>{logisticsPage.truckTitle}</SectionTitle>
          <Lead>{logisticsPage.truckIntro}</Lead>
        </div>
        {trucks.map(({ id, name, ...truck }) => (
          <div key={id}>
            <Picture picture={stripPicture('truck', id)} sizes={SIZES} decorative />
            <SubTitle>{name}</SubTitle>
            <dl>
              {facts.map((fact) => (
                <div key={fact}>
                  <Stencil as="dt">{truckColumns[fact]}</Stencil>
                  <dd>{truck[fact]}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </Kinds>
    </Band>
  );
}

/** Without space between the pictures of a row, which show one road. On phones, each is from edge to edge. */
const Kinds = styled(Container)`
  ${oneColumn}
  row-gap: ${space(7)};
  line-height: 1.45;
  > div {
    break-inside: avoid;
  }
  > div > :not(picture) {
    padding-inline-end: ${space(6)};
  }
  ${below.sm} {
    picture {
      margin-inline: calc(-1 * var(--gutter));
    }
  }
  ${from.sm} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  p {
    padding-top: ${space(3)};
  }
  h3 {
    padding-top: ${space(4)};
  }
  dl {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space(3)} ${space(4)};
    padding-top: ${space(1)};
  }
  dl div:first-child {
    grid-column: 1 / -1;
  }
  dl div:first-child dt {
    ${visuallyHidden}
  }
  dt {
    color: var(--ink-soft);
  }
`;

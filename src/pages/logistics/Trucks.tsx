import { useId } from 'react';
import styled from 'styled-components';
import { stripPicture } from '../../content/pictures/strips';
import { logisticsPage, truckColumns, trucks } from '../../content/services/logistics';
import { pageWide } from '../../lib/picture';
import { Picture } from '../../ui/Picture';
import { Band } from '../../ui/Section';
import { Container } from '../../ui/theme/layout';
import { Lead, SectionTitle, Stencil, SubTitle } from '../../ui/theme/text';
import { below, from, space, visuallyHidden } from '../../ui/theme/tokens';

const facts = ['what', 'bestFor', 'watchOut'] as const;

/** All trucks at one scale, each with its facts below its picture. Beyond phones in pairs, the first one with the title. */
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
            <Road picture={stripPicture('truck', id)} sizes={pageWide('44vw', '48vw')} decorative />
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

/** To the window's edges on phones. */
const Road = styled(Picture)`
  margin-inline-end: calc(-1 * var(--between));
  ${below.sm} {
    margin-inline: calc(-1 * var(--gutter));
  }
`;

/** Without space between the pictures of a row, which show one road. */
const Kinds = styled(Container)`
  --between: 0rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${space(7)};
  line-height: 1.45;
  > div {
    padding-inline-end: var(--between);
    break-inside: avoid;
  }
  ${from.sm} {
    --between: ${space(6)};
    grid-template-columns: repeat(2, minmax(0, 1fr));
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
    max-width: 32rem;
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

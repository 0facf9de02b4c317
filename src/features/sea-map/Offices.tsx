import styled from 'styled-components';
import { company } from '../../content/company';
import { officeWords } from '../../content/pages/contact';
import { LazyPortPlan } from './LazyPortPlan';
import type { PictureFiles } from '../../lib/picture';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { pageWide } from '../../lib/picture';
import { SubTitle } from '../../ui/theme/text';
import { below, from, screenOnly, space, writtenLarge } from '../../ui/theme/tokens';

const ports = company.offices.flatMap(({ port }) => port ?? []);

/** Both postal addresses, each with a chart of its coast, perhaps beside a picture. */
export function Offices({ picture }: { readonly picture?: PictureFiles }) {
  return (
    <Section
      tone="sea"
      heading={picture ? 'above' : 'beside'}
      title={officeWords.title}
      intro={officeWords.intro}
    >
      <Sides>
        {picture && <AtTheDoor picture={picture} sizes={pageWide('34vw')} />}
        {company.offices.map(({ title, lines, person, port }) => (
          <Stack key={title} $gap={3}>
            {port && <LazyPortPlan code={port} others={ports.filter((other) => other !== port)} />}
            <SubTitle>{title}</SubTitle>
            <Address>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </Address>
            {person && <p>{officeWords.askFor(person)}</p>}
          </Stack>
        ))}
      </Sides>
    </Section>
  );
}

const Address = styled.address`
  display: grid;
  ${below.sm} {
    font-size: var(--t-sm);
  }
`;

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space(8)} ${space(4)};
  ${writtenLarge} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${from.md} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    grid-template-columns: none;
  }
`;

/** The people at the door: above the addresses, and on wide screens beside them, as tall. */
const AtTheDoor = styled(Picture)`
  position: relative;
  grid-column: 1 / -1;
  img {
    height: clamp(11.5rem, 38vw, 23rem);
    object-fit: cover;
    object-position: 100% 60%;
  }
  ${from.md} {
    grid-column: auto;
    overflow: hidden;
    /* Without the car beside the door. */
    img {
      position: absolute;
      height: 100%;
      transform: scale(1.1);
      transform-origin: 100% 60%;
    }
  }
  ${screenOnly}
`;

import styled from 'styled-components';
import { company } from '../../content/company';
import { officeWords } from '../../content/pages/contact';
import { LazyPortPlan } from './LazyPortPlan';
import type { PictureFiles } from '../../lib/picture';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { Columns, Stack } from '../../ui/theme/layout';
import { pageWide } from '../../ui/theme/pictureSizes';
import { SubTitle } from '../../ui/theme/text';
import { below, from, screenOnly, space } from '../../ui/theme/tokens';

const ports = company.offices.flatMap(({ port }) => port ?? []);

/** Both postal addresses, each with a chart of its coast. With a `picture`, it's below the introduction. */
export function Offices({ picture }: { readonly picture?: PictureFiles }) {
  return (
    <Section
      tone="sea"
      heading="beside"
      title={officeWords.title}
      intro={officeWords.intro}
      aside={picture && <AtTheDoor picture={picture} sizes={pageWide('24rem')} />}
    >
      <Columns $min="8.25rem" $gap={[8, 4]}>
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
      </Columns>
    </Section>
  );
}

const Address = styled.address`
  display: grid;
  ${below.sm} {
    font-size: var(--t-sm);
  }
`;

/** The people at the door. */
const AtTheDoor = styled(Picture)`
  margin-top: ${space(2)};
  img {
    height: clamp(11.5rem, 38vw, 19rem);
    object-fit: cover;
    object-position: 62% 60%;
  }
  ${from.md} {
    img {
      height: 14rem;
    }
  }
  ${screenOnly}
`;

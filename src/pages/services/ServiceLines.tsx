import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { journey } from '../../content/journey/stages';
import { planningTools } from '../../content/navigation';
import { comparison, servicesPage } from '../../content/services/services';
import { pageWide } from '../../lib/picture';
import { ArrowLinkList } from '../../ui/links';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Picture } from '../../ui/Picture';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import {
  from,
  headingFont,
  onHover,
  onPaper,
  onPhones,
  oneColumn,
  screenOnly,
  space,
  visuallyHidden,
  writtenLarge,
} from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';

const facts = ['we', 'you', 'get'] as const;

/** The five services as one index: the stages they cover and their documents, when to use them, and who does what. */
export function ServiceLines() {
  return (
    <Section tone="ink" title={servicesPage.indexTitle} intro={servicesPage.indexIntro}>
      <Lines>
        {comparison.map((service) => (
          <li key={service.to}>
            <Head>
              <h3>
                <Link to={service.to}>{service.name}</Link>
              </h3>
              <p>{service.when}</p>
              {journey
                .filter(({ to }) => to === service.to)
                .map(({ id, name, document }) => (
                  <Stencil key={id}>{`${name}: ${document}`}</Stencil>
                ))}
              <Picture picture={service.picture} sizes={pageWide('20rem', '20rem')} decorative />
            </Head>
            <PhoneDisclosure
              openFrom="md"
              summary={
                <span>
                  {servicesPage.whoDoesWhat}
                  <VisuallyHidden>: {service.name}</VisuallyHidden>
                </span>
              }
            >
              <dl>
                {facts.map((fact) => (
                  <div key={fact}>
                    <Stencil as="dt">{servicesPage.facts[fact]}</Stencil>
                    <dd>{service[fact]}</dd>
                  </div>
                ))}
              </dl>
            </PhoneDisclosure>
          </li>
        ))}
      </Lines>
      <ArrowLinkList links={[{ label: servicesPage.seeEveryStep, to: paths.howItWorks }, ...planningTools]} />
    </Section>
  );
}

/** A picture's height on phones. */
const sceneHeight = '44vw';

/** Numbers stenciled beside each service. From 960 px up, the columns' titles are above the first one only. */
const Lines = styled.ol`
  counter-reset: service;
  margin-bottom: ${space(6)};
  li {
    position: relative;
    display: grid;
    column-gap: clamp(1.5rem, 3vw, 3rem);
    padding: ${space(5)} 0 ${space(2)} ${space(9)};
    border-top: 1px solid var(--line-strong);
    counter-increment: service;
    ${from.sm} {
      padding-inline-start: ${space(24)};
    }
    ${from.md} {
      grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
      padding-block: ${space(5)};
    }
  }
  li:last-child {
    border-bottom: 1px solid var(--line-strong);
  }
  li::before {
    content: counter(service);
    position: absolute;
    top: ${space(6)};
    left: 0;
    ${headingFont}
    font-size: 2.25rem;
    line-height: 0.8;
    color: var(--amber);
    ${onPhones} {
      top: calc(${sceneHeight} + ${space(10)});
    }
    ${from.sm} {
      top: 0.24em;
      font-size: 6.5rem;
    }
  }
  && details {
    border: 0;
  }
  summary {
    padding-block: ${space(2.5)};
  }
  dl {
    display: grid;
    gap: ${space(3)} ${space(6)};
    ${from.sm} {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
  dt {
    margin-bottom: ${space(1)};
    color: var(--ink-soft);
  }
  dd {
    line-height: 1.45;
  }
  ${from.md} {
    dl {
      margin-top: ${space(1)};
    }
    li:first-child dt {
      position: absolute;
      bottom: calc(100% + ${space(2)});
      margin: 0;
    }
    li:not(:first-child) dt {
      ${visuallyHidden}
    }
  }
  ${onPaper} {
    li {
      padding-inline-start: ${space(12)};
      break-inside: avoid;
    }
    li::before {
      font-size: 2rem;
      color: inherit;
    }
  }
`;

/** The whole head is the link. Its picture is on top on phones, then at the end, as tall as the head, or from 960 px up, small. */
const Head = styled.div`
  position: relative;
  ${oneColumn}
  gap: ${space(2)} ${space(4)};
  h3 {
    font-size: clamp(1rem, 5.5vw, var(--t-2xl));
    line-height: 1.1;
  }
  h3 a {
    text-decoration: underline var(--line-strong) 2px;
    text-underline-offset: 0.16em;
  }
  h3 a::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  picture {
    ${screenOnly}
  }
  img {
    object-fit: cover;
  }
  ${writtenLarge} {
    picture {
      display: none;
    }
  }
  ${onPhones} {
    picture {
      order: -1;
      margin: 0 calc(-1 * var(--gutter)) ${space(2)} calc(-1 * var(--gutter) - ${space(9)});
    }
    img {
      height: ${sceneHeight};
    }
    h3 a::before {
      right: calc(-1 * var(--gutter));
      left: calc(-1 * var(--gutter) - ${space(9)});
    }
  }
  ${from.sm} {
    grid-template: repeat(4, auto) 1fr / minmax(0, 1fr) 15rem;
    min-height: 7.5rem;
    picture {
      grid-area: 1 / 2 / -1;
      position: relative;
      margin-top: ${space(-5)};
    }
    img {
      position: absolute;
      inset: 0;
      height: 100%;
    }
  }
  ${from.md} {
    grid-template-columns: minmax(0, 1fr) 7rem;
    min-height: 0;
    h3 {
      grid-column: 1 / -1;
    }
    picture {
      grid-row: 2 / -1;
      margin-top: 0;
    }
    img {
      position: static;
      height: 6.75rem;
      border-radius: var(--radius);
    }
  }
  ${from.lg} {
    grid-template-columns: minmax(0, 1fr) 12rem;
    h3 {
      grid-column: 1;
    }
    picture {
      grid-row: 1 / -1;
    }
  }
  ${onHover} {
    h3 a:hover {
      text-decoration-color: var(--signal);
    }
  }
`;

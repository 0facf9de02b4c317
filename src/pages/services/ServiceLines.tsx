import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { paths } from '../../config/paths';
import { journey } from '../../content/journey/stages';
import { comparison, servicesPage } from '../../content/services/services';
import { ArrowLink } from '../../ui/links';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { from, headingFont, onHover, onPaper, space } from '../../ui/theme/tokens';
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
            </Head>
            <PhoneDisclosure
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
      <ArrowLink to={paths.howItWorks}>{servicesPage.seeEveryStep}</ArrowLink>
    </Section>
  );
}

/** Numbers stenciled beside each service. */
const Lines = styled.ol`
  counter-reset: service;
  margin-bottom: ${space(6)};
  li {
    position: relative;
    display: grid;
    gap: ${space(4)} clamp(2rem, 4vw, 4rem);
    padding: ${space(6)} 0 ${space(6)} ${space(16)};
    border-top: 1px solid var(--line-strong);
    counter-increment: service;
    ${from.md} {
      grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
      padding-inline-start: 10rem;
    }
  }
  li:last-child {
    border-bottom: 1px solid var(--line-strong);
  }
  li::before {
    content: counter(service);
    position: absolute;
    top: 0.42em;
    left: 0;
    ${headingFont}
    font-size: 3.5rem;
    line-height: 0.8;
    color: var(--amber);
    ${from.md} {
      top: 0.24em;
      font-size: 7.5rem;
    }
  }
  && details {
    border: 0;
  }
  summary {
    padding-block: ${space(2)};
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
  ${onPaper} {
    li {
      padding-inline-start: ${space(12)};
      break-inside: avoid;
    }
    li::before {
      bottom: auto;
      font-size: 2rem;
      color: inherit;
    }
  }
`;

const Head = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(2)};
  h3 {
    font-size: var(--t-2xl);
  }
  h3 a {
    text-decoration: underline var(--line-strong) 2px;
    text-underline-offset: 0.16em;
  }
  ${onHover} {
    h3 a:hover {
      text-decoration-color: var(--signal);
    }
  }
`;

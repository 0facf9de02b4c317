import styled from 'styled-components';
import { paths } from '../../config/paths';
import { planningTools } from '../../content/navigation';
import { comparison, servicesPage } from '../../content/services/services';
import { ArrowLinkList } from '../../ui/links';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { from, headingFont, onPaper, onPhones, space, visuallyHidden } from '../../ui/theme/tokens';
import { VisuallyHidden } from '../../ui/theme/VisuallyHidden';
import { ServiceHead } from './ServiceHead';

const facts = ['we', 'you', 'get'] as const;

/** The five services as one index: the stages they cover and their documents, when to use them, and who does what. */
export function ServiceLines() {
  return (
    <Section tone="ink" title={servicesPage.indexTitle} intro={servicesPage.indexIntro}>
      <Lines>
        {comparison.map((service) => (
          <li key={service.to}>
            <ServiceHead service={service} />
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

/** Numbers stenciled beside each service, or on phones on its picture. From 960 px up, the columns' titles are above the first one only. */
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
    ${from.sm} {
      top: 0.24em;
      font-size: 6.5rem;
    }
  }
  ${onPhones} {
    > li {
      padding: ${space(5)} 0 ${space(1)};
    }
    > li::before {
      top: ${space(5)};
      z-index: 1;
      width: 2rem;
      background: var(--amber);
      font-size: 1.125rem;
      line-height: 2rem;
      text-align: center;
      color: var(--ink);
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

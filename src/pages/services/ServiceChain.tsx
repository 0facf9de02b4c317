import styled from 'styled-components';
import { paths } from '../../config/paths';
import { journey } from '../../content/journey/stages';
import { comparison, serviceChain } from '../../content/services/services';
import { ArrowLink, RowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { from, space } from '../../ui/theme/tokens';

/** The journey's stages with the service for each and the document it results in. */
export function ServiceChain() {
  return (
    <Section tone="ink" title={serviceChain.title} intro={serviceChain.intro}>
      <Chain>
        {journey.map(({ id, name, to, document }) => (
          <li key={id}>
            <strong>{name}</strong>
            <p>
              <RowLink to={to}>{comparison.find((service) => service.to === to)?.name}</RowLink>
            </p>
            <p>
              {serviceChain.youGet}: <span>{document}</span>
            </p>
          </li>
        ))}
      </Chain>
      <ArrowLink to={paths.howItWorks}>{serviceChain.seeEveryStep}</ArrowLink>
    </Section>
  );
}

/** A rail with a node for each stage. It starts at the first node and ends at the last. */
const Chain = styled.ol`
  display: grid;
  margin-bottom: ${space(6)};
  li {
    position: relative;
    padding: 0 0 ${space(7)} ${space(8)};
  }
  li::before,
  li::after {
    content: '';
    position: absolute;
    inset: ${space(1.5)} auto auto 0;
    width: 0.75rem;
    height: 0.75rem;
    background: var(--signal);
  }
  li::before {
    left: 0.3125rem;
    width: 2px;
    height: 100%;
    background: var(--line-strong);
  }
  li:last-child {
    padding-bottom: 0;
    &::before {
      content: none;
    }
  }
  ${from.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${space(8)};
    li {
      padding: ${space(6)} ${space(6)} 0 0;
    }
    span {
      display: block;
    }
    li::before,
    li::after {
      top: 0;
    }
    li::before {
      inset: 0.3125rem auto auto 0;
      width: 100%;
      height: 2px;
    }
  }
  ${from.lg} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

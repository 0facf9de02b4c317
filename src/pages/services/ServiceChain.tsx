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
              {serviceChain.youGet}: {document}
            </p>
          </li>
        ))}
      </Chain>
      <ArrowLink to={paths.howItWorks}>{serviceChain.seeEveryStep}</ArrowLink>
    </Section>
  );
}

const Chain = styled.ol`
  display: grid;
  padding: 0;
  margin-bottom: ${space(6)};
  list-style: none;
  counter-reset: link;
  li {
    position: relative;
    padding: ${space(4)} 0 ${space(6)} ${space(8)};
    border-inline-start: 2px solid var(--line-strong);
  }
  li::before {
    content: '';
    position: absolute;
    inset: ${space(5.5)} auto auto -0.4375rem;
    width: 0.75rem;
    height: 0.75rem;
    background: var(--signal);
  }
  ${from.sm} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: ${space(8)};
    li {
      padding: ${space(6)} ${space(6)} 0 0;
      border-inline-start: 0;
      border-block-start: 2px solid var(--line-strong);
    }
    li::before {
      inset: -0.4375rem auto auto 0;
    }
  }
  ${from.lg} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
  }
`;

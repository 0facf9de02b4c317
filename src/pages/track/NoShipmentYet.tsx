import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';

/** For who has no reference at hand, or none at all. */
export function NoShipmentYet() {
  return (
    <Section title="No reference at hand?" heading="beside" tone="sand">
      <Ways>
        <div>
          <SubTitle>It’s on your confirmation</SubTitle>
          <p>
            You got it at the end of the quote form. It’s safe to read out on the phone: it opens nothing
            without your e-mail address.
          </p>
        </div>
        <div>
          <SubTitle>I lost my reference</SubTitle>
          <p>
            Call <a href={company.phones[0].href}>{company.phones[0].label}</a> (USA) or{' '}
            <a href={company.phones[1].href}>{company.phones[1].label}</a> (Nigeria) with your name and the
            VIN.
          </p>
        </div>
        <div>
          <SubTitle>There is no shipment yet</SubTitle>
          <p>Get a quote first. You get a reference right away.</p>
          <ArrowLink to={paths.quote}>Get a quote</ArrowLink>
        </div>
      </Ways>
    </Section>
  );
}

const Ways = styled.div`
  display: grid;
  gap: ${space(6)};
  ${from.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  > div {
    padding-top: ${space(3)};
    border-top: 2px solid var(--ink);
  }
  p {
    margin-top: ${space(2)};
  }
`;

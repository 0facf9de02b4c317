import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { noShipmentYet } from '../../content/pages/trackPage';
import { ArrowLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { space } from '../../ui/theme/tokens';
import { RuledColumns } from '../../ui/theme/layout';

/** Links for visitors without a reference. */
export function NoShipmentYet() {
  return (
    <Section title={noShipmentYet.title} heading="beside" tone="sand">
      <Ways $gap={6} $inset={3}>
        <div>
          <SubTitle>{noShipmentYet.lostTitle}</SubTitle>
          <p>
            {noShipmentYet.call} <a href={company.phones[0].href}>{company.phones[0].label}</a>{' '}
            {noShipmentYet.usOr} <a href={company.phones[1].href}>{company.phones[1].label}</a>{' '}
            {noShipmentYet.nigeria}
          </p>
        </div>
        <div>
          <SubTitle>{noShipmentYet.noneTitle}</SubTitle>
          <p>{noShipmentYet.none}</p>
          <ArrowLink to={paths.quote}>{noShipmentYet.getQuote}</ArrowLink>
        </div>
      </Ways>
    </Section>
  );
}

const Ways = styled(RuledColumns)`
  p {
    margin-top: ${space(2)};
  }
`;

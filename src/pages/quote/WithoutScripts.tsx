import styled from 'styled-components';
import { company } from '../../content/company';
import { ButtonAnchor } from '../../ui/buttons/Button';
import { Cluster } from '../../ui/theme/layout';
import { Notice } from '../../ui/Notice';

/** Only where no script runs: what to write to us, and by which way. */
export function WithoutScripts() {
  return (
    <Only>
      <Notice tone="info" title="You can get a quote without JavaScript">
        <p>
          Send us four things: the vehicle (type, make, year, whether it runs), where it is, where it’s going,
          and how to reach you.
        </p>
        <Cluster>
          <ButtonAnchor href={`mailto:${company.email}?subject=Quote%20request`}>Send an e-mail</ButtonAnchor>
          <ButtonAnchor $variant="secondary" href={company.whatsapp.href}>
            WhatsApp
          </ButtonAnchor>
          {company.phones.map(({ place, label, href }) => (
            <a key={href} href={href}>
              {place} {label}
            </a>
          ))}
        </Cluster>
      </Notice>
    </Only>
  );
}

const Only = styled.div`
  @media (scripting: enabled) {
    display: none;
  }
`;

import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { officeWords } from '../../content/pages/about';
import { unbrokenTimes } from '../../lib/time/hoursText';
import { ArrowLink, EmailLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { space, tapTarget } from '../../ui/theme/tokens';
import { RuledColumns } from '../../ui/theme/layout';

/** Both offices with their contact details. */
export function Offices() {
  return (
    <Section tone="sand" title={officeWords.title}>
      <Pair $min="13rem">
        {company.offices.map(({ title, lines, person }) => (
          <div key={title}>
            <SubTitle>{title}</SubTitle>
            <address>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            {person && <p>{officeWords.askFor(person)}</p>}
          </div>
        ))}
        <div>
          <SubTitle>{officeWords.reach}</SubTitle>
          <Ways>
            {company.phones.map(({ place, label, href }) => (
              <span key={href}>
                {place}: <a href={href}>{label}</a>
              </span>
            ))}
            <span>
              <EmailLink address={company.email} />
            </span>
            <span>{unbrokenTimes(company.hours)}</span>
          </Ways>
          <ArrowLink to={paths.contact}>{officeWords.allWays}</ArrowLink>
        </div>
      </Pair>
    </Section>
  );
}

const Pair = styled(RuledColumns)`
  h3 {
    margin-bottom: ${space(3)};
  }
  address > span {
    display: block;
  }
  address + p {
    margin-top: ${space(3)};
  }
`;

/** Spaces the links as touch targets. */
const Ways = styled.address`
  margin-block-start: -${space(2.25)};
  a {
    ${tapTarget(2.25)}
  }
  > span:not(:has(a)) {
    padding-block: ${space(2.25)};
  }
`;

import styled from 'styled-components';
import { paths } from '../../config/paths';
import { company } from '../../content/company';
import { homeReach } from '../../content/pages/home';
import { OpenNow } from '../../features/opening-hours/OpenNow';
import { ArrowLink, ChatLink, EmailLink } from '../../ui/links';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { space, tapTarget, writtenLarge } from '../../ui/theme/tokens';
import { RuledColumns } from '../../ui/theme/layout';

/** Phone numbers, and opening hours in the visitor's time zone. */
export function ReachUs() {
  return (
    <Section title={homeReach.title} tone="sand" heading="beside">
      <Ways $min="12rem" $inset={3} $gap={[3, 8]}>
        <div>
          <SubTitle>{homeReach.hours}</SubTitle>
          <OpenNow />
        </div>
        <div>
          <SubTitle>{homeReach.phone}</SubTitle>
          <ul>
            {company.phones.map(({ place, label, href }) => (
              <li key={href}>
                {`${place} `}
                <a href={href}>{label}</a>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <SubTitle>{homeReach.writing}</SubTitle>
          <ul>
            <li>
              <ChatLink href={company.whatsapp.href}>{company.whatsapp.name}</ChatLink>
            </li>
            <li>
              <EmailLink address={company.email} />
            </li>
          </ul>
          <ArrowLink to={paths.contact}>{homeReach.allWays}</ArrowLink>
        </div>
      </Ways>
    </Section>
  );
}

const Ways = styled(RuledColumns)`
  > div {
    display: grid;
    align-content: start;
    gap: ${space(3)};
  }
  ul {
    margin-block: ${space(-2.5)};
  }
  li a {
    ${tapTarget(2.5)}
  }
  a {
    white-space: nowrap;
    ${writtenLarge} {
      white-space: normal;
    }
  }
`;

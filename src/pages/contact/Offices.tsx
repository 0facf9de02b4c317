import styled from 'styled-components';
import { company } from '../../content/company';
import { officeWords } from '../../content/pages/contact';
import { Section } from '../../ui/Section';
import { SubTitle } from '../../ui/theme/text';
import { from, space } from '../../ui/theme/tokens';
import { RuledColumns } from '../../ui/theme/layout';
import { contactColumns } from './columns';

/** Both postal addresses. */
export function Offices() {
  return (
    <Section tone="sea" title={officeWords.title} intro={officeWords.intro}>
      <Pair>
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
      </Pair>
    </Section>
  );
}

const Pair = styled(RuledColumns)`
  h3 {
    margin-bottom: ${space(3)};
  }
  span {
    display: block;
  }
  address + p {
    margin-top: ${space(3)};
  }
  ${from.md} {
    ${contactColumns}
  }
`;

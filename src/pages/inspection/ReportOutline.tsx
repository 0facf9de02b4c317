import styled from 'styled-components';
import { reportParts, sampleFindings, reportOutline } from '../../content/services/inspection';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Facts } from '../../ui/Facts';
import { RuledList, Split, Stack } from '../../ui/theme/layout';
import { Section } from '../../ui/Section';
import { Stencil } from '../../ui/theme/text';
import { Tag } from '../../ui/Tag';
import { acrossColumns, below, space } from '../../ui/theme/tokens';

/** A report's contents, next to a sample. */
export function ReportOutline() {
  return (
    <Section id="report" title={reportOutline.title} intro={reportOutline.intro}>
      <Split $ratio={[6, 6]}>
        <Stack $gap={6}>
          <PhoneDisclosure summary={reportOutline.parts}>
            <Facts items={reportParts.map(({ part, contents }) => ({ term: part, value: contents }))} />
          </PhoneDisclosure>
          <strong>{reportOutline.notChecked}</strong>
        </Stack>
        <Sheet aria-labelledby="sample-report">
          <figcaption id="sample-report">
            <Stencil>{reportOutline.sample}</Stencil>
          </figcaption>
          <RuledList $gap={4} $faint>
            {sampleFindings.map(({ point, word, tone, note }) => (
              <li key={point}>
                <span>{point}</span>
                <Tag tone={tone}>{word}</Tag>
                <p>{note}</p>
              </li>
            ))}
          </RuledList>
        </Sheet>
      </Split>
    </Section>
  );
}

const Sheet = styled.figure`
  padding: clamp(1.25rem, 3vw, 2.5rem);
  background: var(--white);
  border: 1px solid var(--line-strong);
  border-top: 12px solid var(--ink);
  color: var(--ink);
  ${below.sm} {
    order: -1;
  }
  ul {
    margin-top: ${space(4)};
  }
  li:last-child {
    padding-bottom: 0;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
    gap: ${space(1)} ${space(3)};
  }
  li p {
    grid-column: 1 / -1;
    ${acrossColumns}
    color: var(--ink-soft);
    font-size: var(--t-sm);
  }
`;

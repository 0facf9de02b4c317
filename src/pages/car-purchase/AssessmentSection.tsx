import { assessmentSection } from '../../content/tools/assessment';
import { Facts } from '../../ui/Facts';
import { LazyPart } from '../../ui/late/LazyPart';
import { Notice } from '../../ui/Notice';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { Split, Stack } from '../../ui/theme/layout';
import { Small, SubTitle } from '../../ui/theme/text';

const loadAssessment = () => import('../../features/price/assessment/AssessmentCheck');

/** Which documents to ask for, how to pay, and the check of the agent's assessment. */
export function AssessmentSection() {
  return (
    <Section id="assessment" title={assessmentSection.title} intro={assessmentSection.intro}>
      <Stack $gap={8}>
        <Split $ratio="minmax(0, 7fr) minmax(0, 5fr)">
          <Stack $gap={3}>
            <SubTitle>{assessmentSection.documentsTitle}</SubTitle>
            <Facts items={assessmentSection.documents} />
          </Stack>
          <Stack>
            <Notice title={assessmentSection.payTitle}>
              <p>{assessmentSection.pay}</p>
            </Notice>
            <Small>{assessmentSection.valued}</Small>
            <Small>{assessmentSection.lookup}</Small>
          </Stack>
        </Split>
        <PhoneDisclosure summary={assessmentSection.open}>
          <LazyPart load={loadAssessment} room={[95, 108]}>
            <p>{assessmentSection.withoutScripts}</p>
          </LazyPart>
        </PhoneDisclosure>
      </Stack>
    </Section>
  );
}

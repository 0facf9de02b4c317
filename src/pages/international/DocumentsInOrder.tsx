import { paths } from '../../config/paths';
import { journey } from '../../content/journey/stages';
import { journeySteps } from '../../content/journey/steps';
import { documentsInOrder } from '../../content/services/international';
import { DataTable } from '../../ui/DataTable';
import { RowLink } from '../../ui/links';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { RulesChange } from './RulesChange';

const { title, intro, folded, caption, columns } = documentsInOrder;

/** All documents in order, with who issues them. */
export function DocumentsInOrder() {
  return (
    <Section id="order" heading="beside" tone="sand" title={title} intro={intro}>
      <Stack $gap={8}>
        <PhoneDisclosure summary={folded}>
          <DataTable
            caption={caption}
            columns={columns}
            rows={journey.flatMap(({ id }) =>
              journeySteps[id].map((step) => ({
                key: step.title,
                cells: [
                  step.document,
                  step.who,
                  <RowLink key={id} to={`${paths.howItWorks}#${id}`}>
                    {step.title}
                  </RowLink>,
                ],
              })),
            )}
          />
        </PhoneDisclosure>
        <RulesChange />
      </Stack>
    </Section>
  );
}

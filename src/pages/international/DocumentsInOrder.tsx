import { paths } from '../../config/paths';
import { journey } from '../../content/journey/stages';
import { journeySteps } from '../../content/journey/steps';
import { documentsInOrder, rulesChange } from '../../content/services/international';
import { DataTable } from '../../ui/DataTable';
import { RowLink, ArrowLink } from '../../ui/links';
import { PhoneDisclosure } from '../../ui/PhoneDisclosure';
import { Section } from '../../ui/Section';
import { Stack } from '../../ui/theme/layout';
import { Notice } from '../../ui/Notice';

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

/** A warning that customs sets the rules and rates, and may change them. */
function RulesChange() {
  return (
    <Notice tone="caution" title={rulesChange.title}>
      <p>{rulesChange.text}</p>
      <ArrowLink to={`${paths.carPurchase}#age`}>{rulesChange.checkAge}</ArrowLink>
    </Notice>
  );
}
